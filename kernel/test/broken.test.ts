import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Game, hiddenRandom, keyedRandom, push, type Rule, type Seat, type State, type Task, type Tell } from '../index.ts';
import { checkGolden, lawsOf, takeSample } from '../testing/index.ts';
import { accounts, conserve, derived, knows, secrets } from './secrets.ts';
import { HIDDEN, NONE, type Tiny, type TinyMove, tiny } from './tiny.ts';

// Each law must find the game that breaks it: a law that cannot fail proves nothing.

type TinyRule = Rule<Tiny, Task, TinyMove>;

/** Tiny with one rule changed. */
const ruled = (name: string, change: (rule: TinyRule) => Partial<TinyRule>): Game<Tiny, TinyMove> => {
  const rule = tiny.rules[name];
  assert.ok(rule);
  return { ...tiny, rules: { ...tiny.rules, [name]: { ...rule, ...change(rule) } } };
};

/** Tiny with something more done after a rule. */
const also = (name: string, more: (state: Tiny, seat: Seat, tell: Tell) => void): Game<Tiny, TinyMove> =>
  ruled(name, (rule) => ({
    resolve(state, task, move, tell) {
      rule.resolve(state, task, move, tell);
      more(state, task.seat, tell);
    },
  }));

/** Tiny with something done to every view. */
const seen = (change: (view: Tiny, state: Tiny, seat: Seat | null) => Partial<Tiny>): Game<Tiny, TinyMove> => ({
  ...tiny,
  redact(state, seat) {
    const view = tiny.redact(state, seat);
    return { ...view, ...change(view, state, seat) };
  },
});

let calls = 0;

