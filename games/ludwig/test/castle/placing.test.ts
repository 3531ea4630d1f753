import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decision, inWords, newMatch, playMove } from '@madang/kernel';
import { canPlace, doorTile, newCastle, PLACEMENTS, place, placementOf, placementsOf } from '../../rules/castle/index.ts';
import { ludwig, MOVES } from '../../rules/index.ts';
import { play, position } from '../position.ts';
import { castleOf, DEFAULTS, face, lay, objected, type Spot, spotOf } from './building.ts';

const STAIRS: Spot = ['stairs', -3, 1, 0];
const CELLAR: Spot = ['downstairs-hallway', -9, 1, 0];

test('LUD-SETUP-12 LUD-ROUND-19: a castle begins with the foyer, and what is laid first must join one of its three entrances', () => {
  const castle = newCastle();
  assert.deepEqual([castle.tiles.length, castle.doors.length, castle.unconnected], [1, 3, [3]]);
  assert.deepEqual(castle.tiles, [placementOf({ tile: 'foyer', x: 0, y: 0, rotation: 0 })]);
  // a utility room of one entrance fits once at each
  assert.equal(placementsOf(castle, face('cloak-room'), DEFAULTS).length, 3);
  assert.equal(objected(castle, ['buttery', 3, 1, 0]), 'legal');
  assert.equal(objected(castle, ['buttery', 4, 1, 0]), 'LUD-PLACE-01');
});

test('LUD-PLACE-01: walls that touch are no connection, not even entrance against wall', () => {
  assert.equal(objected(newCastle(), ['buttery', 3, 0, 0]), 'LUD-PLACE-01');
  assert.equal(objected(newCastle(), ['buttery', 40, 40, 0]), 'LUD-PLACE-01');
  assert.equal(objected(newCastle(), ['buttery', 423, 415, 0]), 'LUD-PLACE-01');
  assert.equal(objected(newCastle(), ['buttery', -416, -416, 0]), 'LUD-PLACE-01');
});

test('LUD-PLACE-02: tiles do not overlap, of whatever level, cut corners included', () => {
  const castle = castleOf(STAIRS, CELLAR);
  assert.equal(objected(castle, ['buttery', 2, 1, 0]), 'LUD-PLACE-02 foyer');
  assert.equal(objected(castle, ['buttery', 2, 2, 0]), 'LUD-PLACE-02 foyer', 'only its cut corner');
  assert.equal(objected(castle, ['hallway', -6, 1, 0]), 'LUD-PLACE-02 downstairs-hallway');
  // the L leaves its missing quarter free
  assert.equal(objected(castleOf(['dining-room', 3, 0, 0]), ['buttery', 5, 0, 0]), 'LUD-PLACE-01');
  assert.equal(objected(castleOf(['dining-room', 3, 0, 0]), ['buttery', 5, 1, 0]), 'LUD-PLACE-02 dining-room');
});

test('LUD-PLACE-03: a tile is turned four ways and never mirrored', () => {
  // entrances N1 E1 S1 W0: no two rotations look alike, and in each it meets the three entrances of the foyer in one way
  const places = placementsOf(newCastle(), face('focus-room'), DEFAULTS).map((placement) => PLACEMENTS.make(placement));
  assert.deepEqual(
    places.map(({ rotation }) => rotation),
    [0, 0, 0, 90, 90, 90, 180, 180, 180, 270, 270, 270],
  );
  assert.deepEqual(
    places.slice(0, 3).map(({ x, y }) => [x, y]),
    [
      [0, -2],
      [-2, 0],
      [3, 1],
    ],
  );
});

test('LUD-PLACE-04: other entrances may end against walls, of new tiles and of old ones', () => {
  const castle = castleOf(['hallway', 1, -1, 0]);
  // its own west entrance joins nothing but the foyer; the one beside it faces the wall of the foyer
  assert.deepEqual([castle.unconnected, castle.doors.length], [[2, 13], 14]);
  lay(castle, ['buttery', 3, 1, 0]);
  assert.equal(objected(castle, ['grand-bedchamber', 5, 0, 180]), 'legal');
});

