import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, ask, BOT_LEVELS, mergeThoughts, PLAN_SETTINGS, planTurn, search, searchPart } from '@madang/bots';
import { begin, decisions, type Expertise, type Game, type Horizon, type Move, play, type State, seedRandom } from '@madang/kernel';
import { bids, bidsExpertise } from './toys/bids.ts';
import { type Nim, type NimMove, nim, nimExpertise } from './toys/nim.ts';

/** A question to the seat that decides first in a fresh match. */
function opening<S extends State, M extends Move>(game: Game<S, M>, expertise: Expertise<S, M>, seats: number, seed: string, options = {}) {
  const state = begin(game, { seats, seed, options });
  const seat = decisions(game, state)[0]?.seat ?? 0;
  return { game, expertise, view: game.redact(state, seat), seat, seed };
}

test('every level gives an offered answer and equal seeds give equal thoughts', () => {
  for (const level of BOT_LEVELS) {
    for (const seed of ['a', 'b', 'c']) {
      const question = opening(bids, bidsExpertise, 3, seed);
      const thought = ask(level, question);
      assert.ok(bids.moves.table.some((move) => move === thought.move));
      assert.equal(thought.considered[0]?.move, thought.move);
      assert.deepEqual(ask(level, question), thought);
    }
  }
});

test('a search finds the winning move of nim wherever there is one', () => {
  for (const pile of ['15', '9', '6']) {
    // Results here are all or nothing, so it takes more exploring than evaluations between them do.
    const thought = search(opening(nim, nimExpertise, 2, 'nim', { pile }), { iterations: 3000 }, { depth: 24, exploration: 0.5 });
    assert.equal(thought.move.kind === 'take' && thought.move.count, Number(pile) % 4, `pile ${pile}`);
  }
});

test('a search names its answers by how often it tried them, of equals the better one, of those alike the first of the game', () => {
  for (let iterations = 3; iterations < 40; iterations++) {
    const thought = search(opening(nim, nimExpertise, 2, `order ${iterations}`, { pile: '15' }), { iterations });
    const { considered } = thought;
    assert.equal(thought.iterations, iterations);
    const inOrder = considered.toSorted((a, b) => b.visits - a.visits || b.value - a.value || a.move.id - b.move.id);
    assert.deepEqual(considered, inOrder);
  }
});

test("playouts end at a game's horizon: at the first rest after so many decisions", () => {
  const seen: number[] = [];
  const evaluate = (state: Nim): readonly number[] => {
    seen.push(state.pile);
    return nimExpertise.evaluate(state);
  };
  const piles = (horizon?: Horizon<Nim, NimMove>): readonly number[] => {
    seen.length = 0;
    search(opening(nim, { ...nimExpertise, evaluate, ...(horizon && { horizon }) }, 2, 'far'), { iterations: 60 }, { depth: 1, exploration: 0.1 });
    // before the search three plans of the own turn are looked at
    return seen.slice(3);
  };
  const resting = piles({ decisions: 1, rests: ({ pile }) => pile <= 5 });
  assert.equal(resting.length, 60);
  assert.ok(resting.every((pile) => pile <= 5) && resting.some((pile) => pile >= 3));
  assert.ok(Math.max(...piles({ decisions: 4, rests: () => true })) < Math.max(...piles()));
  assert.ok(piles().some((pile) => pile > 8));
});

test('a single candidate is answered at once', () => {
  const thought = answer(opening(nim, nimExpertise, 2, 'nim', { pile: '1' }), { iterations: 1000 });
  assert.equal(thought.iterations, 0);
  assert.equal(thought.considered.length, 1);
});

test('answers given at the same time are searched without knowing the others', () => {
  for (let seed = 0; seed < 12; seed++) {
    const question = opening(bids, bidsExpertise, 3, `seed ${seed}`);
    const card = question.view.cards[question.seat] ?? 0;
    const thought = answer(question, { iterations: 400 });
    if (card !== 1) assert.equal(thought.move.kind, card <= 5 ? 'double' : 'keep', `card ${card}`);
  }
});

test('the second seat can be asked while the first has not answered, and the first after the others', () => {
  const state = begin(bids, { seats: 3, seed: 'lanes' });
  assert.ok(answer({ game: bids, expertise: bidsExpertise, view: bids.redact(state, 2), seat: 2, seed: 's' }, { iterations: 50 }).move);
  for (const seat of [2, 1]) play(bids, state, seat, bids.moves.find({ kind: 'keep' }) ?? assert.fail());
  assert.ok(answer({ game: bids, expertise: bidsExpertise, view: bids.redact(state, 0), seat: 0, seed: 's' }, { iterations: 50 }).move);
});

test('states that differ in secrets only get equal answers from every level', () => {
  const state = begin(bids, { seats: 3, seed: 'secret' });
  const other = bids.clone(state);
  other.cards = other.cards.map((card, seat) => (seat === 1 ? card : 10 - card));
  other.random = other.random.map((word) => word ^ 5);
  for (const level of BOT_LEVELS) {
    const thoughts = [state, other].map((one) => ask(level, { game: bids, expertise: bidsExpertise, view: bids.redact(one, 1), seat: 1, seed: 'x' }));
    assert.deepEqual(thoughts[0], thoughts[1]);
  }
});

test('a budget of milliseconds ends, and an empty budget is a bug', () => {
  const question = opening(nim, nimExpertise, 2, 'time');
  assert.ok(answer(question, { milliseconds: 5 }).iterations >= 1);
  assert.equal(answer(question, { milliseconds: 60_000, iterations: 7 }).iterations, 7);
  assert.throws(() => answer(question, {}), /budget/);
});

