import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, filled, HIDDEN, type Options, seedRandom, total } from '@madang/kernel';
import { COUNTERS, EXCHANGES, ROWS } from '../components/words.ts';
import { OPTIONS, siberia } from '../rules/index.ts';
import type { Siberia } from '../rules/state.ts';
import {
  cubesAt,
  depletion,
  inBag,
  inRow,
  offered,
  ofName,
  passAll,
  play,
  playAs,
  playerAt,
  position,
  refused,
  type Sketch,
  toAct,
  two,
  workersAt,
} from './position.ts';

type Option = keyof typeof OPTIONS;

const tried = new Set<string>();

/** One test for an option: what happens under each of its values, which must differ. */
function both<T>(option: Option, what: string, outcome: (options: Options) => T, expected: Readonly<Record<string, T>>): void {
  tried.add(option);
  test(`option ${option}: ${what}`, () => {
    assert.deepEqual(Object.keys(expected), [...OPTIONS[option]]);
    for (const value of OPTIONS[option]) assert.deepEqual(outcome({ [option]: value }), expected[value], value);
    const [one, other] = Object.values(expected);
    assert.notDeepEqual(one, other);
  });
}

const SEEDS = Array.from({ length: 20 }, (_, i) => `option ${i}`);

/** How many different results twenty seeds give. */
const variety = (options: Options, result: (state: Siberia) => unknown): boolean =>
  new Set(SEEDS.map((seed) => JSON.stringify(result(begin(siberia, { seats: 4, seed, options }))))).size > 1;

/** A position played by some answers, then asked. */
const asked =
  (sketch: Sketch, ...answers: string[]) =>
  (options: Options) => {
    const state = position({ ...sketch, options });
    play(state, ...answers);
    return offered(state);
  };

both('firstPlayer', 'any seat begins, or seat 0', (options) => variety(options, (state) => state.start), { random: true, seat0: false });

both('exchangeTileOrder', 'the tiles lie at random, or in their order', (options) => variety(options, (state) => state.exchangeTiles), {
  shuffled: true,
  fixed: false,
});

both(
  'exchangeSides',
  'the start player chooses the sides, or chance does',
  (options) => {
    const state = begin(siberia, { seats: 2, seed: 'sides', options: { ...options, exchangeTileOrder: 'fixed' } });
    return [state.agenda.at(-1)?.task, state.display.length, state.exchanges.filter((exchange) => exchange >= 0).length];
  },
  { startPlayerChooses: ['sides', 0, 1], random: ['all at once', 4, 6] },
);

test('option exchangeSides: chance turns every tile to either side', () => {
  const options = { exchangeSides: 'random', exchangeTileOrder: 'fixed' };
  const seen = new Set(SEEDS.flatMap((seed) => begin(siberia, { seats: 2, seed, options }).exchanges));
  assert.equal(seen.size, EXCHANGES.length);
});

both(
  'placementVisibility',
  'others see a placement when all are done, or at once',
  (options) => {
    const state = position({ options, players: [{ drawn: ['worker/gas'] }, { drawn: ['manager'] }] });
    playAs(state, 0, 'place worker/gas gas');
    const view = siberia.redact(state, 1);
    return [inRow(view, 0, 'gas'), view.bag[0]];
  },
  { hiddenUntilAllDone: [[], -2], open: [['worker/gas'], 13] },
);

both(
  'rearrangeLeftovers',
  'leftovers stay where they are, or are taken up and placed again; tiles stay',
  (options) => {
    const state = position({ options, seats: 2, players: [{ rows: { gas: ['worker/gas', 'tile'], oil: ['manager'] } }] });
    passAll(state);
    return [inRow(state, 0, 'gas'), inRow(state, 0, 'oil'), playerAt(state, 0).drawn.length];
  },
  { no: [['worker/gas', 'tile'], ['manager'], 6], yes: [['tile'], [], 8] },
);

test('option rearrangeLeftovers, yes: all hear of leftovers, of a single one too; nobody of none', () => {
  const told = passAll(position({ options: { rearrangeLeftovers: 'yes' }, seats: 2, players: [{ rows: { oil: ['manager'] } }] }));
  assert.deepEqual(ofName(told, 'taken-up'), [{ event: 'taken-up', seat: 0, counters: ['manager'] }]);
});