test('LUD-PLACE-05: no placement shuts the castle, corridors and downstairs entrances keep it open', () => {
  const castle = castleOf(['cloak-room', 1, -2, 0], ['broom-closet', 3, 1, 90]);
  assert.equal(objected(castle, ['dirt-room', -4, 1, 0]), 'LUD-PLACE-05');
  assert.equal(canPlace(castle, face('dirt-room'), DEFAULTS), false);
  assert.equal(objected(castle, STAIRS), 'legal');
});

test('LUD-PLACE-06 LUD-PLACE-18: downstairs rooms need the dark end of stairs', () => {
  assert.equal(canPlace(newCastle(), face('dungeon'), DEFAULTS), false);
  assert.equal(canPlace(newCastle(), face('downstairs-hallway'), DEFAULTS), false);
  assert.equal(objected(newCastle(), ['dungeon', -6, -1, 0]), 'LUD-PLACE-09 foyer');
  const castle = castleOf(STAIRS);
  assert.equal(placementsOf(castle, face('bottomless-pit'), DEFAULTS).length, 1);
  lay(castle, CELLAR);
  assert.equal(placementsOf(castle, face('bottomless-pit'), DEFAULTS).length, 13);
});

test('LUD-PLACE-07: ground tiles connect to the light end of stairs only', () => {
  const castle = castleOf(STAIRS);
  assert.equal(objected(castle, ['meat-locker', -7, 1, 0]), 'LUD-PLACE-09 stairs');
  const upwards = castleOf(STAIRS, CELLAR, ['stairs', -6, -2, 270]);
  assert.equal(objected(upwards, ['meat-locker', -7, -6, 90]), 'legal');
});

test('LUD-PLACE-08: ground and downstairs tiles may touch with walls, and an entrance with a wall', () => {
  const castle = castleOf(STAIRS, ['dungeon', -9, -1, 0], ['hallway', -3, -1, 0]);
  assert.equal(castle.doors.filter((door) => doorTile(door) === 3).length, 10);
  assert.equal(objected(castle, ['dirt-room', -4, -5, 90]), 'legal');
});

test('LUD-PLACE-09 LUD-PLACE-17: hallway and downstairs hallway, like all of two levels, do not meet with entrances; an option blocks them', () => {
  const castle = castleOf(STAIRS, CELLAR, ['hallway', -3, -1, 0]);
  const above: Spot = ['hallway', -6, 0, 0];
  assert.equal(objected(castle, above), 'LUD-PLACE-09 downstairs-hallway');
  assert.equal(objected(castle, ['hallway', -9, -1, 0]), 'legal');
  const blocked = { ...DEFAULTS, crossLevelAlignment: 'blocked' } as const;
  assert.equal(objected(castle, above, blocked), 'legal');
  const before = castle.unconnected[2];
  lay(castle, above, blocked);
  assert.equal(castle.unconnected[2], before);
  assert.equal(castle.doors.filter((door) => doorTile(door) === 2).length, 10);
});

test('LUD-PLACE-10 LUD-PLACE-11 LUD-PLACE-12: fences touch nothing, but at corners', () => {
  // the hallway runs past the end of the fence: corner to corner
  const castle = castleOf(['hallway', -1, -1, 90]);
  assert.equal(objected(castle, ['shed', -6, 1, 0]), 'legal');
  lay(castle, ['shed', -6, 1, 0]);
  assert.equal(objected(castle, ['pantry', -3, -1, 0]), 'LUD-PLACE-10 shed');
  assert.equal(objected(castleOf(['hallway', -1, -3, 90], ['larder', -3, -1, 180]), ['shed', -6, 1, 0]), 'LUD-PLACE-11 larder');
});

test('LUD-PLACE-13 LUD-PLACE-15: the light end of stairs to the ground, the dark end below, neither to stairs', () => {
  assert.equal(objected(newCastle(), ['stairs', -3, 1, 0]), 'legal');
  assert.equal(objected(newCastle(), ['stairs', -3, 1, 180]), 'LUD-PLACE-09 foyer');
  const castle = castleOf(STAIRS, CELLAR, ['stairs', -6, -2, 270]);
  assert.equal(objected(castle, ['stairs', -6, -5, 90]), 'LUD-PLACE-15 stairs');
  assert.equal(objected(castle, ['stairs', -6, -5, 270]), 'LUD-PLACE-15 stairs');
});

