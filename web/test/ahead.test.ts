import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { decisionOf, type Move, type Seat, type State } from '@madang/kernel';
import type { LogEntry, SeatPlan } from '@madang/wire';
import { tiny } from '../../kernel/test/tiny.ts';
import type { Think } from '../src/local-server/host.ts';
import { isPostponed, planAhead, planMoves, rebase, startPlan, stoppedAt } from '../src/play/plan.ts';
import { ann, bot, testTable } from './tables.ts';

const found = (fields: object): Move => {
  const move = tiny.moves.byId(tiny.moves.find(fields)?.id ?? Number.NaN);
  assert.ok(move, JSON.stringify(fields));
  return move;
};
const LAY = tiny.moves.picks[0];
const STOP = tiny.moves.stop;
const cell = (x: number, y: number): Move => found({ kind: 'stone', x, y });
assert.ok(LAY);

/** Tiny against a bot that makes the moves it is given; it has bid most, and has the first turn. The person may plan theirs. */
async function waiting(t: TestContext) {
  t.mock.timers.enable({ apis: ['Date'] });
  const asked: ((move: Move) => void)[] = [];
  const think: Think = () => new Promise((resolve) => asked.push(({ id }) => resolve({ ok: true, value: id })));
  const { store, sent, ...table } = testTable([ann, bot], think, 'ahead', undefined, { game: tiny, options: {} });
  const turn = async (...moves: readonly Move[]) => {
    for (const move of moves) {
      const seq = store.getState().position?.seq;
      // A bot that was asked of an older position is asked again.
      while (store.getState().position?.seq === seq) {
        asked.shift()?.(move);
        await new Promise(setImmediate);
      }
    }
  };
  for (const move of [found({ kind: 'bid', coins: 0 }), STOP]) store.choose(move, 'once');
  await turn(found({ kind: 'bid', coins: 2 }), STOP);
  assert.equal(store.getState().plan?.decision, null);
  store.lookForward();
  assert.ok(store.getState().plan?.ahead);
  sent.length = 0;
  return {
    ...table,
    store,
    sent,
    turn,
    pass: (ms: number) => t.mock.timers.tick(ms),
    tried: () => store.getState().plan?.steps.map(({ move }) => move),
  };
}

test('as the turn comes, what was planned of it is tried, and that is said', async (t) => {
  const { store, turn, tried } = await waiting(t);
  for (const move of [LAY, cell(1, 1)]) store.choose(move, 'once');
  await turn(LAY, cell(0, 0), STOP);
  const { plan, news } = store.getState();
  assert.deepEqual([plan?.ahead, tried()], [null, [LAY, cell(1, 1)]]);
  assert.deepEqual(news, { kind: 'turn', steps: 2, lost: null });
});

test('what another took before the turn comes is no more in the plan: what it was and after whose move is said', async (t) => {
  const { store, turn, tried } = await waiting(t);
  for (const move of [LAY, cell(1, 1)]) store.choose(move, 'once');
  await turn(LAY, cell(1, 1));
  const { news, plan } = store.getState();
  assert.ok(plan?.ahead && news?.kind === 'cut');
  assert.deepEqual([tried(), news.lost?.move, news.lost?.by, news.lost?.decision.moves.length], [[LAY], cell(1, 1), 1, 16]);
  await turn(STOP);
  assert.deepEqual([store.getState().news, store.getState().plan?.ahead, tried()], [{ kind: 'turn', steps: 1, lost: null }, null, [LAY]]);
});

test('who has only begun to plan is told that it is their turn now', async (t) => {
  const { store, turn } = await waiting(t);
  await turn(LAY, cell(0, 0), STOP);
  assert.deepEqual(store.getState().news, { kind: 'turn', steps: 0, lost: null });
});

test('a choice just after the planned turn came is not sent at once: it was meant for the plan', async (t) => {
  const { store, turn, sent, pass, tried } = await waiting(t);
  for (const move of [LAY, cell(1, 1)]) store.choose(move, 'once');
  await turn(LAY, cell(0, 0), STOP);
  pass(699);
  store.choose(STOP, 'once');
  assert.deepEqual([sent, tried()], [[], [LAY, cell(1, 1), STOP]]);
  store.takeBack();
  pass(1);
  store.choose(STOP, 'once');
  assert.equal(sent.length, 1);
});

