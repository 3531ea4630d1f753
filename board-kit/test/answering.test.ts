import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyOrder, type Decision, type Move, type State, type Task, upTo } from '@madang/kernel';
import { type Answering, inHand, pickedWays, tabsOf, takeable, targetsOf } from '../layout.ts';

interface Play extends Move {
  readonly kind: string;
  readonly card?: number;
  readonly slot?: number;
}

/** Cards are played into slots; a reward stands at its own place. */
const CARDS: Answering<Play> = {
  piecesOf: ({ slot }) => (slot === undefined ? [] : [`slot:${slot}`]),
  takenBy: ({ card }) => (card === undefined ? null : `card:${card}`),
  piecesOfTask: ({ task }) => (task === 'food' ? ['reward:food'] : []),
};

const plays: readonly Play[] = [
  { id: 20, kind: 'play', card: 1, slot: 1 },
  { id: 21, kind: 'play', card: 1, slot: 2 },
  { id: 22, kind: 'play', card: 2, slot: 2 },
];
const asked = (moves: readonly Play[], task: Task = { task: 'turn', seat: 0 }): Decision<Play> => ({ seat: 0, task, moves });
const lit = (decision: Decision<Play>, held: string | null) => Object.fromEntries(targetsOf(CARDS, decision, held));

test('only where the card that is held may go lights up', () => {
  assert.deepEqual(lit(asked(plays), null), {});
  assert.deepEqual(lit(asked(plays), 'card:1'), { 'slot:1': [plays[0]], 'slot:2': [plays[1]] });
  assert.deepEqual(lit(asked(plays), 'card:2'), { 'slot:2': [plays[2]] });
});

test('each card can be taken up once; one that can no longer be is put back, the only one is in the hand already', () => {
  assert.deepEqual(takeable(CARDS, plays), ['card:1', 'card:2']);
  assert.equal(inHand(CARDS, plays, 'card:2', null), 'card:2');
  assert.equal(inHand(CARDS, plays, 'card:9', null), null);
  assert.equal(inHand(CARDS, plays, null, plays[2] ?? null), 'card:2', 'what is pointed at in the list');
  assert.equal(inHand(CARDS, plays.slice(2), null, null), 'card:2');
});

test('a task that may be picked lights up where it stands, also inside an up to', () => {
  const picks: readonly Play[] = [
    { id: 1, kind: 'pick' },
    { id: 2, kind: 'pick' },
  ];
  const tasks = anyOrder(0, { task: 'card', seat: 0 }, { task: 'food', seat: 0 });
  assert.deepEqual(lit(asked(picks, tasks), null), { 'reward:food': [picks[1]] });
  assert.deepEqual(lit(asked(picks.slice(0, 1), upTo(2, { task: 'food', seat: 0 })), null), { 'reward:food': [picks[0]] });
});

test('a tab waits where pieces lie, in the order of the tabs; what has no tab lies on the map', () => {
  assert.deepEqual(tabsOf(['mat', 'market'], { card: 'market', slot: 'mat' }, ['card:1', 'slot:2', 'place:3']), ['mat', 'market']);
  assert.deepEqual(tabsOf(['mat', 'market'], { card: 'market', slot: 'mat' }, ['place:3']), []);
});

test('where places light up at once, a press takes up what goes there; what can be taken up itself is taken up', () => {
  const direct: Answering<Play> = { ...CARDS, direct: true };
  assert.deepEqual(Object.fromEntries(targetsOf(direct, asked(plays), null)), { 'slot:1': [plays[0]], 'slot:2': [plays[1], plays[2]] });
  assert.deepEqual(Object.fromEntries(targetsOf(direct, asked(plays), 'card:2')), { 'slot:2': [plays[2]] });
  const stacked: Answering<Play> = { ...direct, piecesOf: ({ slot }) => [slot === 1 ? 'card:2' : 'slot:2'] };
  assert.deepEqual(Object.fromEntries(targetsOf(stacked, asked(plays), null)), { 'slot:2': [plays[1], plays[2]] });
  assert.equal(inHand(direct, plays, null, plays[2] ?? null), null);
});

test('a press where a part of an effect goes picks the part and does it there', () => {
  const build = { id: 30, kind: 'build', slot: 4 };
  const refuse = { id: 31, kind: 'refuse', slot: 5 };
  const frame = anyOrder(0, { task: 'build', seat: 0 }, { task: 'food', seat: 0 });
  const picks: readonly Play[] = [
    { id: 1, kind: 'pick' },
    { id: 2, kind: 'pick' },
  ];
  const decision = asked(picks, frame);
  const next = asked([build, refuse], { task: 'build', seat: 0 });
  const view: State = { agenda: [], random: [], over: false };
  const ways = (seat: number) =>
    Object.fromEntries(
      pickedWays(
        CARDS,
        decision,
        ([pick]) =>
          pick === picks[0] ? { view, decision: { ...next, seat }, explain: (move) => ({ label: move.kind, forecast: null, rule: null }) } : null,
        ({ kind }, { part, asked: next }) => kind === 'build' && part.task === next.task,
      ),
    );
  assert.deepEqual(ways(0), { 'slot:4': [[picks[0], build]] });
  // what another seat would do there is not begun by this one
  assert.deepEqual(ways(1), {});
});
