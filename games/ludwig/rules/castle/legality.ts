import { STAIRS } from '../../components/faces.ts';
import { add, type Castle, cloneCastle, contactsOf, doorFront } from './castle.ts';
import { externalEntrances } from './counts.ts';
import { facing, layOut, sharable, tileIn, wordAt } from './grid.ts';
import type { CastleOptions } from './options.ts';
import { columnOf, cornerOf, type Placement, rowOf } from './placement.ts';
import { covers, DARK, ENTRANCE, FENCE, STEPS, type Turned, turnedOf } from './turned.ts';

/** Why a tile may not lie somewhere, and the rule that says so. The index is the reason's number; 0: it may. */
const OBSTACLES = [
  { reason: 'none', rule: 'LUD-PLACE-01' },
  { reason: 'overlap', rule: 'LUD-PLACE-02' },
  { reason: 'own-fence', rule: 'LUD-PLACE-11' },
  { reason: 'fence', rule: 'LUD-PLACE-10' },
  { reason: 'stairs-to-stairs', rule: 'LUD-PLACE-15' },
  { reason: 'levels', rule: 'LUD-PLACE-09' },
  { reason: 'unconnected', rule: 'LUD-PLACE-01' },
  { reason: 'stairs-from-below', rule: 'LUD-PLACE-14' },
  { reason: 'no-way-out', rule: 'LUD-PLACE-05' },
] as const;

const OVERLAP = 1;
const OWN_FENCE = 2;
const PLACED_FENCE = 3;
const STAIRS_TO_STAIRS = 4;
const LEVELS = 5;
const UNCONNECTED = 6;
const STAIRS_FROM_BELOW = 7;
const NO_WAY_OUT = 8;

const REASON_BITS = 4;

/** Reason (4 bits) | index of the tile in the way + 1, 0: none. */
type Obstacle = number;

const inTheWay = (reason: number, room: number): Obstacle => reason | ((room + 1) << REASON_BITS);

/** No castle reaches farther from the foyer, so beyond it nothing connects. */
const FARTHEST = 408;

/** What keeps a tile from lying somewhere in the castle laid out; 0: nothing. The one place that knows LUD-PLACE-01 to -18. */
function obstacle(castle: Castle, placement: Placement, options: CastleOptions): Obstacle {
  const turned = turnedOf(placement);
  const corner = cornerOf(placement);
  if (Math.abs(columnOf(corner)) > FARTHEST || Math.abs(rowOf(corner)) > FARTHEST) return UNCONNECTED;
  return overlap(turned, corner, options) || meeting(castle, placement, turned, corner, options);
}

/** Whether nothing keeps a tile from lying where one of its entrances meets an entrance of the castle laid out: then it is not far off. */
export function isFree(castle: Castle, placement: Placement, turned: Turned, corner: number, options: CastleOptions): boolean {
  const { cells } = turned;
  for (let i = 0; i < cells.length; i++) if (wordAt(corner + (cells[i] ?? 0)) !== 0) return false;
  return (turned.cut.length === 0 || overlap(turned, corner, options) === 0) && meeting(castle, placement, turned, corner, options) === 0;
}

/** LUD-PLACE-02: the first tile that lies in the way. */
function overlap(turned: Turned, corner: number, { roundedCorners }: CastleOptions): Obstacle {
  for (const { cell } of turned.full) {
    const word = wordAt(corner + cell);
    if (word !== 0) return inTheWay(OVERLAP, tileIn(word));
  }
  for (const cell of turned.cut) {
    const word = wordAt(corner + cell);
    if (word !== 0 && !(roundedCorners === 'shareCell' && sharable(word, turned))) return inTheWay(OVERLAP, tileIn(word));
  }
  return 0;
}

