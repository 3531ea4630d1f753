import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Castle,
  completedTiles,
  doorTile,
  externalEntrances,
  forecast,
  incompleteTiles,
  newCastle,
  recomputed,
} from '../../rules/castle/index.ts';
import { castleOf, DEFAULTS, lay, nameAt, objected, type Spot, spotOf } from './building.ts';

const STAIRS: Spot = ['stairs', -3, 1, 0];

/** Each tile's entrances: how many are external, and how many are not connected. */
const entrances = ({ doors, unconnected, tiles }: Castle): Readonly<Record<string, string>> => {
  const castle = { doors, unconnected, tiles };
  return Object.fromEntries(
    unconnected.map((left, room) => [nameAt(castle, room), `${doors.filter((door) => doorTile(door) === room).length} of ${left}`]),
  );
};

test('LUD-TILE-04 LUD-TILE-06: entrances that coincide are connected, and no longer external', () => {
  const castle = castleOf(['pantry', 3, 0, 0]);
  assert.deepEqual(entrances(castle), { foyer: '2 of 2', pantry: '1 of 1' });
  assert.equal(externalEntrances(castle, 'included', DEFAULTS), 3);
  assert.equal(externalEntrances(castle, 'excluded', DEFAULTS), 1);
});

test('LUD-TILE-05 LUD-TILE-09 LUD-TILE-16: an entrance at a wall is neither connected nor external, and its tile never completed', () => {
  const castle = castleOf(['hallway', 1, -1, 0], ['buttery', 3, 1, 0], ['grand-bedchamber', 5, 0, 180]);
  assert.equal(entrances(castle).buttery, '0 of 1');
  // the hallway: two to foyer and bedchamber, one at the cut corner of the foyer, and all others lead out
  assert.equal(entrances(castle).hallway, '10 of 12');
});

test('LUD-TILE-08 LUD-TILE-10: a tile is completed when all entrances are connected, incomplete while one is not', () => {
  const castle = castleOf(['larder', 3, 0, 0]);
  assert.deepEqual([completedTiles(castle, 'included'), incompleteTiles(castle, 'included')], [0, 2]);
  lay(castle, ['solar', 5, 1, 180]);
  assert.deepEqual([completedTiles(castle, 'included'), incompleteTiles(castle, 'included')], [1, 2]);
  lay(castle, STAIRS);
  lay(castle, ['dungeon', -9, -1, 0]);
  assert.deepEqual([completedTiles(castle, 'included'), completedTiles(castle, 'excluded')], [2, 1]);
  assert.deepEqual([incompleteTiles(castle, 'included'), incompleteTiles(castle, 'excluded')], [3, 2]);
});

test('LUD-TILE-17: an entrance that faces a cut corner is blocked, whatever corners may share', () => {
  for (const roundedCorners of ['blockCell', 'shareCell'] as const) {
    const castle = newCastle();
    lay(castle, ['hallway', 1, -1, 0], { ...DEFAULTS, roundedCorners });
    assert.equal(entrances(castle).hallway, '12 of 13', roundedCorners);
  }
});

test('LUD-TILE-18: a circle touches others with its quarter pieces only, so its fence is one unit long', () => {
  const castle = castleOf(['green-house', 3, -1, 0]);
  // its east end lies against the corner of the circle
  const hallway = forecast(castle, spotOf(['hallway', -3, -1, 0]), DEFAULTS);
  assert.deepEqual(
    hallway.contacts.map(({ room }) => nameAt(castle, room)),
    ['foyer'],
  );
  lay(castle, ['hallway', -3, -1, 0]);
  assert.equal(objected(castle, ['hallway', -1, -2, 0]), 'legal');
  assert.equal(objected(castle, ['hallway', 0, -2, 0]), 'LUD-PLACE-10 green-house');
});

test('LUD-TILE-18: a fence may run along a circle, but for its quarter piece', () => {
  const castle = castleOf(['theater', 3, -1, 0], ['hallway', -1, 1, 90], ['hallway', 0, 6, 0], ['hallway', 6, 6, 0]);
  assert.equal(objected(castle, ['shed', 6, 4, 0]), 'legal');
  assert.equal(objected(castle, ['shed', 5, 4, 0]), 'LUD-PLACE-11 theater');
});

test('LUD-TILE-07: tiles are adjacent by wall or entrance, not by a corner', () => {
  const castle = castleOf(['berchta-room', 3, 0, 0]);
  const beside = forecast(castle, spotOf(['grand-bedchamber', 1, -4, 270]), DEFAULTS);
  assert.deepEqual(
    beside.contacts.map(({ room, connections }) => `${nameAt(castle, room)} ${connections}`),
    ['foyer 1', 'berchta-room 0'],
  );
  const atCorner = forecast(castle, spotOf(['cloak-room', 1, -2, 0]), DEFAULTS);
  assert.deepEqual(
    atCorner.contacts.map(({ room }) => nameAt(castle, room)),
    ['foyer'],
  );
});

test('LUD-TILE-19: an external entrance may be connected or blocked later, and then stays so', () => {
  const castle = castleOf(['hallway', 1, -1, 0], ['buttery', 3, 1, 0]);
  assert.equal(entrances(castle).buttery, '1 of 1');
  lay(castle, ['grand-bedchamber', 5, 0, 180]);
  lay(castle, ['powder-room', 1, -3, 0]);
  assert.equal(entrances(castle).buttery, '0 of 1');
});

test('LUD-TILE-06 option externalEntrance: blocked entrances lead out too, or those into a closed courtyard do not', () => {
  const castle = castleOf(['hallway', 1, -1, 0]);
  const count = (externalEntrance: 'openCell' | 'unconnected' | 'reachable'): number =>
    externalEntrances(castle, 'included', { ...DEFAULTS, externalEntrance });
  assert.deepEqual([count('openCell'), count('unconnected'), count('reachable')], [14, 15, 14]);
  // three more hallways close the courtyard south-east of the foyer: 1 + 4 + 5 + 5 + 2 entrances lead into it
  lay(castle, ['hallway', 7, -1, 90]);
  lay(castle, ['hallway', 2, 5, 0]);
  lay(castle, ['hallway', 1, 3, 90]);
  assert.equal(count('openCell') - count('reachable'), 17);
});

test('LUD-PLACE-05 option lastExit: corridors alone do not keep a castle open', () => {
  assert.equal(objected(newCastle(), ['hallway', 1, -1, 0]), 'legal');
  assert.equal(objected(newCastle(), ['hallway', 1, -1, 0], { ...DEFAULTS, lastExit: 'nonCorridor' }), 'LUD-PLACE-05');
  assert.equal(objected(newCastle(), ['buttery', 3, 1, 0], { ...DEFAULTS, lastExit: 'nonCorridor' }), 'legal');
});

test('LUD-PLACE-02 option roundedCorners: 500 circles may share a corner cell', () => {
  const castle = castleOf(['forum', -1, -5, 0]);
  const theater: Spot = ['theater', 3, -1, 0];
  assert.equal(objected(castle, theater), 'LUD-PLACE-02 forum');
  const share = { ...DEFAULTS, roundedCorners: 'shareCell' } as const;
  lay(castle, theater, share);
  assert.deepEqual(recomputed(castle), castle);
  // the corner of a small circle is too full
  assert.equal(objected(castleOf(['parlor', 3, 0, 0]), ['study', 5, 2, 0], share), 'LUD-PLACE-02 parlor');
  assert.equal(objected(castleOf(['parlor', 3, 0, 0]), ['forum', 5, 2, 0], share), 'LUD-PLACE-01');
});
