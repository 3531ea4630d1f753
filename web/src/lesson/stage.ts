import type { Document, Game, Seat } from '@madang/kernel';
import type { Problem, ServerMessage } from '@madang/wire';
import { createHost } from '../local-server/host.ts';
import type { LocalSeat } from '../local-server/local.ts';
import type { Channel } from '../net/channel.ts';
import { screenPace } from '../play/pace.ts';
import type { TableState } from '../play/state.ts';
import { createTable, type TableStore } from '../play/table.ts';

/** A match hosted by this page itself: nobody thinks, so it needs no worker. */
interface Stage {
  readonly channel: Channel;
  /** Plays for somebody who is not here. Throws where the rules do not take it: what is given must fit. */
  playFor(seat: Seat, move: unknown): void;
  /** What has been played so far. */
  document(): Document;
}

/** Every stage is a table of its own. */
const STAGE = 'stage';

/** A table on a stage. */
export interface StageTable {
  readonly stage: Stage;
  readonly table: TableStore;
  /** Ends it. */
  leave(): void;
}

/** Puts a match on the page with a table that shows it, and tells what changes there; the reason where it does not replay. */
export function openTable(
  game: Game,
  seats: readonly LocalSeat[],
  document: Document,
  follow: (state: TableState) => void,
): StageTable | { readonly problem: Problem } {
  const stage = openStage(game, seats, document);
  if ('problem' in stage) return stage;
  const table = createTable(STAGE, game, stage.channel, screenPace);
  const close = table.open();
  const unfollow = table.subscribe(follow);
  return {
    stage,
    table,
    leave() {
      unfollow();
      close();
    },
  };
}

/** Puts a match on the page; the reason where it does not replay. */
function openStage(game: Game, seats: readonly LocalSeat[], document: Document): Stage | { readonly problem: Problem } {
  const listeners = new Set<(message: ServerMessage) => void>();
  const host = createHost({
    id: STAGE,
    game,
    seats,
    document,
    think: null,
    emit(message) {
      for (const hear of listeners) hear(message);
    },
    save: () => undefined,
  });
  if ('problem' in host) return host;
  const watch = (): void => host.take({ type: 'watch', table: STAGE });
  return {
    channel: {
      listen(hear, _seen, link) {
        listeners.add(hear);
        link('open');
        watch();
        return () => listeners.delete(hear);
      },
      ask: watch,
      send: (command) => host.take(command),
    },
    playFor(seat, move) {
      const problem = host.playFor(seat, move);
      if (problem) throw new Error(`a given move is refused: ${problem.code}`);
    },
    document: () => host.document(),
  };
}