test('LUD-PLACE-14: stairs may be joined by the dark end alone, unless the option forbids it', () => {
  const castle = castleOf(STAIRS, CELLAR);
  const upwards: Spot = ['stairs', -6, -2, 270];
  assert.equal(objected(castle, upwards), 'legal');
  assert.equal(objected(castle, upwards, { ...DEFAULTS, stairsFromBelow: 'forbidden' }), 'LUD-PLACE-14');
  assert.equal(objected(newCastle(), STAIRS, { ...DEFAULTS, stairsFromBelow: 'forbidden' }), 'legal');
});

test('LUD-PLACE-16: the face of a hallway is chosen where it is laid', () => {
  const castle = castleOf(STAIRS);
  const [light, dark] = [placementsOf(castle, face('hallway'), DEFAULTS), placementsOf(castle, face('downstairs-hallway'), DEFAULTS)];
  assert.deepEqual(dark.map((placement) => PLACEMENTS.make(placement).tile).slice(0, 1), ['downstairs-hallway']);
  assert.ok(light.length > dark.length && dark.length > 0);
});

test('LUD-PLACE-21: a buttery turned by a half is the same, offered once, and recorded unturned', () => {
  const castle = newCastle();
  assert.deepEqual(
    placementsOf(castle, face('buttery'), DEFAULTS).map((placement) => PLACEMENTS.make(placement).rotation),
    [0, 0, 90],
  );
  assert.equal(objected(castle, ['buttery', 3, 1, 180]), 'legal');
  place(castle, spotOf(['buttery', 3, 1, 180]), DEFAULTS);
  assert.deepEqual(castle, castleOf(['buttery', 3, 1, 0]));
});

test('LUD-PLACE-21: sent with a rotation that looks the same a placement is played and recorded as the one offered; a wrong id is not', () => {
  const state = position({ market: { 4000: 'buttery' } });
  play(state, 'buy buttery');
  const turned = PLACEMENTS.pack({ kind: 'place', tile: 'buttery', x: 3, y: 1, rotation: 180 }) ?? -1;
  const { id, ...fields } = MOVES.made(0, turned);
  const [offer] = decision(ludwig, state)?.moves.filter((move) => inWords(move) === 'place buttery 3 1 0') ?? [];
  assert.ok(offer && offer.id !== id);
  for (const json of [fields, { id, ...fields }]) {
    const match = { ...newMatch(ludwig, { seats: 2, seed: 'turned' }), state };
    const played = playMove(match, 0, json);
    assert.ok(played.ok);
    assert.deepEqual(match.log, [{ seat: 0, move: offer }]);
    assert.deepEqual(match.state.players[0]?.castle, castleOf(['buttery', 3, 1, 0]));
  }
  const match = { ...newMatch(ludwig, { seats: 2, seed: 'turned' }), state };
  assert.deepEqual(playMove(match, 0, { ...fields, id: offer.id }), { ok: false, problem: { code: 'unknown-move' } });
});

test('LUD-PLACE-01: a place where two entrances connect is offered once', () => {
  const places = placementsOf(castleOf(['audience-room', -3, -4, 180]), face('stables'), DEFAULTS);
  assert.ok(places.includes(spotOf(['stables', -10, -4, 0])));
  assert.deepEqual(
    places,
    [...new Set(places)].toSorted((a, b) => a - b),
  );
});

test('a placement and its readable fields are each other', () => {
  const fields = { kind: 'place', tile: 'throne-room', x: -17, y: 30, rotation: 270 } as const;
  const packed = PLACEMENTS.pack(fields);
  assert.ok(packed !== undefined && packed < PLACEMENTS.size);
  assert.deepEqual(PLACEMENTS.make(packed), fields);
  for (const wrong of [{ tile: 'foyer' }, { tile: 'garage' }, { rotation: 45 }, { x: 424 }, { x: 0.5 }, { y: -417 }, { y: '0' }, { kind: 'lay' }]) {
    assert.equal(PLACEMENTS.pack({ ...fields, ...wrong }), undefined, JSON.stringify(wrong));
  }
  assert.deepEqual(PLACEMENTS.make(0), { kind: 'place', tile: 'buttery', x: -416, y: -416, rotation: 0 });
  assert.deepEqual(PLACEMENTS.make(PLACEMENTS.size - 1), { kind: 'place', tile: 'stairs', x: 423, y: 415, rotation: 270 });
});
