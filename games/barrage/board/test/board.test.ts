import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesFor, STEP_LONGEST, schedule, tabsOf, targetsOf } from '@madang/board-kit/layout';
import { below, type Decision, decisions, newMatch, playMove, type RandomState, seedRandom, type Told } from '@madang/kernel';
import {
  AREAS,
  type Barrage,
  type BarrageEvent,
  type BarrageMove,
  barrage,
  CONTRACT_TILES,
  MANAGEMENT_SPACES,
  NEXT,
  openSpaces,
  TECHNOLOGY_TILES,
} from '../../rules/index.ts';
import { prospectOf } from '../forecast/prospect.ts';
import { basinsOf, flowPath } from '../map/flow.ts';
import { linkedConduits } from '../map/linked.ts';
import { actionRows } from '../panels/action-rows.ts';
import { effectSign, SIGN_NAMES } from '../pieces/effect-signs.ts';
import { script } from '../script.ts';
import { ANSWERING, LIES, TABS } from '../targets.ts';

interface Step {
  readonly before: Barrage;
  readonly decision: Decision<BarrageMove>;
  readonly told: readonly BarrageEvent[];
}

/** Positions get richer where nobody passes and water is used. */
function choose(moves: readonly BarrageMove[], random: RandomState): BarrageMove {
  const turbines = moves.filter((move) => move.kind === 'space' && move.space.startsWith('turbine'));
  const busy = turbines.length > 0 ? turbines : moves.filter(({ kind }) => kind !== 'pass' && kind !== 'decline' && kind !== 'bank');
  const from = busy.length > 0 && below(random, 6) > 0 ? busy : moves;
  const move = from[below(random, from.length)];
  assert.ok(move);
  return move;
}

const isBarrage = (event: Told): event is BarrageEvent => 'event' in event;

/** Every step of some random matches. */
function* steps(matches: number): Generator<Step> {
  for (let i = 0; i < matches; i++) {
    const match = newMatch(barrage, { seats: 2 + (i % 3), seed: `board ${i}`, options: { game: i % 2 === 0 ? 'expert' : 'beginner' } });
    const random = seedRandom(`choices ${i}`);
    for (let decision = decisions(barrage, match.state)[0]; decision; decision = decisions(barrage, match.state)[0]) {
      const before = match.state;
      const told: BarrageEvent[] = [];
      assert.ok(playMove(match, decision.seat, choose(decision.moves, random), (event) => isBarrage(event) && told.push(event)).ok);
      yield { before, decision, told };
    }
  }
}

test('every answer but passing and declining can be given on the board, and nothing lights up that is not offered', () => {
  const elsewhere: ReadonlySet<string> = new Set(['pass', 'decline', 'stop', 'pick']);
  for (const { decision } of steps(6)) {
    const onBoard = new Set([...targetsOf(ANSWERING, decision).values()].flat());
    for (const move of decision.moves) assert.equal(onBoard.has(move), !elsewhere.has(move.kind), JSON.stringify(move));
    for (const move of onBoard) assert.ok(decision.moves.includes(move));
  }
  assert.equal(targetsOf(ANSWERING, null).size, 0);
});

test('what is pointed at in the list is lit on the board', () => {
  for (const { decision } of steps(2)) {
    const targets = targetsOf(ANSWERING, decision);
    for (const move of decision.moves) for (const piece of piecesFor(ANSWERING, move, decision)) assert.ok(targets.get(piece)?.includes(move));
  }
});

test('a production lights up its powerhouse, dam and conduit; its drops lie in its dam', () => {
  let productions = 0;
  for (const { decision } of steps(12)) {
    const move = decision.moves.find(({ kind }) => kind === 'system' || kind === 'drops');
    if (!move) continue;
    productions += 1;
    const pieces = piecesFor(ANSWERING, move, decision);
    assert.equal(pieces.length, move.kind === 'system' ? 3 : 1);
    assert.ok(pieces.some((piece) => piece.startsWith('site:D')));
  }
  assert.ok(productions > 5, `only ${productions}`);
});

test('how to pay for a construction can be answered at its site', () => {
  let payments = 0;
  for (const { decision, told } of steps(12)) {
    const move = decision.moves.find(({ kind }) => kind === 'pay');
    const built = told.find((event) => event.event === 'built');
    if (!move || !built) continue;
    payments += 1;
    assert.ok(piecesFor(ANSWERING, move, decision).includes(`site:${built.site}`), JSON.stringify(built));
  }
  assert.ok(payments > 0);
});

const isFlowed = (event: Told): event is BarrageEvent & { readonly event: 'flowed' } => event.event === 'flowed';