test('a turn that was tried is planned where another takes the last step before it back, and that is said', async (t) => {
  const { store, turn, host, messages, tell, tried } = await waiting(t);
  await turn(LAY, cell(0, 0));
  host.take({ type: 'watch', table: 't' });
  const before = messages.findLast(({ type }) => type === 'view');
  assert.ok(before);
  await turn(STOP);
  for (const move of [LAY, cell(1, 1)]) store.choose(move, 'turn');
  tell(before);
  const { plan, news } = store.getState();
  assert.deepEqual(
    [plan?.ahead?.turns, tried(), news],
    [[], [LAY, cell(1, 1)], { kind: 'takenBack', by: 1, steps: 2, seq: store.getState().position?.seq }],
  );
});

test('a kept plan that is planned anew as its turn comes is dropped: what lies on the screen goes before it', async (t) => {
  const { store, sent, turn, tell, tried } = await waiting(t);
  store.leavePlan();
  const after = store.getState().position?.seen[0]?.log.findLast(({ by }) => by === 0)?.seq ?? 0;
  const plan: SeatPlan = { after, condition: 'offered', turns: [[LAY.id, cell(1, 1).id]], stopped: null };
  tell({ type: 'plan', table: 't', seat: 0, plan });
  t.mock.timers.tick(700);
  store.lookForward();
  assert.deepEqual(tried(), [LAY, cell(1, 1)]);
  store.takeBack();
  store.choose(cell(2, 2), 'turn');
  await turn(LAY, cell(0, 0), STOP);
  assert.deepEqual(tried(), [LAY, cell(2, 2)]);
  assert.deepEqual(
    sent.map((command) => command.type === 'plan' && [command.seat, command.turns]),
    [[0, []]],
  );
});

test('what is tried of a turn stays while an older plan is dropped', async (t) => {
  const { store, turn, wire, tell, tried } = await waiting(t);
  store.leavePlan();
  await turn(LAY, cell(0, 0), STOP);
  for (const move of [LAY, cell(1, 1)]) store.choose(move, 'turn');
  wire.cut = true;
  store.dropPlan(0);
  const { sending } = store.getState();
  assert.ok(sending);
  tell({ type: 'done', table: 't', command: sending.command, seq: sending.type === 'plan' ? sending.after : 0, repeated: false });
  assert.equal(store.getState().sending, null);
  assert.deepEqual(tried(), [LAY, cell(1, 1)]);
});

/** What seat 0 sees while it waits for its turn. */
async function viewWaiting(t: TestContext) {
  const { store } = await waiting(t);
  const before = store.getState().position?.seen[0]?.view;
  assert.ok(before);
  return before;
}

test('while its turn cannot be imagined a plan is kept, and goes on where it can', async (t) => {
  const view = await viewWaiting(t);
  const plan = planAhead(tiny, view, 0, [[LAY.id, cell(2, 2).id]], 'offered');
  assert.equal(plan?.steps.length, 2);
  const between: State = { ...view, agenda: [] };
  const kept = rebase(tiny, plan, between, null);
  assert.deepEqual([isPostponed(kept), kept.decision, kept.steps], [true, null, []]);
  const again = rebase(tiny, kept, view, null);
  assert.deepEqual([isPostponed(again), again.steps.map(({ move }) => move), again.ahead?.condition], [false, [LAY, cell(2, 2)], 'offered']);
  assert.equal(isPostponed(startPlan(view, 0, null)), false);
});

test('a kept plan that stopped names its move, and after whose it was gone, where the page saw that', async (t) => {
  const view = await viewWaiting(t);
  const entry = (seq: number, by: Seat): LogEntry => ({ seq, by, told: [] });
  const taken: State = planMovesOn(view, 1, [LAY, cell(3, 3)]);
  const kept: SeatPlan = { after: 4, condition: 'same', turns: [[LAY.id, cell(3, 3).id]], stopped: 'not-offered' };
  const log = [entry(5, 1), entry(6, 1)];
  const past = new Map([
    [4, view],
    [5, view],
  ]);
  const seen = { seat: 0, view: taken, log, events: [], past };
  const lost = stoppedAt(tiny, seen, 0, kept);
  assert.deepEqual([lost?.move, lost?.by], [cell(3, 3), 1]);
  assert.equal(stoppedAt(tiny, { ...seen, past: new Map() }, 0, kept)?.by ?? null, null);
});

/** The view after a seat's moves. */
function planMovesOn(view: State, seat: Seat, moves: readonly Move[]): State {
  const plan = planMoves(tiny, startPlan(view, seat, decisionOf(tiny, view, seat) ?? null), moves);
  assert.equal(plan.steps.length, moves.length);
  return plan.steps.at(-1)?.view ?? view;
}