test('option rearrangeLeftovers, yes: what was taken up shows in every view, and its owner has it in every imagined world', () => {
  const options = { rearrangeLeftovers: 'yes' };
  const state = position({
    options,
    seats: 2,
    players: [{ rows: { gas: ['worker/gas', 'tile'], oil: ['manager'] } }, { rows: { seller: ['manager'] } }],
  });
  passAll(state);
  const leftovers = [COUNTERS.indexOf('manager'), COUNTERS.indexOf('worker/gas')];
  for (const viewer of [1, null]) {
    const view = siberia.redact(state, viewer);
    assert.deepEqual(playerAt(view, 0).drawn, [...filled(6, HIDDEN), ...leftovers]);
    for (let world = 0; world < 20; world++) {
      const { drawn } = playerAt(siberia.imagine(view, seedRandom(`${world}`)), 0);
      assert.deepEqual([drawn.length, ...leftovers.map((counter) => drawn.includes(counter))], [8, true, true]);
    }
  }
  while (playerAt(state, 0).drawn.length > 0) playAs(state, 0, offered(state, 0)[0] ?? '');
  const view = siberia.redact(state, 1);
  assert.deepEqual([playerAt(view, 0).drawn, inRow(view, 0, 'gas')], [[...filled(6, HIDDEN), ...leftovers], ['tile']]);
});

both(
  'mustResearchFirst',
  'research comes first, or whenever the player likes',
  asked({ players: [{ research: ['worker/gas'], rows: { gas: two('gas') } }] }),
  {
    yes: ['perform research'],
    no: ['perform gas', 'perform research', 'pass'],
  },
);

test('option mustResearchFirst, no: counters under research may be left and count for the ten', () => {
  const options = { mustResearchFirst: 'no' };
  const research = Array.from({ length: 11 }, () => 'manager' as const);
  const state = position({ options, seats: 2, players: [{ research }] });
  passAll(state);
  assert.deepEqual(offered(state, 0), ['remove manager research']);
  playAs(state, 0, 'remove manager research');
  assert.equal(playerAt(state, 0).research.length, 10);
});

both(
  'researchPlacement',
  'a cube that can be placed must be, or may be left',
  asked({ players: [{ research: ['worker/gas', 'worker/coal'] }] }, 'perform research'),
  {
    mandatoryWhenPossible: ['use resource gas', 'use resource coal'],
    optional: ['forgo', 'use resource gas', 'use resource coal'],
  },
);

test('option researchPlacement, optional: a counter may be put into the bag without placing, the others used', () => {
  const state = position({ options: { researchPlacement: 'optional' }, players: [{ research: ['worker/gas', 'worker/coal'] }] });
  play(state, 'perform research', 'use resource coal', 'deposit ob', 'forgo');
  assert.deepEqual(cubesAt(state, 'ob'), ['coal', 'oil', 'gold']);
  assert.equal(toAct(state), 1);
  assert.equal(total(state.bag), 70);
});

both(
  'startIsMiningRegion',
  'Vladivostok has cubes at setup, or not',
  (options) => {
    const state = begin(siberia, { seats: 2, seed: 'mining', options });
    return [total(state.reserve), cubesAt(state, 'vladivostok').length];
  },
  { no: [42, 0], yes: [40, 2] },
);

test('option startIsMiningRegion, yes: emptied, it gets a counter and sends workers home, but pieces arrive and stand there, and it is not jumped', () => {
  const options = { startIsMiningRegion: 'yes' };
  const rows = { gas: two('gas'), worker: two('worker'), logistician: two('logistician') };
  const state = position({ options, cubes: { vladivostok: ['gas'] }, players: [{ rows }, { passed: true }, { passed: true }] });
  play(state, 'perform gas');
  assert.equal(playerAt(state, 0).money, 1000);
  assert.equal(depletion(state, 'vladivostok'), 1);
  assert.deepEqual([workersAt(state, 0, 'vladivostok'), workersAt(state, 1, 'vladivostok'), playerAt(state, 1).supply], [0, 0, 5]);
  play(state, 'perform worker', 'piece supply');
  assert.equal(workersAt(state, 0, 'vladivostok'), 1);
  play(state, 'perform logistician', 'step vladivostok amur');
  assert.ok(offered(state).includes('step amur vladivostok'));
  assert.ok(!offered(state).includes('step amur sakhalin'), 'never jumped');
});