test('BAR-FLOW the forecast of a headstream is the way that the drop then takes', () => {
  let drops = 0;
  for (const { before, decision, told } of steps(8)) {
    const flowed = told.filter(isFlowed);
    const placed = told.find((event) => event.event === 'drop-placed');
    const move = decision.moves.find((one) => one.kind === 'headstream' && one.headstream === flowed[0]?.from);
    if (!move || !placed || flowed.length !== 1) continue;
    drops += 1;
    assert.deepEqual(prospectOf(before, decision.seat, move).ends, [{ end: flowed[0]?.end, count: 1 }]);
    const basins = flowed.flatMap(basinsOf);
    assert.ok(basins.every((basin, i) => i === 0 || NEXT[basins[i - 1] ?? -1] === basin));
  }
  assert.ok(drops > 0);
});

test('a drop runs basin by basin', () => {
  assert.deepEqual(flowPath({ event: 'flowed', from: 'A', passed: [], end: 'D8l' } as const), ['headstream:A', 'basin:1', 'river:1', 'site:D8l']);
});

test('every step is animated within its bound, along anchors that have names', () => {
  let flights = 0;
  for (const { told } of steps(4)) {
    const timed = schedule(script(told));
    const last = timed.at(-1);
    assert.ok(!last || last.start + last.length <= STEP_LONGEST + 1e-6);
    for (const beat of timed) {
      for (const flight of beat.flights) {
        flights += 1;
        assert.ok(flight.path.length >= 2);
        for (const anchor of flight.path) assert.match(anchor, /^[a-z]+(:[^:|]+){0,2}(\|[a-z]+(:[^:|]+){0,2})*$/);
      }
    }
  }
  assert.ok(flights > 500, `only ${flights}`);
});

test('every effect of contracts, tiles and spaces has a sign', () => {
  const effects = [
    CONTRACT_TILES.map(({ reward }) => reward),
    TECHNOLOGY_TILES.map(({ effect }) => effect),
    MANAGEMENT_SPACES.map(({ effect }) => effect),
  ];
  for (const effect of effects.flat(2)) assert.ok(SIGN_NAMES.includes(effectSign(effect).sign));
  const limited = { do: 'buildFree', piece: 'base', areas: ['hill', 'plain'] } as const;
  assert.deepEqual(effectSign(limited), { sign: 'base', figure: '', areas: ['hill', 'plain'] }, 'where it may stand is seen, not only read');
  for (const area of AREAS) assert.ok(SIGN_NAMES.includes(area));
  assert.deepEqual(effectSign({ do: 'production', bonus: -2 }), { sign: 'powerhouse', figure: '−2' });
  assert.deepEqual(effectSign({ do: 'gainVpPer', per: 'ownBase', n: 3 }), { sign: 'vp', figure: '3', per: 'base' });
});

test('BAR-SETUP-12 the action board has the open spaces once each, row by row', () => {
  for (const participants of [2, 3, 4]) {
    for (const expert of [false, true]) {
      const open = openSpaces(participants, expert);
      const rows = actionRows(open);
      assert.deepEqual(
        rows.flatMap(({ spaces }) => spaces),
        open,
      );
      assert.ok(rows.every(({ section, spaces }) => spaces.length === (section === 'patentOffice' ? 1 : 2)));
    }
  }
});

test('a tab lights up where pieces wait, in the order of the tabs', () => {
  assert.deepEqual(tabsOf(TABS, LIES, ['contract:G01', 'space:water-one-now-left', 'site:D1u']), ['actions', 'market']);
  assert.deepEqual(tabsOf(TABS, LIES, ['site:D1u']), []);
});

test('BAR-MAP-08 a piece of the map shows the conduits that it is linked by', () => {
  assert.deepEqual(linkedConduits('site:C2b'), [3]);
  assert.deepEqual(linkedConduits('site:D5u'), [8, 9]);
  assert.deepEqual(linkedConduits('site:P8-2'), [0, 8]);
  assert.deepEqual(linkedConduits('headstream:A'), []);
});

test('an income flies from its row, a reward from the contract, anything else from the bank', () => {
  const gain = { event: 'gained', seat: 1, good: 'vp', n: 3 } as const;
  const income = { event: 'income', seat: 1, company: 'usa', row: 'base', step: 2, uncovered: true } as const;
  const fulfilled = { event: 'contract-fulfilled', seat: 1, contract: 'G01', total: 3 } as const;
  const sources = (events: readonly BarrageEvent[]) => script(events).flatMap(({ flights }) => flights.map(({ path }) => path[0]));
  assert.deepEqual(sources([gain]), ['bank']);
  assert.deepEqual(sources([income, gain]), ['row:base:1|player:1']);
  assert.deepEqual(sources([fulfilled, gain]).at(-1), 'held:1|player:1');
  assert.deepEqual(sources([income, { event: 'passed', seat: 1 }, gain]), ['bank']);
});
