import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inHand, type PieceId, STEP_LONGEST, schedule, takeable, targetsOf } from '@madang/board-kit/layout';
import { below, type Decision, decisions, newMatch, play, playMove, type RandomState, seedRandom, type Told } from '@madang/kernel';
import { type Siberia, type SiberiaEvent, type SiberiaMove, siberia } from '../../rules/index.ts';
import { routeOf } from '../map/route.ts';
import { saleForecast } from '../sale-forecast.ts';
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
