import { amount, amounts, bitMarks, type Columns, columns, countsOf, mark, type Observation, oneHot, ranks, type Seen } from '@madang/kernel';
import { BONUS_CARDS, FACE_NAMES, FAVORS, ROOM_SIZES, ROOMS } from '../../components/index.ts';
import { columnOf, cornerOf, doorFront, doorLevel, doorSide, faceNumber, rowOf, turnedNumber } from '../../rules/castle/index.ts';
import { player } from '../../rules/rule.ts';
import { EMPTY, type Ludwig, type Player } from '../../rules/state.ts';

type See = Seen<Ludwig>;

const own = ({ view, seat }: See): Player => player(view, seat);

const TILES = ROOMS.map(({ id }) => id);
const PRICE_SPACES = [1, 2, 3, 4, 5, 6, 7] as const;

/** The tiles and the open entrances of the own castle that are told one by one. */
const TOLD = Array.from({ length: 32 }, (_, i) => i + 1);

/** Cells that count as one. */
const FAR = 40;

/** Numbers of each thing of a list that is cut off behind `TOLD`: `write` for one that is there, else 0. */
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
        for (let column = 0; column < what.length; column++) out[at + column] = 0;
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

/** The faces of the tiles in a castle; scratch. */
const faces: number[] = [];

function facesOf(of: See, isCounted: (unconnected: number) => boolean): readonly number[] {
  const { castle } = own(of);
  faces.length = 0;
  for (let i = 0; i < castle.tiles.length; i++) if (isCounted(castle.unconnected[i] ?? 0)) faces.push(faceNumber(castle.tiles[i] ?? 0));
  return faces;
}

/** The stack that a seat looks through, as its view shows it. */
const lookedThrough = (of: See): readonly number[] => of.view.stacks[own(of).looking] ?? [];

/** A position of Ludwig in plain numbers; bonus cards and the places of tiles are told of the seat that looks alone. */
export const observation: Observation<Ludwig> = {
  seat: columns<See>(
    amount('money', 20_000, (of) => own(of).money),
    amount('points', 60, (of) => own(of).points),
    amount('bonus cards', 4, (of) => own(of).bonus.length),
    amount('downstairs rooms', 4, (of) => own(of).downstairs),
    mark('is looking', (of) => own(of).looking !== EMPTY),
    mark('is Master Builder', ({ view, seat }) => view.builder === seat),
    mark('to act', ({ view, seat }) => view.agenda.at(-1)?.seat === seat),
    countsOf('completed', FACE_NAMES, (of) => facesOf(of, (unconnected) => unconnected === 0)),
    countsOf('lacks an entrance', FACE_NAMES, (of) => facesOf(of, (unconnected) => unconnected === 1)),
    countsOf('lacks more', FACE_NAMES, (of) => facesOf(of, (unconnected) => unconnected > 1)),
  ),
  table: columns<See>(
    amount('round', 20, ({ view }) => view.round),
    mark('last round', ({ view }) => view.last),
    countsOf('favor', FAVORS, ({ view }) => view.favors),
    ranks('on the market', TILES, ({ view }) => view.market),
    amounts('money on price space', PRICE_SPACES, 5000, ({ view }) => view.coins),
    bitMarks('priced', PRICE_SPACES, ({ view }) => view.priced),
    amounts('height of stack', ROOM_SIZES, 8, ({ view }) => view.stacks.map(({ length }) => length)),
    amount('hallways', 10, ({ view }) => view.hallways),
    amount('stairs', 10, ({ view }) => view.stairs),
    amount('room cards', 30, ({ view }) => view.cards.length),
    amount('bonus deck', 20, ({ view }) => view.bonusDeck.length),
    countsOf('known on the deck', TILES, ({ view }) => view.onDeck.map(({ tile }) => tile)),
    countsOf('looked through', TILES, lookedThrough),
    oneHot('held', FACE_NAMES, ({ view }) => view.held),
    mark('corridor taken', ({ view }) => view.corridorTaken),
    amount('extra turns', 3, ({ view }) => view.extraTurns),
    mark('sold', ({ view }) => view.sold),
    amount('idle rounds', 15, ({ view }) => view.idleRounds),
    countsOf('own bonus card', BONUS_CARDS, (of) => own(of).bonus),
    countsOf('own drawn card', BONUS_CARDS, (of) => own(of).drawn),
    tiles,
    entrances,
  ),
};
