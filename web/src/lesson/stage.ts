import type { Document, Game, Seat } from '@madang/kernel';
import type { Problem, ServerMessage } from '@madang/wire';
import { createHost } from '../local-server/host.ts';
import type { LocalSeat } from '../local-server/local.ts';
import type { Channel } from '../net/channel.ts';

/** A match hosted by this page itself: nobody thinks, so it needs no worker. */
export interface Stage {
  readonly channel: Channel;
  /** Plays for somebody who is not here. Throws where the rules do not take it: what is given must fit. */
  playFor(seat: Seat, move: unknown): void;
  /** What has been played so far. */
  document(): Document;
}

/** Every stage is a table of its own. */
export const STAGE = 'stage';

/** Puts a match on the page; the reason where it does not replay. */
export function openStage(game: Game, seats: readonly LocalSeat[], document: Document): Stage | { readonly problem: Problem } {
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
