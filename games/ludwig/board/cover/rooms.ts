import type { FaceName, Rotation } from '../../components/index.ts';
import { placementOf } from '../../rules/castle/index.ts';

type Lies = readonly [tile: FaceName, x: number, y: number, rotation?: Rotation];

/** A castle of seventeen rooms around the foyer. */
const ROOMS: readonly Lies[] = [
  ['foyer', 0, 0],
  ['hallway', -6, 1],
  ['throne-room', -4, -4],
  ['study', 3, 0],
  ['larder', 3, -3],
  ['formal-gardens', 5, -4, 180],
  ['grand-bedchamber', 6, 1],
  ['stairs', 4, 3, 270],
  ['venus-grotto', 2, 6, 90],
  ['salon', -9, 2],
  ['buttery', -2, 2, 90],
  ['french-gazebo', -7, 4, 180],
  ['piano-room', -3, 4],
  ['nap-room', -10, 0],
  ['focus-room', -6, -1],
  ['billiards-room', -9, -3],
  ['green-house', 7, 5, 90],
];

/** The same as placements. */
export const COVER_CASTLE = ROOMS.map(([tile, x, y, rotation = 0]) => placementOf({ tile, x, y, rotation }));