test('the first plan is made whatever the time, and none after it is up', () => {
  const question = opening(nim, nimExpertise, 2, 'late');
  const first = decisions(nim, question.view)[0] ?? assert.fail();
  const plans = (until: number) =>
    planTurn(question, nim.imagine(question.view, seedRandom('late')), first, seedRandom('late'), { ...PLAN_SETTINGS, until });
  assert.equal(plans(performance.now()).length, 1);
  assert.equal(plans(Number.POSITIVE_INFINITY).length, 3);
});

test('expert searches as often as its game says, all parts together', () => {
  assert.equal(ask('expert', opening(nim, { ...nimExpertise, iterations: 90 }, 2, 'often')).iterations, 90);
});

test('a search plays on as far as it is told, all parts, in a tree of moves and where turns are weighed', () => {
  const seen: number[] = [];
  const evaluate = (state: Nim): readonly number[] => {
    seen.push(state.pile);
    return nimExpertise.evaluate(state);
  };
  const rollout = () => nim.moves.find({ kind: 'take', count: 1 }) ?? assert.fail();
  const horizon: Horizon<Nim, NimMove> = { decisions: 1, rests: () => true };
  const soon = (parts: number, weighs: 'moves' | 'turns', reach?: number): number => {
    seen.length = 0;
    const question = opening(nim, { ...nimExpertise, evaluate, rollout, horizon, weighs }, 2, 'far');
    answer(question, { iterations: 80, parts, ...(reach !== undefined && { reach }) });
    return seen.filter((pile) => pile > 11).length;
  };
  for (const parts of [1, 4]) {
    for (const weighs of ['moves', 'turns'] as const) {
      assert.ok(soon(parts, weighs) > 3 * parts, `${parts} ${weighs}`);
      // of the three plans of the own turn alone, in each part
      assert.equal(soon(parts, weighs, 3), 3 * parts, `${parts} ${weighs}`);
    }
  }
});

test('the parts of a search are different searches, and added up they are its answer', () => {
  const question = opening(bids, bidsExpertise, 3, 'parts');
  const budget = { iterations: 90, parts: 4 };
  const parts = [0, 1, 2, 3].map((part) => searchPart(question, budget, part));
  assert.deepEqual(
    parts.map(({ iterations }) => iterations),
    [22, 22, 23, 23],
  );
  assert.notDeepEqual(parts[0]?.values, parts[1]?.values);
  assert.deepEqual(answer(question, budget), mergeThoughts(parts));
});

test('values are the expected results of all seats and add up to the one victory', () => {
  const { values } = search(opening(nim, nimExpertise, 3, 'sum'), { iterations: 500 }, { depth: 50, exploration: 0.5 });
  assert.equal(values.length, 3);
  assert.ok(Math.abs(values.reduce((a, b) => a + b, 0) - 1) < 1e-9);
});

test('where turns were weighed each part has a voice, also one that was sure at once', () => {
  const moves = [1, 2].map((id) => ({ id, kind: 'take' }));
  const [one, two] = moves;
  assert.ok(one && two);
  const part = (move: typeof one, counts: readonly (readonly [visits: number, value: number])[]) => ({
    move,
    iterations: 1,
    values: [0.5, 0.5],
    considered: counts.map(([visits, value], i) => ({ move: moves[i] ?? assert.fail(), visits, value })),
    weighed: true as const,
  });
  const sure = part(one, [
    [0, 0.6],
    [0, 0.3],
  ]);
  const unsure = part(two, [
    [10, 0.4],
    [40, 0.41],
  ]);
  const merged = mergeThoughts([unsure, sure, sure]);
  assert.deepEqual([merged.move.id, merged.considered[0]?.move.id, merged.weighed], [1, 1, true]);
  assert.equal(mergeThoughts([unsure, sure]).move.id, 2, 'of two that disagree: what was tried more');
  const tree = [unsure, sure, sure].map(({ weighed: _, ...thought }) => thought);
  assert.equal(mergeThoughts(tree).move.id, 2, 'in a tree the most visited is the best');
});

test('merged thoughts add up visits and weigh values by them', () => {
  const [one, two] = [1, 2].map((id) => ({ id, kind: 'take' }));
  assert.ok(one && two);
  const merged = mergeThoughts([
    {
      move: one,
      iterations: 10,
      values: [0.5, 0.5],
      considered: [
        { move: one, visits: 6, value: 0.5 },
        { move: two, visits: 4, value: 0.2 },
      ],
    },
    { move: two, iterations: 30, values: [0.9, 0.1], considered: [{ move: two, visits: 30, value: 0.9 }] },
  ]);
  assert.equal(merged.move, two);
  assert.equal(merged.iterations, 40);
  assert.deepEqual(
    merged.values.map((value) => Math.round(value * 1000)),
    [800, 200],
  );
  assert.deepEqual(
    merged.considered.map(({ visits }) => visits),
    [34, 6],
  );
  // Where one had time for nothing, the other is heard.
  const none = { move: one, iterations: 0, values: [0.5, 0.5], considered: [{ move: one, visits: 0, value: 0.5 }] };
  const some = { move: two, iterations: 1, values: [1, 0], considered: [{ move: two, visits: 1, value: 1 }] };
  assert.equal(mergeThoughts([none, some]).move, two);
  assert.equal(mergeThoughts([none, none]), none);
});

test('easy answers at a glance, but for its epsilon', () => {
  const epsilon = Array.from({ length: 300 }, (_, i) => {
    const question = opening(nim, { ...nimExpertise, rollout: () => nim.moves.table[0] ?? assert.fail() }, 2, `slip ${i}`);
    return ask('easy', question).move !== nim.moves.table[0];
  }).filter(Boolean).length;
  // One in five, of which a third is the glance's answer all the same.
  assert.ok(epsilon > 20 && epsilon < 65, `${epsilon} of 300`);
});