test('option startIsMiningRegion, yes: research may place there while it is open', () => {
  const research = position({ options: { startIsMiningRegion: 'yes' }, players: [{ research: ['worker/oil'] }], cubes: { vladivostok: ['gas'] } });
  play(research, 'perform research');
  assert.deepEqual(cubesAt(research, 'vladivostok'), ['gas', 'oil'], 'the only place without oil is not asked for');
  const emptied = position({ options: { startIsMiningRegion: 'yes' }, players: [{ research: ['worker/coal'] }] });
  emptied.cubes[0] = 0;
  emptied.depleted[0] = 1;
  play(emptied, 'perform research');
  assert.equal(refused(emptied, 'deposit vladivostok'), 'SIB-RESEARCH-10 region-depleted vladivostok');
});

const FULL = Object.fromEntries(
  (['logistician', 'seller', 'worker', 'investor', 'diamond', 'gold', 'oil', 'coal'] as const).map((row) => [row, ['worker/gas', 'tile'] as const]),
);

both(
  'managerJokerTarget',
  'the joker may not go back to the manager row, or may where the row does not become ready again',
  (options) => {
    const counters = asked({ players: [{ rows: { ...FULL, manager: two('manager') } }] }, 'perform manager')(options);
    const withTile = asked({ players: [{ rows: { ...FULL, manager: ['manager', 'tile'] } }] }, 'perform manager')(options);
    return [counters, withTile];
  },
  {
    anyRowExceptManager: [
      ['stop', 'joker gas'],
      ['stop', 'joker gas'],
    ],
    anyRow: [
      ['stop', 'joker manager', 'joker gas'],
      ['stop', 'joker gas'],
    ],
  },
);

test('option managerJokerTarget, anyRow: one manager of two goes back and the row is not ready', () => {
  const state = position({ options: { managerJokerTarget: 'anyRow' }, players: [{ rows: { manager: two('manager') } }] });
  play(state, 'perform manager', 'joker manager');
  assert.deepEqual(inRow(state, 0, 'manager'), ['manager']);
  assert.equal(inBag(state, 'manager'), 13);
});

const ROWS_READY = {
  manager: two('manager'),
  logistician: two('logistician'),
  seller: two('seller'),
  worker: two('worker'),
  investor: two('investor'),
  diamond: two('diamond'),
  oil: two('oil'),
} as const;

both(
  'emptyActions',
  'any ready row may be performed, or only one with an effect',
  asked({ players: [{ rows: ROWS_READY, supply: 0, sellers: {}, workers: {} }] }),
  {
    allowed: [...Object.keys(ROWS_READY).map((row) => `perform ${row}`), 'pass'],
    forbidden: ['perform manager', 'pass'],
  },
);

test('option emptyActions, forbidden: the effect may not be forgone', () => {
  const options = { emptyActions: 'forbidden' };
  const me = { rows: ROWS_READY, workers: { amur: 1 }, sellers: { tokyo: 1 } } as const;
  const performed = (row: string): Siberia => {
    const state = position({ options, players: [me], display: ['gas', 'coal'] });
    play(state, `perform ${row}`);
    return state;
  };
  for (const row of ['manager', 'logistician', 'seller', 'investor']) {
    assert.ok(!offered(performed(row)).includes('stop'), row);
  }
  const walking = performed('logistician');
  play(walking, 'step amur aldan', 'stop');
  assert.equal(toAct(walking), 1, 'one step is enough');
  assert.equal(workersAt(performed('worker'), 0, 'vladivostok'), 1, 'the only piece is not asked for');
  const state = position({ options, players: [me] });
  assert.equal(refused(state, 'perform investor'), 'SIB-ACT-12 no-effect investor');
  assert.equal(refused(state, 'perform diamond'), 'SIB-ACT-12 no-effect diamond');
});

test('option emptyActions, forbidden: without a row for the joker the manager row is not offered', () => {
  const full = Object.fromEntries(ROWS.map((row) => [row, two(row)]));
  const state = position({ options: { emptyActions: 'forbidden' }, players: [{ rows: full }] });
  assert.equal(refused(state, 'perform manager'), 'SIB-ACT-12 no-effect manager');
  const free = position({ options: { emptyActions: 'forbidden' }, players: [{ rows: { ...full, gas: ['worker/gas'] } }] });
  play(free, 'perform manager');
  assert.deepEqual(inRow(free, 0, 'gas'), ['worker/gas', 'manager'], 'the only row is not asked for');
});

