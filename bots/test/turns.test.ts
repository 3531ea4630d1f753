import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, ask, sequentialHalving } from '@madang/bots';
import { begin, decision, type Expertise, type Game, type Horizon, type Move, play, type State } from '@madang/kernel';
import { WEIGHING_SETTINGS } from '../search/sequential-halving.ts';
import { bids, bidsExpertise } from './toys/bids.ts';
import { doors, doorsExpertise } from './toys/doors.ts';
import { type Nim, nim, nimExpertise } from './toys/nim.ts';
import { type Orchard, type OrchardMove, orchard, orchardExpertise } from './toys/orchard.ts';

const weighing = <S extends State, M extends Move>(expertise: Expertise<S, M>): Expertise<S, M> => ({ ...expertise, weighs: 'turns' });

/** A question to a seat of a fresh match, to a bot that weighs turns. */
function question<S extends State, M extends Move>(game: Game<S, M>, expertise: Expertise<S, M>, seats: number, options = {}, seat = 0) {
  const view = game.redact(begin(game, { seats, seed: 'turns', options }), seat);
  return { game, expertise: weighing(expertise), view, seat, seed: 'turns' };
}

test('what comes after the own turn tells turns apart that an evaluation likes alike', () => {
  for (const pile of ['6', '9']) {
    const { move, considered } = answer(question(nim, nimExpertise, 2, { pile }), { iterations: 1200 });
    assert.equal(move.kind === 'take' && move.count, Number(pile) % 4, `pile ${pile}`);
    assert.equal(considered[0]?.move, move);
  }
});

test('the worse are left out on the way, and no more is played than the budget says', () => {
  const { considered, iterations } = answer(question(nim, nimExpertise, 2, { pile: '9' }), { iterations: 300 });
  const visits = considered.map((one) => one.visits);
  assert.ok(iterations <= 300 && iterations > 270, String(iterations));
  assert.equal(
    visits.reduce((sum, n) => sum + n, 0),
    iterations,
  );
  assert.ok(Math.max(...visits) >= 2 * Math.min(...visits), String(visits));
});

test('a move that is to be known is played out to the end beside the best, however it does', () => {
  const asked = question(nim, nimExpertise, 2, { pile: '9' });
  const visitsOf = (count: number, keep?: number): readonly number[] => {
    const settings = keep === undefined ? WEIGHING_SETTINGS : { ...WEIGHING_SETTINGS, keep };
    const { considered } = sequentialHalving(asked, { iterations: 300 }, settings);
    const visits = considered.find(({ move }) => move.kind === 'take' && move.count === count)?.visits ?? 0;
    return [visits, considered[0]?.visits ?? 0];
  };
  const worst = [2, 3].toSorted((a, b) => (visitsOf(a)[0] ?? 0) - (visitsOf(b)[0] ?? 0))[0] ?? 0;
  const [dropped = 0, best = 0] = visitsOf(worst);
  assert.ok(dropped < best, `${dropped} of ${best}`);
  const id = nim.moves.table.find((move) => move.kind === 'take' && move.count === worst)?.id ?? -1;
  const [kept, beside] = visitsOf(worst, id);
  assert.equal(kept, beside);
});

test('where a game says so turns are weighed by the best answer of the next one, though others decide between', () => {
  // A policy that only plants never sees what planting brings.
  const [, plant = orchard.moves.stop] = orchard.moves.table;
  const far: Horizon<Orchard, OrchardMove> = { decisions: 8, rests: () => true };
  const near = { ...far, nextTurn: true } as const;
  const weighed = (horizon: Horizon<Orchard, OrchardMove>, evenly?: true) => {
    const asked = question(orchard, { ...orchardExpertise, rollout: () => plant, horizon }, 2);
    const { move, considered } = sequentialHalving(asked, { iterations: 60 }, { prior: 0, lag: 1, ...(evenly && { evenly }) });
    return [move.kind, ...['pick', 'plant'].map((kind) => considered.find((one) => one.move.kind === kind)?.value.toFixed(2))];
  };
  assert.deepEqual(weighed(far), ['pick', '0.10', '0.00']);
  assert.deepEqual(weighed(near), ['plant', '0.20', '0.50']);
  assert.deepEqual(weighed(near, true), weighed(far), 'where all are to have had as many turns');
  assert.deepEqual(weighed({ ...near, decisions: 1 }), ['plant', '0.20', '0.50'], 'one decision of another seat lies between');
  assert.deepEqual(weighed({ ...near, decisions: 0 }), weighed(far), 'no further than the horizon');
});

