import { type Document, type Game, type Move, newMatch, type Options, toDocument } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import type { ServerMessage } from '@madang/wire';
import { createHost, type Host, type Think } from '../src/local-server/host.ts';
import type { LocalSeat } from '../src/local-server/local.ts';
import type { Channel, Command } from '../src/net/channel.ts';
import type { PlanKeeper } from '../src/play/keeper.ts';
import { createTable, type TableStore } from '../src/play/table.ts';

export const ann: LocalSeat = { kind: 'person', name: 'Ann' };
export const ben: LocalSeat = { kind: 'person', name: 'Ben' };
export const bot: LocalSeat = { kind: 'bot', name: 'Bot', level: 'random' };

/** A bot that is never asked. */
export const silent: Think = () => new Promise(() => undefined);

export interface TestTable {
  readonly host: Host;
  readonly store: TableStore;
  /** Everything that was sent to the screen. */
  readonly messages: ServerMessage[];
  readonly sent: Command[];
  readonly saved: Document[];
  /** Whether commands and messages get through. */
  readonly wire: { cut: boolean };
  /** Sends the screen something that the host did not. */
  tell(message: ServerMessage): void;
}

/** What is played at a test table. */
interface Played {
  readonly game: Game;
  readonly options: Options;
}

const SIBERIA: Played = { game: siberia, options: { firstPlayer: 'seat0' } };

/** A table whose host and screen talk directly. */
export function testTable(
  seats: readonly LocalSeat[],
  think: Think = silent,
  seed = 'table',
  keeper?: PlanKeeper,
  { game, options }: Played = SIBERIA,
): TestTable {
  const messages: ServerMessage[] = [];
  const sent: Command[] = [];
  const saved: Document[] = [];
  const wire = { cut: false };
  let hear = (_: ServerMessage): void => undefined;
  const document = toDocument(newMatch(game, { seats: seats.length, seed, options }));
  const host = createHost({
    id: 't',
    game,
    seats,
    document,
    think,
    emit(message) {
      messages.push(message);
      // messages come to a screen as copies, from a worker as from a server
      if (!wire.cut) hear(structuredClone(message));
    },
    save: (changed) => saved.push(changed),
  });
  if ('problem' in host) throw new Error(host.problem.code);
  const channel: Channel = {
    listen(listener, _seen, link) {
      hear = listener;
      link('open');
      host.take({ type: 'watch', table: 't' });
      return () => undefined;
    },
    ask: () => host.take({ type: 'watch', table: 't' }),
    send(command) {
      sent.push(command);
      if (!wire.cut) host.take(command);
    },
  };
  const store = createTable('t', game, channel, { rest: () => 0, later: () => undefined }, keeper);
  store.open();
  return { host, store, messages, sent, saved, wire, tell: (message) => hear(structuredClone(message)) };
}

/** The first choice of the decision on the screen. */
export function firstChoice(store: TableStore): Move {
  const move = store.getState().plan?.decision?.moves[0];
  if (!move) throw new Error('nothing to choose');
  return move;
}

/** Answers with first choices until the plan is ready, and confirms. */
export function takeTurn(store: TableStore): void {
  while (store.getState().plan?.stage === 'open') store.choose(firstChoice(store), 'turn');
  store.confirm();
}