test('option emptyActions, forbidden: an investor tile has room in the row that is performed for it', () => {
  const options = { emptyActions: 'forbidden' };
  const state = position({ options, players: [{ rows: { investor: two('investor') } }], display: ['investor'] });
  play(state, 'perform investor');
  assert.deepEqual(inRow(state, 0, 'investor'), ['tile']);
  const second = position({ options, players: [{ rows: { investor: ['investor/gas', 'tile'] } }], display: ['investor'] });
  assert.equal(refused(second, 'perform investor'), 'SIB-ACT-12 no-effect investor');
});

test('option emptyActions, forbidden: research is exempt', () => {
  const state = position({ options: { emptyActions: 'forbidden' }, players: [{ research: ['worker/oil'] }] });
  play(state, 'perform research');
  assert.equal(toAct(state), 1);
});

const DIGGING: Sketch = { players: [{ workers: { amur: 1, ob: 1 }, sellers: { frankfurt: 1, zurich: 1 }, rows: { gold: two('gold') } }] };

both(
  'extractAll',
  'all cubes are taken, or the player picks which, at least one',
  (options) => {
    const state = position({ ...DIGGING, options });
    play(state, 'perform gold');
    return [offered(state), playerAt(state, 0).money];
  },
  { mandatory: [['pass'], 10000], chooseSubset: [['extract amur', 'extract ob'], 0] },
);

test('option extractAll, chooseSubset: cube after cube, then all taken are sold together and depletion is judged', () => {
  const sketch: Sketch = { ...DIGGING, options: { extractAll: 'chooseSubset' }, cubes: { amur: ['gold'] } };
  const some = position(sketch);
  play(some, 'perform gold');
  assert.equal(refused(some, 'sell'), 'SIB-EXTRACT-11 take-one');
  assert.equal(refused(some, 'extract lena'), 'SIB-EXTRACT-02 no-worker-there lena');
  play(some, 'extract amur');
  assert.equal(refused(some, 'extract amur'), 'SIB-EXTRACT-03 already-taken amur');
  assert.deepEqual(cubesAt(some, 'amur'), ['gold'], 'nothing leaves before the sale');
  play(some, 'sell');
  assert.deepEqual([playerAt(some, 0).money, cubesAt(some, 'ob'), depletion(some, 'amur')], [5000, ['oil', 'gold'], 1]);
  const all = position(sketch);
  play(all, 'perform gold', 'extract ob', 'extract amur');
  assert.equal(playerAt(all, 0).money, 10000);
  const without = position({ ...sketch, cubes: { amur: ['oil'] } });
  without.players[0]?.workers.fill(1, 2, 4);
  play(without, 'perform gold');
  assert.equal(refused(without, 'extract amur'), 'SIB-EXTRACT-02 kind-not-there amur gold');
});

both('sellSplit', 'the best price is applied, or the player names the exchange', asked(DIGGING, 'perform gold'), {
  oneBestPrice: ['pass'],
  chooseExchange: ['exchange frankfurt', 'exchange zurich'],
});

test('option sellSplit, chooseExchange: one exchange for all cubes of the action', () => {
  const state = position({ ...DIGGING, options: { sellSplit: 'chooseExchange' } });
  play(state, 'perform gold', 'exchange frankfurt');
  assert.equal(playerAt(state, 0).money, 4000);
});

const SELLING: Sketch = { players: [{ sellers: { tokyo: 1, zurich: 1 }, workers: { amur: 1 }, rows: { seller: two('seller') } }] };

both('sellersPerExchange', 'any number of own sellers, or one at each exchange', asked(SELLING, 'perform seller', 'piece zurich'), {
  unlimited: ['frankfurt', 'tokyo', 'shanghai', 'mumbai', 'new-york'].map((exchange) => `exchange ${exchange}`),
  onePerPlayer: ['frankfurt', 'shanghai', 'mumbai', 'new-york'].map((exchange) => `exchange ${exchange}`),
});

test('option sellersPerExchange, onePerPlayer: a full set of sellers has nowhere to go', () => {
  const sellers = { frankfurt: 1, tokyo: 1, zurich: 1, shanghai: 1, mumbai: 1, 'new-york': 1 };
  const options = { sellersPerExchange: 'onePerPlayer' };
  const state = position({ options, players: [{ sellers, workers: {}, rows: { seller: two('seller') } }] });
  play(state, 'perform seller');
  assert.equal(toAct(state), 1);
  const forbidden = position({
    options: { ...options, emptyActions: 'forbidden' },
    players: [{ sellers, workers: {}, rows: { seller: two('seller') } }],
  });
  assert.deepEqual(offered(forbidden), ['pass']);
  const choosing = position({ ...SELLING, options });
  play(choosing, 'perform seller', 'piece supply');
  assert.equal(refused(choosing, 'exchange tokyo'), 'SIB-SELL-04 own-seller-there tokyo');
});

