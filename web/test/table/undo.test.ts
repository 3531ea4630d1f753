import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barrage } from '@madang/barrage';
import type { Seat } from '@madang/kernel';
import type { ServerMessage } from '@madang/wire';
import { createTable, type TableStore } from '../../src/play/table.ts';
import { ann, ben, firstChoice, silent, type TestTable, takeTurn, testTable } from '../tables.ts';

/** What a screen with that seat alone hears of a message for both. */
function heardBy(seat: Seat, message: ServerMessage): ServerMessage {
  switch (message.type) {
    case 'table':
      return { ...message, table: { ...message.table, mine: [seat] } };
    case 'view':
    case 'step': {
      const decisions = message.decisions?.filter((one) => one.seat === seat);
      const own = { ...message, ...(decisions && { decisions }) };
      return own.type === 'view'
        ? { ...own, views: own.views.filter((one) => one.seat === seat) }
        : { ...own, views: own.views.filter((one) => one.seat === seat) };
    }
    default:
      return message;
  }
}

/** The two screens of a table, and what is on the way from them to the host while `isSlow`. */
interface Apart {
  readonly screens: readonly [TableStore, TableStore];
  readonly line: { isSlow: boolean; readonly way: (() => void)[] };
}

/** A table of two screens, Ann's and Ben's. */
function apart(): Apart {
  const both: TestTable = testTable([ann, ben], silent, 'undo', undefined, { game: barrage, options: {} });
  const ears: ((message: ServerMessage) => void)[] = [];
  const told = { count: 0 };
  const line: Apart['line'] = { isSlow: false, way: [] };
  const tell = (): void => {
    for (const message of both.messages.slice(told.count)) for (const hear of ears) hear(message);
    told.count = both.messages.length;
  };
  const screen = (seat: Seat): TableStore => {
    const watch = (): void => both.host.take({ type: 'watch', table: 't' });
    const store = createTable(
      't',
      barrage,
      {
        listen(listener, _seen, link) {
          ears.push((message) => listener(structuredClone(heardBy(seat, message))));
          link('open');
          watch();
          return () => undefined;
        },
        ask: watch,
        send(command) {
          const arrive = (): void => {
            both.host.take(command);
            tell();
          };
          if (line.isSlow) line.way.push(arrive);
          else arrive();
        },
      },
      { rest: () => 0, later: () => undefined },
    );
    store.open();
    return store;
  };
  const screens = [screen(0), screen(1)] as const;
  tell();
  return { screens, line };
}

/** The screens after a first turn: of who made it, and of who has the turn now. */
function afterTurn() {
  const { screens, line } = apart();
  const [a, b] = screens;
  const [first, second] = a.getState().plan?.decision ? [a, b] : [b, a];
  takeTurn(first);
  return { first, second, line };
}

/** The moves that are tried on a screen. */
const triedAt = (store: TableStore) => store.getState().plan?.steps.map(({ move }) => move.id);

test('an undo that takes the turn from another person is asked for twice', () => {
  const { first, second } = afterTurn();
  const seq = second.getState().position?.seq;
  assert.ok(second.getState().plan?.decision);
  first.takeBack();
  assert.equal(first.getState().problem?.code, 'undo-again');
  assert.equal(second.getState().position?.seq, seq);
  first.takeBack();
  assert.equal(first.getState().problem, null);
  assert.ok(first.getState().plan?.decision);
  assert.equal(second.getState().plan?.decision, null);
});

test('what somebody had tried as another’s undo took the turn is planned, tried again when it comes back, and they are told both times', () => {
  const { first, second } = afterTurn();
  second.choose(firstChoice(second), 'turn');
  const tried = triedAt(second);
  first.takeBack();
  first.takeBack();
  assert.deepEqual(
    [triedAt(second), second.getState().news],
    [tried, { kind: 'takenBack', by: first.getState().eyes, steps: 1, seq: second.getState().position?.seq }],
  );
  assert.ok(second.getState().plan?.ahead);
  takeTurn(first);
  assert.deepEqual([triedAt(second), second.getState().news], [tried, { kind: 'turn', steps: 1, lost: null }]);
  assert.equal(second.getState().plan?.ahead, null);
});

test('a turn that was sent as another’s undo came first is refused, and planned as well', () => {
  const { first, second, line } = afterTurn();
  line.isSlow = true;
  takeTurn(second);
  line.isSlow = false;
  const sent = triedAt(second);
  first.takeBack();
  first.takeBack();
  for (const arrive of line.way) arrive();
  assert.deepEqual([second.getState().problem?.code, triedAt(second)], ['not-your-decision', sent]);
  takeTurn(first);
  assert.deepEqual(triedAt(second), sent);
});
