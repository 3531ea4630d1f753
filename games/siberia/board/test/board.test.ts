import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inHand, type PieceId, STEP_LONGEST, schedule, takeable, targetsOf } from '@madang/board-kit/layout';
import {
  below,
  type Decision,
  decisionOf,
  decisions,
  HiddenError,
  inWords,
  newMatch,
  play,
  playMove,
  type RandomState,
  type Seat,
  seedRandom,
  type Told,
} from '@madang/kernel';
import { hasEffect } from '../../rules/acting/acting.ts';
import { AREAS, type Siberia, type SiberiaEvent, type SiberiaMove, siberia } from '../../rules/index.ts';
import { type PlayerSketch, position, type Sketch, two } from '../../test/position.ts';
import { beginningsOf } from '../beginnings.ts';
import { routeOf } from '../map/route.ts';
import { saleForecast } from '../sale/sale-forecast.ts';
import { script } from '../script.ts';
import { ANSWERING } from '../targets.ts';

interface Step {
  readonly before: Siberia;
  readonly decision: Decision<SiberiaMove>;
  readonly move: SiberiaMove;
  readonly told: readonly SiberiaEvent[];
  readonly after: Siberia;
}

/** Passing ends a round; positions get richer where it is rarer. */
function choose(moves: readonly SiberiaMove[], random: RandomState): SiberiaMove {
  const busy = moves.filter(({ kind }) => kind !== 'pass' && kind !== 'stop');
  const from = busy.length > 0 && below(random, 6) > 0 ? busy : moves;
  const move = from[below(random, from.length)];
  assert.ok(move);
  return move;
}

const isSiberian = (event: Told): event is SiberiaEvent => 'event' in event;

/** Every step of some random matches. */
function* steps(matches: number): Generator<Step> {
  for (let i = 0; i < matches; i++) {
    const match = newMatch(siberia, { seats: 2 + (i % 3), seed: `board ${i}` });
    const random = seedRandom(`choices ${i}`);
    for (let decision = decisions(siberia, match.state)[0]; decision; decision = decisions(siberia, match.state)[0]) {
      const before = match.state;
      const move = choose(decision.moves, random);
      const told: SiberiaEvent[] = [];
      assert.ok(playMove(match, decision.seat, move, (event) => isSiberian(event) && told.push(event)).ok);
      yield { before, decision, move, told, after: match.state };
    }
  }
}

/** Everything that a player could hold when asked this. */
const hands = (moves: readonly SiberiaMove[]): readonly (PieceId | null)[] => [null, ...takeable(ANSWERING, moves)];

test('every answer but passing, forgoing and picking can be given on the board', () => {
  const elsewhere: ReadonlySet<string> = new Set(['pass', 'forgo', 'stop', 'pick']);
  for (const { decision } of steps(6)) {
    const onBoard = new Set(hands(decision.moves).flatMap((held) => [...targetsOf(ANSWERING, decision, held).values()].flat()));
    for (const move of decision.moves) assert.equal(onBoard.has(move), !elsewhere.has(move.kind), JSON.stringify(move));
  }
});

test('nothing lights up that is not offered', () => {
  for (const { decision } of steps(3)) {
    for (const held of hands(decision.moves)) {
      for (const moves of targetsOf(ANSWERING, decision, held).values()) assert.ok(moves.every((move) => decision.moves.includes(move)));
    }
  }
});

test('the only counter or worker that can be taken up lies in the hand already; one that is gone is put down', () => {
  for (const { decision } of steps(3)) {
    const { moves } = decision;
    const possible = takeable(ANSWERING, moves);
    for (const chosen of ['counter:worker/gas', 'place:amur']) {
      const held = inHand(ANSWERING, moves, chosen, null);
      assert.ok(held === null || possible.includes(held));
      if (possible.length === 1) assert.equal(held, possible[0]);
      if (possible.includes(chosen)) assert.equal(held, chosen);
    }
  }
});

test('the forecast of a sale is what the sale then does', () => {
  let sales = 0;
  for (const { before, decision } of steps(6)) {
    for (const move of decision.moves) {
      if (move.kind !== 'perform') continue;
      const told: SiberiaEvent[] = [];
      play(siberia, siberia.clone(before), decision.seat, move, (event) => isSale(event) && told.push(event));
      const [sold] = told;
      const forecast = saleForecast(before, decision.seat, move);
      if (sold?.event !== 'sold') {
        assert.equal(forecast, null);
        continue;
      }
      sales += 1;
      assert.deepEqual(forecast, { resource: sold.resource, places: sold.places, exchange: sold.exchange });
    }
  }
  assert.ok(sales > 20, `only ${sales} sales`);
});

const isSale = (event: Told): event is SiberiaEvent & { readonly event: 'sold' } => event.event === 'sold';

