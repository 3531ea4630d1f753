import { FACES } from '../../components/faces.ts';
import { MEASURES } from '../../components/favors.ts';
import { ROOM_SIZES, ROOM_TYPES } from '../../components/words.ts';
import { type Castle, completedTiles, doorLevel, doorTile, externalEntrances, faceAt, incompleteTiles } from '../../rules/castle/index.ts';
import type { LudwigOptions } from '../../rules/options.ts';
import type { CastleFacts } from '../castles.ts';
import { MOST_MATCHED } from '../promise.ts';

const TYPES = ROOM_TYPES.length;
const types = (what: string): readonly string[] => ROOM_TYPES.map((type) => `${what}: ${type}`);

/** What a castle is told in, whoever plays it and however late it is. */
export const CASTLE = [
  ...types('rooms'),
  ...types('completed'),
  ...types('open entrances'),
  'never to be completed',
  'points of connected symbols at open entrances',
  'points of symbols that count the castle',
  'ways on',
  'ways on downstairs',
  'ways on, up to four',
  'ways on, not of corridors',
  'area',
  'tiles',
  'types',
  'sizes',
] as const;

/** Facts that are told twice: as they are, and for the rounds left. */
export const NEARLY = [...types('lacks one entrance'), ...types('lacks two'), 'points of living rooms that lack one', 'lack more'] as const;

/** The types of faces, and by face what its symbol brings: for each room connected, for each in the castle. */
const TYPE: readonly number[] = FACES.map(({ type }) => ROOM_TYPES.indexOf(type));
const STACK: readonly number[] = FACES.map(({ stack }) => (stack === undefined ? -1 : ROOM_SIZES.indexOf(stack)));
const AREA: readonly number[] = FACES.map(({ size }) => size);
const POINTS: readonly number[] = FACES.map(({ points }) => points);
const CONNECTED: readonly number[] = FACES.map(({ symbol }) => (symbol?.mode === 'connected' ? symbol.points * symbol.types.length : 0));
const COUNTED: readonly number[] = FACES.map(({ symbol }) => (symbol?.mode === 'castle' ? symbol.points : 0));

const LIVING = ROOM_TYPES.indexOf('living');
const CORRIDOR = ROOM_TYPES.indexOf('corridor');

/** Where the facts go that are told by type, and the last two of those that are nearly there. */
const COMPLETED = TYPES;
const OPEN = 2 * TYPES;
const OTHERS = 3 * TYPES;
const LIVING_POINTS = 2 * TYPES;
const LACKS_MORE = LIVING_POINTS + 1;

function add(facts: Float32Array, at: number, value: number): void {
  facts[at] = (facts[at] ?? 0) + value;
}

/** What a castle has of each type and size; scratch. */
const rooms = new Float64Array(TYPES);
const areas = new Float64Array(TYPES);
const stacks = new Float64Array(ROOM_SIZES.length);

/** The facts of a castle, of which each tile has so many open entrances. */
export function factsOfCastle(castle: Castle, open: readonly number[], options: LudwigOptions): CastleFacts {
  const told = new Float32Array(CASTLE.length);
  const nearly = new Float32Array(NEARLY.length);
  let [dead, symbols, counted] = [0, 0, 0];
  rooms.fill(0);
  areas.fill(0);
  stacks.fill(0);
  for (let room = 0; room < castle.tiles.length; room++) {
    const face = faceAt(castle, room);
    const type = TYPE[face] ?? 0;
    const missing = castle.unconnected[room] ?? 0;
    const doors = open[room] ?? 0;
    countFace(face, type);
    add(told, OPEN + type, doors / 6);
    if (missing === 0) add(told, COMPLETED + type, 1 / 3);
    else if (doors < missing) dead++;
    else addNearly(nearly, face, missing);
    symbols += (CONNECTED[face] ?? 0) * Math.min(doors, MOST_MATCHED);
    counted += COUNTED[face] ?? 0;
  }
  told[OTHERS] = dead / 6;
  told[OTHERS + 1] = symbols / 15;
  told[OTHERS + 2] = counted / 6;
  writeWays(castle, told, OTHERS + 3);
  writeSums(told, castle.tiles.length, OTHERS + 7);
  return { told, nearly, amounts: amountsOf(castle, options) };
}

