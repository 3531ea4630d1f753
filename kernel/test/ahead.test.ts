import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decision, followPlan, foresee, imagineTurn, type Move, planTurns, play, type Seat } from '../index.ts';
import { type Tiny, tiny } from './tiny.ts';

/** Tiny in its turns: seat 0 has bid most and is asked, seat 1 is next. */
function inTurns(): Tiny {
  const state = begin(tiny, { seats: 2, seed: 'ahead' });
  for (const [seat, coins] of [
    [0, 1],
    [1, 0],
  ] as const) {
    answer(state, seat, { kind: 'bid', coins });
    answer(state, seat, { kind: 'stop' });
  }
  assert.equal(decision(tiny, state)?.seat, 0);
  return state;
}

/** Plays the offered move with these fields; gives its id. */
function answer(state: Tiny, seat: Seat, fields: object): number {
  const move = found(fields);
  play(tiny, state, seat, move);
  return move.id;
}

function found(fields: object) {
  const move = tiny.moves.find(fields);
  assert.ok(move, JSON.stringify(fields));
  return move;
}

function known(id: number) {
  const move = tiny.moves.byId(id);
  assert.ok(move, `move ${id}`);
  return move;
}

const idsOf = (moves: readonly Move[]): number[] => moves.map(({ id }) => id);

const STONES = tiny.moves.picks[0]?.id ?? 0;
const CARDS = tiny.moves.picks[2]?.id ?? 0;
const STOP = tiny.moves.stop.id;
const cell = (x: number, y: number): number => found({ kind: 'stone', x, y }).id;

test('a turn is imagined for who waits for theirs, and for nobody else', () => {
  const state = inTurns();
  const turn = imagineTurn(tiny, tiny.redact(state, 1), 1);
  assert.equal(turn?.decision.seat, 1);
  assert.ok(turn.decision.moves.some(({ id }) => id === STONES));
  const bidding = begin(tiny, { seats: 2, seed: 'ahead' });
  assert.equal(imagineTurn(tiny, tiny.redact(bidding, 1), 1), undefined, 'who is first stands in the bids');
  const { turnOf: _, ...unplanned } = tiny;
  assert.equal(imagineTurn(unplanned, tiny.redact(state, 1), 1), undefined);
});

test('a plan says which move cannot be planned, and goes no further than what is revealed', () => {
  const view = tiny.redact(inTurns(), 1);
  assert.ok(planTurns(tiny, view, 1, [[STONES, cell(0, 0), STOP]]).ok);
  assert.deepEqual(planTurns(tiny, view, 1, [[STONES, STONES]]), { ok: false, problem: { code: 'not-offered', turn: 0, index: 1 } });
  // what is drawn first is what follows: work, then a card
  const [, work] = imagineTurn(tiny, view, 1)?.decision.moves ?? [];
  assert.ok(work);
  const drawing = [work.id, tiny.moves.picks[1]?.id ?? 0];
  assert.ok(planTurns(tiny, view, 1, [drawing]).ok);
  assert.deepEqual(planTurns(tiny, view, 1, [[...drawing, STOP]]), { ok: false, problem: { code: 'revealed', turn: 0, index: 2 } });
  assert.deepEqual(planTurns(tiny, view, 1, [drawing, [STOP]]), { ok: false, problem: { code: 'revealed', turn: 1, index: 0 } });
  // after its turn comes the end of the round, and bids of all; whose turn is next they decide
  const round = [STONES, cell(0, 0), STOP];
  const bid = [found({ kind: 'bid', coins: 0 }).id, STOP];
  assert.deepEqual(planTurns(tiny, view, 1, [round, [STONES]]), { ok: false, problem: { code: 'not-offered', turn: 1, index: 0 } });
  assert.deepEqual(planTurns(tiny, view, 1, [round, bid, [STONES]]), { ok: false, problem: { code: 'no-turn', turn: 2, index: 0 } });
});

test('a plan is followed as far as its moves are offered', () => {
  const state = inTurns();
  const planned = planTurns(tiny, tiny.redact(state, 1), 1, [[STONES, cell(1, 0), STOP]]);
  assert.ok(planned.ok);
  const [turn = []] = planned.value;
  const other = tiny.clone(state);
  for (const id of [STONES, cell(0, 0), STOP]) play(tiny, other, 0, known(id));
  const free = followPlan(tiny, tiny.redact(other, 1), 1, turn, 'same');
  assert.deepEqual({ ...free, moves: idsOf(free.moves) }, { moves: [STONES, cell(1, 0), STOP], stop: undefined });
  for (const id of [STONES, cell(1, 0), STOP]) play(tiny, state, 0, known(id));
  const taken = followPlan(tiny, tiny.redact(state, 1), 1, turn, 'offered');
  assert.deepEqual({ ...taken, moves: idsOf(taken.moves) }, { moves: [STONES], stop: 'not-offered' });
  assert.deepEqual(followPlan(tiny, tiny.redact(state, 1), 1, turn, 'same'), { moves: [], stop: 'not-offered' });
});

test('where it is to come to the same, all of a turn is made or nothing: no move of a turn that comes to something else', () => {
  const state = inTurns();
  const view = tiny.redact(state, 1);
  const turn = imagineTurn(tiny, view, 1);
  assert.ok(turn);
  const stone = known(cell(2, 2));
  const { told } = foresee(tiny, foresee(tiny, turn.view, 1, known(STONES)).after, 1, stone);
  const planned = [
    { id: STONES, told: [] },
    { id: stone.id, told: told.map((one) => ({ ...one, value: 3 })) },
  ];
  const same = followPlan(tiny, turn.view, 1, planned, 'same');
  assert.deepEqual({ ...same, moves: idsOf(same.moves) }, { moves: [], stop: 'changed' });
  assert.equal(followPlan(tiny, turn.view, 1, planned, 'offered').stop, undefined);
  // another's turn follows
  const [end, ...own] = turn.view.agenda;
  assert.ok(end);
  const view0 = { ...turn.view, agenda: [end, { task: 'turn', seat: 0 }, ...own] };
  const late = followPlan(tiny, view0, 1, [...planned, { id: STOP, told: [] }, { id: CARDS, told: [] }], 'offered');
  assert.equal(late.stop, 'ended');
  assert.equal(late.moves.length, 3);
  // sooner than was planned something is revealed
  const [, work] = turn.decision.moves;
  assert.ok(work);
  const drawing = [work.id, tiny.moves.picks[1]?.id ?? 0, STOP].map((id) => ({ id, told: [] }));
  assert.deepEqual(followPlan(tiny, turn.view, 1, drawing, 'same'), { moves: [], stop: 'changed' });
  assert.equal(followPlan(tiny, turn.view, 1, drawing, 'offered').stop, 'revealed');
});