const BROKEN: readonly (readonly [law: string, fault: string, game: Game<Tiny, TinyMove>])[] = [
  ['random matches end', 'a rule fails', also('draw', (state) => assert.ok(state.deck.length > 5))],
  [
    'random matches end',
    'rounds without end',
    also('round end', (state) => {
      state.over = false;
    }),
  ],
  [
    'random matches end',
    'nobody is asked any more',
    also('reveal', (state) => {
      state.agenda.length = 0;
    }),
  ],
  ['offers are sorted', 'last first', ruled('stone', (rule) => ({ moves: (state, task) => (rule.moves?.(state, task) ?? []).toReversed() }))],
  [
    'offers are sorted',
    'twice the same',
    ruled('card', (rule) => ({ moves: (state, task) => (rule.moves?.(state, task) ?? []).flatMap((move) => [move, move]) })),
  ],
  [
    'a move is found',
    'copies instead of the moves',
    { ...tiny, moves: { ...tiny.moves, find: (json) => ({ ...(tiny.moves.find(json) ?? tiny.moves.stop) }) } },
  ],
  [
    'a move is found',
    'ids not looked at',
    { ...tiny, moves: { ...tiny.moves, find: (json) => tiny.moves.find({ ...Object(json), id: undefined }) } },
  ],
  ['every offered move is accepted', 'a move that fails', also('card', (_, seat) => assert.notEqual(seat, 1))],
  [
    'every other move is refused',
    'asking why changes the state',
    ruled('bid', () => ({
      refuse: (state) => {
        state.bank += 1;
      },
    })),
  ],
  ['every other move is refused', 'a refusal without a rule', ruled('bid', () => ({ refuse: () => ({ rule: '', why: { key: 'x' } }) }))],
  [
    'a document replays',
    'chance from outside',
    also('work', (state) => {
      state.bank += calls++;
    }),
  ],
  ['a clone is equal', 'hands shared', { ...tiny, clone: (state) => ({ ...tiny.clone(state), hands: state.hands }) }],
  ['a clone is equal', 'the agenda shared', { ...tiny, clone: (state) => ({ ...tiny.clone(state), agenda: state.agenda }) }],
  ['a clone is equal', 'lanes shared', { ...tiny, clone: (state) => ({ ...tiny.clone(state), agenda: state.agenda.slice() }) }],
  [
    'a state is plain JSON',
    'a number that JSON does not have',
    also('stone', (state) => {
      state.bank = Number.NaN;
    }),
  ],
  [
    'told events are plain data',
    'the state changes when somebody listens',
    also('work', (state, _, tell) => {
      state.bank += tell ? 1 : 0;
    }),
  ],
  [
    'told events are plain data',
    'a part of the state is told',
    also('stone', (state, _, tell) => tell?.({ event: 'field', ...{ field: state.field } })),
  ],
  ['told events are plain data', 'told to nobody', also('stone', (_, __, tell) => tell?.({ event: 'lost' }, [7]))],
  [
    'the standing ranks',
    'two first places, then a second',
    { ...tiny, standing: (state) => tiny.standing(state).map((score) => ({ ...score, rank: Math.min(2, score.rank) })) },
  ],
  ['the standing ranks', 'sorted by points', { ...tiny, standing: (state) => tiny.standing(state).toSorted((a, b) => a.rank - b.rank) }],
  ['a view has neither', 'the generator shows', seen((_, state) => ({ random: state.random.slice() }))],
  ['a view has neither', 'a word of the generator in the bank', seen((_, state) => ({ bank: state.random[2] ?? 0 }))],
  ['a view redacts to itself', 'a count that grows', seen((view) => ({ bank: view.bank + 1 }))],
  [
    'a view redacts to itself',
    'own cards imagined anew',
    { ...tiny, imagine: (view, random) => tiny.imagine({ ...view, hands: view.hands.map((hand) => hand.map(() => HIDDEN)) }, random) },
  ],
  ['a view redacts to itself', 'a spectator sees a hand', seen((_, state, seat) => (seat === null ? { hands: state.hands } : {}))],
  ['viewers who are said', 'players share a view with the spectator', { ...tiny, views: (state) => [...state.coins.map(() => 0), 0] }],
  ['a move said to be unseen', 'stones are laid in the dark', { ...tiny, unseen: (before, after) => before.round === after.round }],
  ['viewers who are said', 'nobody speaks of the spectator', { ...tiny, views: (state) => state.coins.map((_, seat) => seat) }],
  [
    'a view redacts to itself',
    'a world draws from the generator of a match',
    { ...tiny, imagine: (view, random) => ({ ...tiny.imagine(view, random), random: keyedRandom('world') }) },
  ],
  [
    'an imagined position plays on',
    'holes left',
    { ...tiny, imagine: (view, random) => ({ ...tiny.imagine(view, random), bids: view.bids.slice() }) },
  ],
  ['a seat finds its own moves', 'own cards hidden', seen((view) => ({ hands: view.hands.map((hand) => hand.map(() => HIDDEN)) }))],
  [
    'a seat’s next turn',
    'the view itself becomes the turn',
    {
      ...tiny,
      turnOf(view, seat) {
        const turn = tiny.turnOf?.(view, seat);
        return turn && Object.assign(view, turn);
      },
    },
  ],
  ['a seat’s next turn', 'the turn of another', { ...tiny, turnOf: (view, seat) => tiny.turnOf?.(view, (seat + 1) % view.coins.length) }],
  [
    'a seat’s next turn',
    'a turn in which hands are open',
    {
      ...tiny,
      turnOf(view, seat) {
        const turn = tiny.turnOf?.(view, seat);
        return turn && { ...turn, hands: turn.hands.map((hand) => hand.map(() => 1)) };
      },
    },
  ],
  [
    'playing on from a view',
    'a hidden card is drawn without a word',
    also('work', (state, seat) => state.hands[seat]?.push(state.deck.pop() ?? NONE)),
  ],
  [
    'what may be undone',
    'a card of the deck is shown without a trace',
    also('work', (state, seat, tell) => tell?.({ event: 'peeked', ...{ card: state.deck[0] } }, [seat])),
  ],
  [
    'a seat hears nothing',
    'everybody hears what was drawn',
    ruled('draw', (rule) => ({ resolve: (state, task, move, tell) => rule.resolve(state, task, move, tell && ((event) => tell(event))) })),
  ],
  ['a move taken back', 'hands shared', { ...tiny, clone: (state) => ({ ...tiny.clone(state), hands: state.hands }) }],
  ['a move taken back', 'chance to come shows', seen((_, state) => ({ random: state.random.slice(), deck: state.deck.slice() }))],
  [
    'no secret stands in a task',
    'a task names the card that was drawn',
    also('draw', (state, seat) => push(state, { task: 'stone', seat, ...{ card: state.hands[seat]?.at(-1) } })),
  ],
  ['a seat hears nothing', 'sealed bids are told', also('bid', (state, seat, tell) => tell?.({ event: 'bid', ...{ value: state.bids[seat] } }))],
  [
    'positions that differ in secrets',
    'nothing is hidden but chance',
    { ...tiny, redact: (state) => ({ ...tiny.clone(state), random: hiddenRandom() }) },
  ],
  [
    'positions that differ in secrets',
    'the next card shows',
    seen((view, state) => ({ deck: view.deck.map((card, i) => (i === 0 ? (state.deck[0] ?? NONE) : card)) })),
  ],
  ['positions that differ in secrets', 'bids show while they are sealed', seen((_, state) => ({ bids: state.bids.slice() }))],
  ['what somebody knows', 'own cards hidden', seen((view) => ({ hands: view.hands.map((hand) => hand.map(() => HIDDEN)) }))],
  [
    'what somebody knows',
    'own cards imagined anew',
    { ...tiny, imagine: (view, random) => tiny.imagine({ ...view, hands: view.hands.map((hand) => hand.map(() => HIDDEN)) }, random) },
  ],
  [
    'what the game conserves',
    'imagined with a coin more',
    { ...tiny, imagine: (view, random) => ({ ...tiny.imagine(view, random), bank: view.bank + 1 }) },
  ],
  [
    'amounts change as it is told',
    'a stone is laid without a word',
    also('work', (state, seat) => {
      state.field[state.field.indexOf(NONE)] = seat;
    }),
  ],
  [
    'what follows from other fields',
    'a coin is lost',
    also('stone', (state) => {
      state.bank -= 1;
    }),
  ],
  [
    'what follows from other fields',
    'imagined with a coin more',
    { ...tiny, imagine: (view, random) => ({ ...tiny.imagine(view, random), bank: view.bank + 1 }) },
  ],
  [
    'what the game conserves',
    'a coin is lost',
    also('stone', (state) => {
      state.bank -= 1;
    }),
  ],
];

