import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playerOf } from '@madang/kernel';
import { doorsMet, faceNumber, placementOf, placementsOf } from '../../rules/castle/index.ts';
import { facesOf } from '../../rules/market/buying.ts';
import { styleOf } from '../castle/placing.ts';
import { flippedThere, type LaidTile, turnedThere } from '../laid/turned.ts';
import { steps } from './matches.ts';

/** Every tile as it could be laid in some matches. */
function* laidTiles(): Generator<LaidTile & { readonly faces: readonly number[] }> {
  for (const { before, decision } of steps(4)) {
    const { castle } = playerOf(before, decision.seat);
    const faces = facesOf(before.held);
    const legal = faces.flatMap((face) => placementsOf(castle, face, before.options));
    for (const move of decision.moves) {
      if (move.kind !== 'place') continue;
      const now = placementOf(move);
      yield { castle, legal, from: now, now, faces };
    }
  }
}

test('LUD-PLACE-03 a laid tile is turned to the next legal place by the same entrance, goes through all of them, and comes back', () => {
  let [turned, stuck] = [0, 0];
  for (const tile of laidTiles()) {
    let { now } = tile;
    const seen = new Set([styleOf(now).rotation]);
    for (let turns = 0; turns < 4; turns++) {
      const next = turnedThere({ ...tile, now }, 1);
      if (next === undefined) break;
      assert.ok(tile.legal.includes(next));
      assert.equal(faceNumber(next), faceNumber(tile.from));
      assert.notEqual(styleOf(next).rotation, styleOf(now).rotation);
      assert.equal(styleOf(turnedThere({ ...tile, now: next }, -1) ?? next).rotation, styleOf(now).rotation, 'the other way it turns back');
      if (styleOf(next).rotation === styleOf(tile.from).rotation) assert.equal(next, tile.from, 'turned all round it lies as before');
      now = next;
      seen.add(styleOf(now).rotation);
    }
    if (seen.size === 1) {
      const doors = doorsMet(tile.castle, tile.from);
      const others = tile.legal.filter((one) => faceNumber(one) === faceNumber(tile.from) && styleOf(one).rotation !== styleOf(tile.from).rotation);
      assert.ok(
        others.every((one) => !doorsMet(tile.castle, one).some((door) => doors.includes(door))),
        'it fits there in no other turn',
      );
      stuck++;
    } else turned++;
  }
  assert.ok(turned > 100 && stuck > 20, `${turned} turned, ${stuck} fit one way`);
});

test('LUD-PLACE-16 a laid hallway is flipped where it lies, and no other tile is', () => {
  let flips = 0;
  for (const tile of laidTiles()) {
    const other = flippedThere(tile, tile.faces);
    if (tile.faces.length === 1) assert.equal(other, undefined);
    if (other === undefined) continue;
    assert.ok(tile.legal.includes(other));
    assert.notEqual(faceNumber(other), faceNumber(tile.from));
    flips++;
  }
  assert.ok(flips > 0);
});