both(
  'workerSource',
  'the supply comes first, or any piece may be taken',
  asked({ players: [{ workers: { vladivostok: 1, amur: 1 }, rows: { worker: two('worker') } }] }, 'perform worker'),
  {
    supplyFirst: ['stop', 'piece supply'],
    anyPiece: ['stop', 'piece supply', 'piece frankfurt', 'piece amur'],
  },
);

const EIGHT = { kolyma: [], kamchatka: [], chukotka: [], lena: [], taymyr: [], kuzbass: [], ob: [], baikal: [] } as const;

both(
  'emptiedAfterLastCounter',
  'a ninth region is treated as depleted, or stays open',
  (options) => {
    const digger = { workers: { amur: 1 }, rows: { gas: two('gas'), logistician: two('logistician') } };
    const state = position({
      options,
      cubes: { ...EIGHT, amur: ['gas'] },
      players: [digger, { workers: { vladivostok: 1 }, rows: { logistician: two('logistician') } }, { research: ['worker/gas'] }],
    });
    play(state, 'perform gas', 'perform logistician');
    const jumped = offered(state).includes('step vladivostok aldan');
    const entered = offered(state).includes('step vladivostok amur');
    play(state, 'stop', 'perform research');
    return { workers: workersAt(state, 0, 'amur'), jumped, entered, cubes: offered(state).includes('deposit amur') };
  },
  {
    treatAsDepleted: { workers: 0, jumped: true, entered: false, cubes: false },
    stayOpen: { workers: 1, jumped: false, entered: true, cubes: true },
  },
);

test('option emptiedAfterLastCounter, stayOpen: with fewer counters than emptied regions they go in the order of the regions', () => {
  const { baikal: _, ...seven } = EIGHT;
  const state = position({
    options: { emptiedAfterLastCounter: 'stayOpen' },
    cubes: { ...seven, aldan: ['gas'], amur: ['gas'] },
    players: [{ workers: { aldan: 1, amur: 1 }, rows: { gas: two('gas') } }],
  });
  play(state, 'perform gas');
  assert.deepEqual([depletion(state, 'amur'), depletion(state, 'aldan')], [1, 0]);
  assert.equal(state.lastRound, true);
});

both(
  'returnToStart',
  'workers may walk back to Vladivostok, or not',
  asked({ players: [{ workers: { sakhalin: 1 }, rows: { logistician: two('logistician') } }] }, 'perform logistician'),
  {
    allowed: ['stop', 'step sakhalin vladivostok', 'step sakhalin khabarovsk', 'step sakhalin kamchatka'],
    forbidden: ['stop', 'step sakhalin khabarovsk', 'step sakhalin kamchatka'],
  },
);

test('option returnToStart, forbidden: the refusal says so, and the worker action still brings a piece there', () => {
  const options = { returnToStart: 'forbidden' };
  const state = position({
    options,
    players: [{ workers: { sakhalin: 1 }, rows: { logistician: two('logistician') } }, { rows: { worker: two('worker') } }],
  });
  play(state, 'perform logistician');
  assert.equal(refused(state, 'step sakhalin vladivostok'), 'SIB-LOG-08 no-return');
  play(state, 'stop', 'perform worker', 'piece supply');
  assert.equal(workersAt(state, 1, 'vladivostok'), 2);
});

both(
  'idleEnd',
  'three idle rounds end the game, or never',
  (options) => {
    const state = position({ options, idleRounds: 2 });
    passAll(state);
    return state.over;
  },
  { afterThree: true, off: false },
);

both(
  'tieBreak',
  'a tie is shared, or won by the later in the turn order of the last round',
  (options) => {
    const state = position({ options, start: 1, players: [{ money: 3000 }, { money: 3000 }, { money: 1000 }] });
    return siberia.standing(state).map((score) => score.rank);
  },
  { shared: [1, 1, 3], laterInTurnOrder: [1, 2, 3] },
);

test('every option is tried', () => {
  // Figures are tried where packs are.
  assert.deepEqual([...tried, 'figures'].toSorted(), Object.keys(OPTIONS).toSorted());
  assert.equal(tried.size, 18);
});
