import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siberia } from '@madang/siberia';
import { wording } from '@madang/siberia/text';
import { translator } from '@madang/text';
import { planMoves, plannedView } from '../src/play/plan.ts';
import { foldStep } from '../src/play/position.ts';
import { shownOn, type TableStore } from '../src/play/state.ts';
import { explainer } from '../src/table/prompt/explain.ts';
import en from '../text/en/page.json' with { type: 'json' };
import { ann, bot, firstChoice, takeTurn, testTable } from './tables.ts';

/** A table of one person, and what brings its screen the whole view again, as a reconnect does. */
function tableOfOne() {
  const table = testTable([ann, bot]);
  return { ...table, reconnect: () => table.host.take({ type: 'watch', table: 't' }) };
}

const known = (store: TableStore): number[] => [...(store.getState().position?.seen[0]?.past.keys() ?? [])].sort((a, b) => a - b);

test('a reconnect that brings nothing new leaves plan, decision, view and log the very same objects', () => {
  const { store, reconnect } = tableOfOne();
  takeTurn(store);
  store.choose(firstChoice(store), 'turn');
  const before = store.getState();
  reconnect();
  const after = store.getState();
  assert.ok(before.plan && before.position);
  assert.notEqual(after.position, before.position, 'a view came');
  assert.equal(after.plan, before.plan, 'tabs, turned tiles and moves that are tried hang on it');
  assert.equal(after.position?.seen[0]?.view, before.position.seen[0]?.view);
  assert.equal(after.position?.seen[0]?.log, before.position.seen[0]?.log);
  assert.equal(after.position?.decisions[0], before.position.decisions[0]);
});

test('a step of others that tells once more what is to be decided leaves the decision the very same object', () => {
  const { store, messages } = tableOfOne();
  const { position } = store.getState();
  const told = messages.find((message) => message.type === 'view');
  assert.ok(position && told);
  const views = position.seen.map(({ seat }) => ({ seat, patch: [], told: [] }));
  const decisions = structuredClone(told.decisions);
  const step = { type: 'step' as const, table: 't', seq: position.seq + 1, by: 1, views, waitingFor: [0], over: false, decisions };
  const folded = foldStep(siberia, position, step);
  assert.ok(folded.ok && folded.position.decisions.length > 0);
  assert.equal(folded.position.decisions[0], position.decisions[0]);
});

test('after a reconnect the steps that stand can still be looked at, and those that were taken back cannot', () => {
  const { store, host, reconnect } = tableOfOne();
  store.choose(firstChoice(store), 'once');
  store.choose(firstChoice(store), 'once');
  assert.deepEqual(known(store), [0, 1, 2]);
  reconnect();
  assert.deepEqual(known(store), [0, 1, 2]);
  host.take({ type: 'undo', table: 't', seat: 0, seq: 2, command: 'undone' });
  assert.ok(known(store).includes(1));
  assert.ok(!known(store).includes(2), 'what was taken back is gone');
});

test('a help that is noted leaves the tried moves as they are, and is answered on this device too', () => {
  const { store } = tableOfOne();
  store.choose(firstChoice(store), 'turn');
  const { plan } = store.getState();
  store.act(0, { kind: 'help', help: 'best' });
  assert.equal(store.getState().acts.length, 1);
  assert.equal(store.getState().acting, null);
  assert.equal(store.getState().plan, plan);
});

test('what stands on the screen is a view with the decision of that view, whatever is tried and sent', () => {
  const { store, wire } = tableOfOne();
  const isTogether = (): boolean => {
    const { plan, sending } = store.getState();
    const shown = shownOn(store.getState());
    return (
      shown !== undefined &&
      (shown.decision === null ? true : !sending && plan !== null && shown.view === plannedView(plan) && shown.decision === plan.decision)
    );
  };
  assert.ok(isTogether());
  store.choose(firstChoice(store), 'turn');
  assert.ok(isTogether());
  wire.cut = true;
  takeTurn(store);
  assert.equal(shownOn(store.getState())?.decision, null, 'nothing is asked while a command is under way');
});

test('a move is explained where it is offered alone, and words that fail cost only their own line', () => {
  const { store } = tableOfOne();
  const { plan } = store.getState();
  assert.ok(plan?.decision);
  const kit = { game: siberia, wording, catalogue: {} };
  const words = translator('en', en, {});
  const offered = firstChoice(store);
  const tried = planMoves(siberia, plan, [offered]);
  const gone = plan.decision.moves.find((move) => !tried.decision?.moves.includes(move));
  assert.ok(gone);
  assert.equal(explainer(kit, words, plannedView(tried), 0, tried.decision)(gone), null);
  const failing = { ...kit, wording: { ...wording, label: wordless, forecast: wordless } };
  const reported = test.mock.method(console, 'error', () => undefined);
  const explained = plan.decision.moves.map(explainer(failing, words, plan.base, 0, plan.decision));
  assert.ok(explained.every((one) => one?.forecast === null));
  assert.equal(new Set(explained.map((one) => one?.label)).size, plan.decision.moves.length, 'each can be told from the others');
  assert.ok(reported.mock.callCount() > 0);
  reported.mock.restore();
});

/** Words that have a fault. */
function wordless(): never {
  throw new Error('no words');
}