/** Whether a game breaks a law; a sample that cannot be taken is not the law's finding. */
function breaks<S extends State>(game: Game<S, TinyMove>, title: string, plan: Parameters<typeof takeSample<S, TinyMove>>[1]): boolean {
  const law = lawsOf<S, TinyMove>(plan).find((one) => one.title.startsWith(title));
  assert.ok(law, `no law '${title}'`);
  const sample = takeSample(game, plan, 3);
  try {
    law.holds(game, sample);
    return false;
  } catch {
    return true;
  }
}

const PLAN = { seats: [3], matches: 40, maxDecisions: 200, positions: 80, secrets, knows, conserve, accounts, derived };

for (const [title, fault, game] of BROKEN) {
  test(`the law '${title}…' finds: ${fault}`, () => {
    assert.ok(breaks(game, title, PLAN), `the law holds in spite of: ${fault}`);
    assert.ok(!breaks(tiny, title, PLAN));
  });
}

test('secrets that are none do not count as a trial', () => {
  assert.ok(breaks(tiny, 'positions that differ in secrets', { ...PLAN, secrets: (state) => tiny.clone(state) }));
});

test('events that the game says it shows are left out of the law of hearing', () => {
  const game = also('bid', (state, seat, tell) => tell?.({ event: 'shown', ...{ value: state.bids[seat] } }));
  assert.ok(breaks(game, 'a seat hears nothing', PLAN));
  assert.ok(!breaks(game, 'a seat hears nothing', { ...PLAN, shows: ['shown'] }));
});

test('a golden match finds a rule that plays differently, one that tells differently, and its own absence', () => {
  const plan = { seats: 2, seed: 'golden 2', folder: new URL('./golden/', import.meta.url) };
  const richer = also('work', (state) => {
    state.bank += 1;
  });
  const talking = also('work', (_, __, tell) => tell?.({ event: 'sighed' }));
  checkGolden(tiny, plan);
  assert.throws(() => checkGolden(richer, plan), /does not replay: .*wrong-hash/);
  assert.throws(() => checkGolden(talking, plan), /sighed/);
  assert.throws(() => checkGolden({ ...tiny, version: '2' }, plan), /wrong-version/);
  assert.throws(() => checkGolden(tiny, { ...plan, seats: 3 }), /no golden match yet/);
});
