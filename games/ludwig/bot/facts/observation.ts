import {
  amount,
  amounts,
  bitMarks,
  type Columns,
  columns,
  countsOf,
  fields,
  listed,
  mark,
  measured,
  type Observation,
  oneHot,
  playerOf,
  ranks,
  type Seen,
  toAct,
} from '@madang/kernel';
import { BONUS_CARDS, FACE_NAMES, FAVORS, ROOM_SIZES, ROOMS } from '../../components/index.ts';
import { columnOf, cornerOf, doorFront, doorLevel, doorSide, faceNumber, rowOf, turnedNumber } from '../../rules/castle/index.ts';
import { EMPTY, type Ludwig, type Player } from '../../rules/state.ts';

type See = Seen<Ludwig>;

const own = ({ view, seat }: See): Player => playerOf(view, seat);
const table = ({ view }: See): Ludwig => view;

const TILES = ROOMS.map(({ id }) => id);
const PRICE_SPACES = [1, 2, 3, 4, 5, 6, 7] as const;

/** The tiles and the open entrances of the own castle that are told one by one. */
const TOLD = Array.from({ length: 32 }, (_, i) => i + 1);

/** Cells that count as one. */
const FAR = 40;

/** Numbers of each thing of a list that is cut off behind `TOLD`. */
function oneByOne(
  name: string,
  what: readonly string[],
  list: (of: See) => readonly number[],
  write: (thing: number, out: Float32Array, at: number) => void,
) {
  const columns: Columns<See> = {
    names: TOLD.flatMap((slot) => what.map((column) => `${name} ${slot}: ${column}`)),
    write(of, out, from) {
      const things = list(of);
      for (let i = 0; i < TOLD.length; i++) {
        const at = from + i * what.length;
        const thing = things[i];
        if (thing !== undefined) write(thing, out, at);
      }
    },
  };
  return columns;
}

const tiles = oneByOne(
  'tile',
  ['there', 'face', 'turn', 'x', 'y'],
  (of) => own(of).castle.tiles,
  (tile, out, at) => {
    const corner = cornerOf(tile);
    out[at] = 1;
    out[at + 1] = faceNumber(tile) / FACE_NAMES.length;
    out[at + 2] = (turnedNumber(tile) & 3) / 4;
    out[at + 3] = columnOf(corner) / FAR;
    out[at + 4] = rowOf(corner) / FAR;
  },
);

const entrances = oneByOne(
  'entrance',
  ['x', 'y', 'downstairs', 'N', 'E', 'S', 'W'],
  (of) => own(of).castle.doors,
  (door, out, at) => {
    const front = doorFront(door);
    out[at] = columnOf(front) / FAR;
    out[at + 1] = rowOf(front) / FAR;
    out[at + 2] = doorLevel(door);
    out[at + 3 + doorSide(door)] = 1;
  },
);

/** The faces of a castle's tiles: a completed one counts 1, one that lacks an entrance a half, others a quarter. */
const castle: Columns<See> = {
  names: FACE_NAMES.map((face) => `castle: ${face}`),
  write(of, out, at) {
    const { tiles, unconnected } = own(of).castle;
    for (let i = 0; i < tiles.length; i++) {
      const to = at + faceNumber(tiles[i] ?? 0);
      out[to] = (out[to] ?? 0) + (WORTH[unconnected[i] ?? 0] ?? 0.25);
    }
  },
};

const WORTH = [1, 0.5] as const;

/** The heights of the stacks, and the tiles on the deck that the seat that looks put there; scratch. */
const heights: number[] = [];
const known: number[] = [];

function heightsOf({ view }: See): readonly number[] {
  for (let stack = 0; stack < view.stacks.length; stack++) heights[stack] = view.stacks[stack]?.length ?? 0;
  return heights;
}

function knownOf({ view, me }: See): readonly number[] {
  known.length = 0;
  for (const { tile, by } of view.onDeck) if (by === me) known.push(tile);
  return known;
}

/** The stack that a seat looks through: it alone sees it. */
const lookedThrough = (of: See): readonly number[] => of.view.stacks[own(of).looking] ?? [];

/** A position of Ludwig in plain numbers; bonus cards and the places of tiles are told of the seat that looks alone. */
export const observation: Observation<Ludwig> = {
  seat: columns<See>(
    fields(own, { money: 20_000, points: 60, downstairs: 4 }),
    amount('bonus cards', 4, (of) => own(of).bonus.length),
    mark('is looking', (of) => own(of).looking !== EMPTY),
    mark('is Master Builder', ({ view, seat }) => view.builder === seat),
    toAct,
    castle,
  ),
  table: columns<See>(
    fields(table, { round: 20, last: 1, hallways: 10, stairs: 10, corridorTaken: 1, extraTurns: 3, sold: 1, idleRounds: 15 }),
    listed(table, { favors: FAVORS }),
    ranks('on the market', TILES, ({ view }) => view.market),
    measured(table, 5000, { coins: PRICE_SPACES }),
    bitMarks('priced', PRICE_SPACES, ({ view }) => view.priced),
    amounts('height of stack', ROOM_SIZES, 8, heightsOf),
    amount('room cards', 30, ({ view }) => view.cards.length),
    amount('bonus deck', 20, ({ view }) => view.bonusDeck.length),
    countsOf('known on the deck', TILES, knownOf),
    countsOf('looked through', TILES, lookedThrough),
    oneHot('held', FACE_NAMES, ({ view }) => view.held),
    listed(own, { bonus: BONUS_CARDS, drawn: BONUS_CARDS }),
    tiles,
    entrances,
  ),
  // Cards, stacks and tiles face down are read where the seat that looks sees them, of others how many there are.
  isOpen: () => true,
};