function countFace(face: number, type: number): void {
  const stack = STACK[face] ?? -1;
  count(rooms, type, 1);
  count(areas, type, AREA[face] ?? 0);
  if (stack >= 0) count(stacks, stack, 1);
}

function count(counts: Float64Array, at: number, value: number): void {
  counts[at] = (counts[at] ?? 0) + value;
}

/** Notes a room that can still be completed. */
function addNearly(nearly: Float32Array, face: number, missing: number): void {
  const type = TYPE[face] ?? 0;
  if (missing <= 2) add(nearly, (missing - 1) * TYPES + type, 1 / 2);
  else add(nearly, LACKS_MORE, 1 / 4);
  if (type === LIVING && missing === 1) add(nearly, LIVING_POINTS, ((POINTS[face] ?? 0) + (CONNECTED[face] ?? 0)) / 10);
}

/** The castle's open entrances: all, downstairs, whether they run out, and those of rooms. */
function writeWays(castle: Castle, told: Float32Array, to: number): void {
  let [dark, ofRooms] = [0, 0];
  for (const door of castle.doors) {
    if (doorLevel(door) > 0) dark++;
    if (TYPE[faceAt(castle, doorTile(door))] !== CORRIDOR) ofRooms++;
  }
  const ways = castle.doors.length;
  told[to] = ways / 12;
  told[to + 1] = dark / 6;
  told[to + 2] = Math.min(ways, 4) / 4;
  told[to + 3] = ofRooms / 10;
}

/** Rooms by type, and what all of them come to, by what was counted. */
function writeSums(told: Float32Array, tiles: number, to: number): void {
  let [area, types, sizes] = [0, 0, 0];
  for (let type = 0; type < TYPES; type++) {
    told[type] = (rooms[type] ?? 0) / 4;
    area += areas[type] ?? 0;
    if ((rooms[type] ?? 0) > 0) types++;
  }
  for (const count of stacks) if (count > 0) sizes++;
  told[to] = area / 3000;
  told[to + 1] = tiles / 15;
  told[to + 2] = types / TYPES;
  told[to + 3] = sizes / ROOM_SIZES.length;
}

/** How much the castle has of what each favor measures, by what was counted. */
function amountsOf(castle: Castle, options: LudwigOptions): Float32Array {
  const amounts = new Float32Array(MEASURES.length);
  for (let favor = 0; favor < MEASURES.length; favor++) {
    const by = MEASURES[favor];
    if (by) amounts[favor] = amountOf(by, MEASURED[favor] ?? [], castle, options);
  }
  return amounts;
}

/** `kinds`: the types or sizes that are measured. */
function amountOf({ measure }: (typeof MEASURES)[number], kinds: readonly number[], castle: Castle, options: LudwigOptions): number {
  const scope = options.completedScope === 'allTiles' ? 'included' : 'excluded';
  switch (measure) {
    case 'count':
      return sumOver(kinds, rooms);
    case 'area':
      return sumOver(kinds, areas);
    case 'sizes':
      return sumOver(kinds, stacks);
    case 'completed':
      return completedTiles(castle, scope);
    case 'incomplete':
      return incompleteTiles(castle, scope);
    case 'entrances':
      return externalEntrances(castle, 'excluded', options);
    default:
      return 0;
  }
}

function sumOver(kinds: readonly number[], counts: Float64Array): number {
  let sum = 0;
  for (const kind of kinds) sum += counts[kind] ?? 0;
  return sum;
}

/** By favor the types or sizes that it measures, as numbers. */
const MEASURED: readonly (readonly number[])[] = MEASURES.map((by) => {
  if (by.measure === 'count' || by.measure === 'area') return [ROOM_TYPES.indexOf(by.type)];
  return by.measure === 'sizes' ? by.sizes.map((size) => ROOM_SIZES.indexOf(size)) : [];
});