/** What two facets that meet have against each other, that of the tile that is there being in `word`; 0: nothing. */
function clash(mine: number, theirs: number, word: number, options: CastleOptions): Obstacle {
  if (mine === FENCE) return inTheWay(OWN_FENCE, tileIn(word));
  if (theirs === FENCE) return inTheWay(PLACED_FENCE, tileIn(word));
  if (mine < ENTRANCE || theirs < ENTRANCE) return 0;
  if ((mine & theirs & STEPS) !== 0) return inTheWay(STAIRS_TO_STAIRS, tileIn(word));
  return ((mine ^ theirs) & DARK) !== 0 && options.crossLevelAlignment === 'illegal' ? inTheWay(LEVELS, tileIn(word)) : 0;
}

/** Whether two facets that meet are entrances of one level. */
const connects = (mine: number, theirs: number): boolean => mine >= ENTRANCE && theirs >= ENTRANCE && ((mine ^ theirs) & DARK) === 0;

/** What the facets of a tile that overlaps none would meet. */
function meeting(castle: Castle, placement: Placement, turned: Turned, corner: number, options: CastleOptions): Obstacle {
  let connected = 0;
  let lit = false;
  let open = 0;
  const { facets } = turned;
  for (const { kind: mine, beyond, side } of facets) {
    const word = wordAt(corner + beyond);
    if (word === 0) {
      open += Number(mine >= ENTRANCE);
      continue;
    }
    const theirs = facing(word, side);
    if (theirs === 0) continue;
    const bar = clash(mine, theirs, word, options);
    if (bar !== 0) return bar;
    if (!connects(mine, theirs)) continue;
    connected++;
    lit ||= (mine & DARK) === 0;
  }
  if (connected === 0) return UNCONNECTED;
  if (turned.face === STAIRS && !lit && options.stairsFromBelow === 'forbidden') return STAIRS_FROM_BELOW;
  // LUD-PLACE-05: the castle keeps an external entrance.
  const kept = anyOpenDoor(options) ? open > 0 || keepsDoor(castle, turned, corner) : keepsEntrance(castle, placement, options);
  return kept ? 0 : NO_WAY_OUT;
}

/** Whether any entrance with an empty cell before it is external, on whatever tile. */
const anyOpenDoor = ({ externalEntrance, lastExit }: CastleOptions): boolean => externalEntrance === 'openCell' && lastExit === 'anyTile';

/** Whether an entrance of the castle stays open beside a new tile. */
const keepsDoor = (castle: Castle, turned: Turned, corner: number): boolean => castle.doors.some((door) => !covers(turned, doorFront(door) - corner));

/** Whether the castle has an external entrance with a new tile. */
function keepsEntrance(castle: Castle, placement: Placement, options: CastleOptions): boolean {
  const after = cloneCastle(castle);
  add(after, placement, contactsOf(placement));
  const exits = externalEntrances(after, options.lastExit === 'anyTile' ? 'included' : 'excluded', options);
  layOut(castle.tiles);
  return exits > 0;
}

/** Why a tile may not lie somewhere: the reason, its rule, and the index of the tile in the way (−1: none). */
export interface Objection {
  readonly reason: Exclude<(typeof OBSTACLES)[number]['reason'], 'none'>;
  readonly rule: (typeof OBSTACLES)[number]['rule'];
  readonly room: number;
}

/** Why a tile may not lie there; undefined if it may. Says so for any place and rotation, also one that looks like another (LUD-PLACE-21). */
export function objectionTo(castle: Castle, placement: Placement, options: CastleOptions): Objection | undefined {
  layOut(castle.tiles);
  const found = obstacle(castle, placement, options);
  const what = OBSTACLES[found & ((1 << REASON_BITS) - 1)];
  if (!what || what.reason === 'none') return undefined;
  const room = (found >> REASON_BITS) - 1;
  return { ...what, room: room < 0 && what.reason === 'overlap' ? roomBelow(castle, placement) : room };
}

/** The first tile of the castle that a placement would overlap, by a cut corner too: the grid does not say whose corner that is. */
function roomBelow({ tiles }: Castle, placement: Placement): number {
  const { full, cut } = turnedOf(placement);
  const cells = [...full.map(({ cell }) => cell), ...cut].map((cell) => cornerOf(placement) + cell);
  return tiles.findIndex((tile) => cells.some((cell) => covers(turnedOf(tile), cell - cornerOf(tile))));
}
