import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distance } from '@madang/board-kit/layout';
import { doorsMet, laid, type Placement, placementOf } from '../../rules/castle/index.ts';
import type { LudwigMove } from '../../rules/index.ts';
import { foreseePlacement } from '../../rules/rewards/foreseen.ts';
import { bestOf } from '../../text/forecast/forecast.ts';
import {
  bestPlaces,
  centreOf,
  foreseenAt,
  ghostOf,
  inStyle,
  movedTo,
  NEAR,
  nextThatFits,
  placeBeside,
  placementUnder,
  styleOf,
  turnedInPlace,
  turnedOn,
} from '../castle/placing.ts';
import { marketUnit } from '../market/market-unit.ts';
import { type Step, steps } from './matches.ts';

const placesOf = (moves: readonly LudwigMove[]): readonly Placement[] => moves.flatMap((move) => (move.kind === 'place' ? [placementOf(move)] : []));

/** Every decision of some matches where a tile is placed. */
const placings = (matches: number): readonly (Step & { readonly legal: readonly Placement[] })[] =>
  [...steps(matches)].map((step) => ({ ...step, legal: placesOf(step.decision.moves) })).filter(({ legal }) => legal.length > 0);

test('a tile held over the middle of a place, turned as it would lie there, shows there', () => {
  for (const { legal } of placings(4)) {
    for (const place of legal) {
      const hold = { style: styleOf(place), centre: centreOf(place), reach: NEAR };
      assert.equal(ghostOf(legal, hold, styleOf(place)), place);
    }
  }
});

test('however a tile is held, it shows at a place that fits or right under the pointer', () => {
  for (const { legal } of placings(3)) {
    const first = legal[0] ?? 0;
    for (const centre of [
      { x: 0.2, y: 0.4 },
      { x: 5, y: -7 },
      { x: 60, y: 60 },
    ]) {
      const ghost = ghostOf(legal, { style: null, centre, reach: NEAR }, styleOf(first));
      const at = centreOf(ghost);
      const far = Math.hypot(at.x - centre.x, at.y - centre.y);
      assert.ok(legal.includes(ghost) ? far <= NEAR : far <= Math.SQRT1_2 + 1e-9, `${far}`);
    }
  }
});

test('a tile that was turned shows so where it was turned; at another place that fits only otherwise it turns by itself', () => {
  let seen = 0;
  for (const { legal } of placings(4)) {
    for (const place of legal) {
      const centre = centreOf(place);
      const style = turnedOn(place, 1);
      if (inStyle(legal, style).some((other) => distance(centreOf(other), centre) <= NEAR)) continue;
      if (legal.some((other) => other !== place && distance(centreOf(other), centre) < 0.5)) continue;
      const turned = { style, centre, reach: NEAR, turnedAt: centre };
      assert.ok(!legal.includes(ghostOf(legal, turned, style)), 'it is seen to turn');
      const away = movedTo(turned, { x: centre.x + 3, y: centre.y });
      assert.equal(ghostOf(legal, movedTo(away, centre), style), place);
      seen++;
    }
  }
  assert.ok(seen > 20, `${seen} places fit only one way up`);
});

test('LUD-PLACE-21 turning goes through all looks of a tile once, and comes back', () => {
  for (const { legal } of placings(4)) {
    const first = placementUnder(styleOf(legal[0] ?? 0), { x: 0, y: 0 });
    const seen: number[] = [];
    let now = first;
    do {
      seen.push(laid(now).rotation);
      now = placementUnder(turnedOn(now, 1), { x: 0, y: 0 });
    } while (laid(now).rotation !== laid(first).rotation && seen.length < 9);
    assert.equal(new Set(seen).size, seen.length);
    // every rotation that some place has is among them
    for (const place of legal) if (styleOf(place).face === styleOf(first).face) assert.ok(seen.includes(laid(place).rotation));
    assert.equal(
      laid(placementUnder(turnedOn(placementUnder(turnedOn(first, 1), { x: 0, y: 0 }), -1), { x: 0, y: 0 })).rotation,
      laid(first).rotation,
    );
  }
});

test('arrow keys lead from place to place the way they point', () => {
  let led = 0;
  for (const { legal } of placings(4)) {
    const from = centreOf(legal[0] ?? 0);
    const right = placeBeside(legal, from, 'ArrowRight');
    if (right !== undefined) assert.ok(centreOf(right).x > from.x);
    else assert.ok(legal.every((place) => centreOf(place).x <= from.x + 0.25));
    if (right !== undefined) led += 1;
    assert.equal(placeBeside(legal, from, 'Enter'), undefined);
  }
  assert.ok(led > 20);
});

test('the best places are those with the most points, and of those the ones that complete the most rooms', () => {
  let ties = 0;
  for (const { legal, before, decision } of placings(6)) {
    const castle = before.players[decision.seat]?.castle;
    assert.ok(castle);
    const best = bestPlaces(foreseenAt(castle, legal, before.options));
    const all = legal.map((place) => ({ place, ...foreseePlacement(castle, place, before.options) }));
    const most = Math.max(...all.map(({ total }) => total));
    const first = all.filter(({ total }) => total === most);
    const completes = Math.max(...first.map(({ completed }) => completed.length));
    assert.deepEqual(
      best,
      first.filter(({ completed }) => completed.length === completes).map(({ place }) => place),
    );
    if (best.length < first.length) ties++;
    // a room on the market promises what its best place brings
    const promised = bestOf(before, decision.seat, before.held);
    assert.equal(promised?.points, most);
    assert.equal(promised?.completes.length, completes);
    assert.equal(inStyle(legal, null), legal);
  }
  assert.ok(ties > 0, 'places with the same points complete different numbers of rooms');
});

test('a tile that is turned in place keeps to the entrance that it joined, else it goes no farther than it must; turned all round it lies as before', () => {
  let kept = 0;
  let went = 0;
  for (const { legal, before, decision } of placings(4)) {
    const castle = before.players[decision.seat]?.castle;
    assert.ok(castle);
    for (const from of legal) {
      const doors = doorsMet(castle, from);
      let ghost = from;
      for (let turns = 0; turns < 4; turns++) {
        const style = nextThatFits(legal, ghost, 1);
        const next = turnedInPlace(castle, legal, from, style);
        if (next === undefined) break;
        const alike = inStyle(legal, style);
        const joined = alike.filter((place) => doorsMet(castle, place).some((door) => doors.includes(door)));
        const meant = joined.length > 0 ? joined : alike;
        const far = distance(centreOf(next), centreOf(from));
        assert.ok(meant.includes(next) && meant.every((place) => far <= distance(centreOf(place), centreOf(from))));
        if (joined.length > 0 && alike.length > joined.length) kept++;
        if (joined.length === 0) went++;
        ghost = next;
        if (styleOf(ghost).rotation === styleOf(from).rotation) assert.equal(ghost, from);
      }
    }
  }
  assert.ok(kept > 20 && went > 0, `${kept} keep to their entrance, ${went} cannot`);
});

test('market tiles of any number of players fit beside each other on a board, unless it is so small that the row scrolls', () => {
  for (const width of [560, 700, 880, 1060, 1440, 2200]) {
    for (const spaces of [3, 5, 6, 7]) {
      for (const printed of [true, false]) {
        const unit = marketUnit({ width, height: 700 }, spaces, printed);
        assert.ok(unit >= 9 && unit <= 21);
        if (width >= 700) assert.ok(unit * 7 * spaces < width);
      }
    }
  }
});