test('with a budget of turns whole turns are weighed in any game, and rivals answer as well as they see, not by the policy', () => {
  const [one = nim.moves.stop] = nim.moves.table;
  const timid: typeof nimExpertise = {
    ...nimExpertise,
    rollout: () => one,
    opensTurn: () => true,
    horizon: { decisions: 8, rests: () => true, nextTurn: true },
  };
  const valuesOf = (expertise: typeof nimExpertise, turns?: number) => {
    const { view, seat, seed } = question(nim, nimExpertise, 2, { pile: '6' });
    const { considered } = answer({ game: nim, expertise, view, seat, seed }, { iterations: 30, ...(turns && { turns }) });
    return [1, 2, 3].map((count) => considered.find(({ move }) => move.kind === 'take' && move.count === count)?.value);
  };
  assert.deepEqual(valuesOf({ ...timid, weighs: 'turns' }), [0.5, 1, 1], 'the policy takes one, and leaves what can be taken');
  assert.deepEqual(valuesOf(timid, 1), [0.5, 1, 0], 'of four left nobody can take all');
});

test('after its turns a playout goes on to the next of the asking seat, and ends with the match', () => {
  const [, plant = orchard.moves.stop] = orchard.moves.table;
  const asked = question(orchard, { ...orchardExpertise, rollout: () => plant }, 3);
  const worth = (turns: number): string | undefined => {
    const { considered } = sequentialHalving(asked, { iterations: 30, turns }, { prior: 0, lag: 1 });
    return considered.find(({ move }) => move.kind === 'plant')?.value.toFixed(2);
  };
  // The second turn of the seat is the fourth of all: it picks five there, whether it is waited for or among those that are played.
  assert.deepEqual([1, 2, 3, 9].map(worth), ['0.50', '0.50', '0.50', '0.50']);
});

test('a plan that is far behind is not played out: where one first move is clearly the best nothing is', () => {
  const state = begin(doors, { seats: 2, seed: 'turns' });
  for (let open = decision(doors, state); open !== undefined; ) {
    const { seat } = open;
    const asked = { game: doors, expertise: weighing(doorsExpertise), view: doors.redact(state, seat), seat, seed: 'd' };
    const { move, considered } = answer(asked, { iterations: 100 });
    assert.ok(considered.every(({ visits }) => visits === 0));
    open = play(doors, state, seat, move);
  }
  assert.deepEqual(state.points, [10, 10]);
});

test('where it is asked how all seats stand, that is played out also where one first move is clearly the best', () => {
  // What leaves four is liked far too well: it is not won yet.
  const evaluate = (state: Nim): readonly number[] => (state.pile === 4 ? [0.9, 0.1] : nimExpertise.evaluate(state));
  const asked = question(nim, { ...nimExpertise, evaluate }, 2, { pile: '6' });
  assert.deepEqual(sequentialHalving(asked, { iterations: 100 }).values, [0.9, 0.1]);
  const { move, values, iterations } = sequentialHalving(asked, { iterations: 100 }, { ...WEIGHING_SETTINGS, evenly: true });
  assert.deepEqual([move.kind === 'take' && move.count, iterations], [2, 24]);
  assert.ok((values[0] ?? 1) < 0.8, String(values));
});

test('seats that answer at the same time are weighed without knowing the others, and equal seeds give equal thoughts', () => {
  for (let seat = 0; seat < 3; seat++) {
    const asked = question(bids, bidsExpertise, 3, {}, seat);
    const card = asked.view.cards[seat] ?? 0;
    const thought = ask('expert', asked);
    if (card !== 1) assert.equal(thought.move.kind, card <= 5 ? 'double' : 'keep', `card ${card}`);
    assert.deepEqual(ask('expert', asked), thought);
  }
});

test('time ends it too, and without a budget it is a bug', () => {
  const asked = question(nim, nimExpertise, 2);
  assert.ok(sequentialHalving(asked, { milliseconds: 5 }).iterations >= 1);
  assert.throws(() => sequentialHalving(asked, {}), /budget/);
});