test('every step is animated within its bound, along anchors that have names', () => {
  let flights = 0;
  for (const { told, after } of steps(4)) {
    const timed = schedule(script(told, after));
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
  assert.ok(flights > 500);
});

test('a sale: the cubes fly to the exchange together, then coins to the player', () => {
  for (const { told, after } of steps(4)) {
    const sold = told.find(isSale);
    if (!sold) continue;
    const beats = script(told, after);
    const cubes = beats.findIndex(({ flights }) => flights.some(({ token }) => token === `cube:${sold.resource}`));
    assert.deepEqual(
      beats[cubes]?.flights.map(({ path }) => path),
      sold.places.map((place) => [`place:${place}`, `exchange:${sold.exchange}`]),
    );
    const coins = beats[cubes + 1]?.flights ?? [];
    assert.ok(coins.length > 0 && coins.every(({ token, path }) => token === 'coin' && path[1] === `player:${sold.seat}|own:${sold.seat}`));
  }
});

test('SIB-LOG-05 the way of a step leads over the regions that it jumps', () => {
  let jumps = 0;
  for (const { before, move } of steps(36)) {
    if (move.kind !== 'step') continue;
    const way = routeOf(before, move.from, move.to);
    assert.equal(way[0], move.from);
    assert.equal(way.at(-1), move.to);
    if (way.length > 2) jumps += 1;
  }
  assert.ok(jumps > 0);
});

/** Tries moves on a seat's own view, as the page does for its board. */
const aheadOf = (state: Siberia, seat: Seat) => (moves: readonly SiberiaMove[]) => {
  const view = siberia.redact(siberia.clone(state), seat);
  try {
    for (const move of moves) {
      if (!decisionOf(siberia, view, seat)?.moves.includes(move)) return null;
      play(siberia, view, seat, move);
    }
    return { view, decision: decisionOf(siberia, view, seat) ?? null, explain: () => null };
  } catch (error) {
    if (error instanceof HiddenError) return null;
    throw error;
  }
};

test('each way that a piece begins is offered to its end, performs a row first, and no row that could do something is left out', () => {
  let begun = 0;
  for (const { before, decision } of steps(4)) {
    if (!decision.moves.some(({ kind }) => kind === 'perform')) continue;
    const { seat } = decision;
    const ahead = aheadOf(before, seat);
    const ways = beginningsOf(before, decision, ahead);
    for (const [piece, list] of ways) {
      assert.ok(!piece.startsWith('area:'), 'a row stands for its own action');
      for (const way of list) {
        begun += 1;
        assert.equal(way[0]?.kind, 'perform');
        assert.ok(way.length === 1 || ahead(way.slice(0, -1))?.decision?.moves.some((move) => move === way.at(-1)), way.map(inWords).join(', '));
      }
    }
    const firsts = new Set([...ways.values()].flat().map(([first]) => first));
    for (const move of decision.moves) {
      const isPlain = move.kind === 'perform' && !['manager', 'research'].includes(move.area);
      if (isPlain && hasEffect(before, seat, AREAS.indexOf(move.area))) assert.ok(firsts.has(move), inWords(move));
    }
  }
  assert.ok(begun > 500, `only ${begun} ways`);
});

/** What a press on each piece begins, in words, where the first player is to act. */
function begun(me: PlayerSketch, sketch: Sketch = {}): Readonly<Record<string, readonly string[]>> {
  const state = position({ ...sketch, players: [me] });
  const [decision] = decisions(siberia, state);
  assert.ok(decision);
  const ways = beginningsOf(state, decision, aheadOf(state, decision.seat));
  return Object.fromEntries([...ways].map(([piece, list]) => [piece, list.map((way) => way.map(inWords).join(' › '))]));
}

test('a worker is taken up by the row that moves it; a place is walked to', () => {
  const ways = begun({ workers: { amur: 1 }, rows: { logistician: two('logistician') } });
  assert.deepEqual(ways['place:amur'], ['perform logistician']);
  assert.deepEqual(ways['place:aldan'], ['perform logistician › step amur aldan']);
  assert.equal(ways['exchange:frankfurt'], undefined);
  assert.deepEqual(begun({ workers: { amur: 1 } }), {});
});

test('a region sells what the ready rows take there, and its exchange does', () => {
  const rows = { gold: two('gold'), oil: two('oil') };
  const ways = begun({ workers: { amur: 1 }, rows }, { elsewhere: ['gas', 'coal'], cubes: { amur: ['gold', 'oil'] } });
  assert.deepEqual(ways, { 'place:amur': ['perform gold', 'perform oil'], 'exchange:frankfurt': ['perform gold', 'perform oil'] });
});

test('SIB-SELL-02 an exchange takes a piece of the supply, a piece that stands somewhere goes on from there', () => {
  const ways = begun({ workers: { amur: 1 }, rows: { seller: two('seller') } });
  assert.deepEqual(ways['exchange:tokyo'], ['perform seller › piece supply › exchange tokyo']);
  assert.deepEqual(ways['exchange:frankfurt'], ['perform seller › piece frankfurt', 'perform seller › piece supply › exchange frankfurt']);
  assert.deepEqual(ways['place:amur'], ['perform seller › piece amur']);
});

test('SIB-WORK-01 Vladivostok calls the worker that only the supply can give; SIB-INV-01 a tile is taken; SIB-RESEARCH-09 a region is searched', () => {
  assert.deepEqual(begun({ rows: { worker: two('worker') } })['place:vladivostok'], ['perform worker › piece supply']);
  assert.deepEqual(begun({ rows: { investor: two('investor') } }, { display: ['gas', 'oil'] }), {
    'tile:gas': ['perform investor › invest gas'],
    'tile:oil': ['perform investor › invest oil'],
  });
  const found = begun({ research: ['worker/gas'] }, { cubes: { amur: ['gas', 'oil'] } });
  assert.equal(found['place:amur'], undefined);
  assert.equal(found['place:aldan']?.length, 1);
});
