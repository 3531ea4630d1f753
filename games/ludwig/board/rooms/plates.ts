import type { Size } from '@madang/board-kit/layout';
import type { Face } from '../../components/index.ts';
import type { DoorState } from './doors.ts';
import type { Drawing } from './drawing.ts';
import { widthOf } from './label.ts';

/** A box on a tile, in pixels from its corner. */
export interface WordsBox extends Size {
  readonly x: number;
  readonly y: number;
}

/** How large points and symbol are written. */
export interface Hand {
  /** Height of the points at most and, where a tile has the room, in units. */
  readonly badge: number;
  readonly high: number;
  /** The sign on the points' pill, as a part of its height. */
  readonly sign: number;
}

export const PLAIN: Hand = { badge: 17, high: 0.66, sign: 0.62 };
/** On a furnished floor, on plates: large enough to read and no larger, so that the furniture stays in sight. */
const PRINTED: Hand = { badge: 15.5, high: 0.8, sign: 0.78 };
/** The same where a room is tight. */
const TIGHT: Hand = { ...PRINTED, badge: 13 };

/** The symbol on its plate: in one row, or with its types below in a second one. */
export interface SymbolPlate {
  readonly box: WordsBox;
  readonly size: number;
  readonly rows: 1 | 2;
}

/** The name on its ribbon, in one line. */
export interface NamePlate {
  readonly box: WordsBox;
  readonly size: number;
}

/** What lies on a furnished room: points, symbol and name, each where it hides the least. */
export interface Plates {
  readonly hand: Hand;
  readonly points: WordsBox | null;
  readonly symbol: SymbolPlate | null;
  readonly name: NamePlate | null;
}

/** Up to this many pixels a unit words and points have their size; on a larger room they grow with it. */
const GROWS_FROM = 34;
export const grownAt = (unit: number): number => Math.max(1, unit / GROWS_FROM);

/** The points' pill is so many times wider than high. */
const PILL = 1.78;

/** Height of the points in pixels: figures of 12 pixels where a tile has the room. */
function badgeSize({ width, height }: Drawing, unit: number, { badge, high }: Hand): number {
  const room = Math.min((width * unit * 0.92) / PILL, height * unit * 0.75);
  return Math.min(badge * grownAt(unit), Math.max(11, Math.min(14.8, room), Math.min(unit * high, room)));
}

/** A place so far from both ends at least; in the middle where there is no such place. */
const inside = (at: number, edge: number, length: number): number => (length < 2 * edge ? length / 2 : Math.min(length - edge, Math.max(edge, at)));

/** Where the points lie, in pixels. */
export function badgeBox(drawing: Drawing, unit: number, hand: Hand): WordsBox {
  const { badge } = drawing;
  const size = badgeSize(drawing, unit, hand);
  const x = inside(badge.x * unit, size * 0.9 + unit * 0.12, drawing.width * unit);
  const y = inside(badge.y * unit, size * 0.5 + unit * 0.14, drawing.height * unit);
  return { x: x - (size * PILL) / 2, y: y - size / 2, width: size * PILL, height: size };
}

export const meet = (a: WordsBox, b: WordsBox): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How wide an entrance's sign is, and how far it reaches into the room, in units. */
const DOOR = { width: 0.6, depth: 0.36 };

/** Where the signs of the entrances lie that must stay in sight, in pixels: joined ones may be covered. */
const doorBoxes = (drawing: Drawing, unit: number, states: readonly DoorState[]): readonly WordsBox[] =>
  drawing.doors.flatMap(({ x, y, side }, i) => {
    if (states[i] === 'joined') return [];
    const [across, inward] = [side % 2 === 0, side === 0 || side === 3 ? 0 : -DOOR.depth];
    const box = across
      ? { x: x - DOOR.width / 2, y: y + inward, width: DOOR.width, height: DOOR.depth }
      : { x: x + inward, y: y - DOOR.width / 2, width: DOOR.depth, height: DOOR.width };
    return [{ x: box.x * unit, y: box.y * unit, width: box.width * unit, height: box.height * unit }];
  });

interface Wanted {
  readonly drawing: Drawing;
  /** Pixels a unit. */
  readonly unit: number;
  readonly name: string;
  /** How its entrances stand. */
  readonly doors: readonly DoorState[];
}

/** Where points, symbol and name of a furnished room lie. They leave its middle to the furniture and hide no entrance that is open. */
export function platesOf({ drawing, unit, name, doors }: Wanted): Plates {
  const signs = doorBoxes(drawing, unit, doors);
  const ways = [PRINTED, TIGHT].map((hand) => ({ hand, points: drawing.face.stack === undefined ? null : badgeBox(drawing, unit, hand) }));
  const clear = ways.find(({ points }) => points === null || signs.every((door) => !meet(door, points)));
  const { hand, points } = clear ?? ways.at(-1) ?? { hand: PRINTED, points: null };
  const taken = points ? [points] : [];
  const symbol = symbolIn({ drawing, unit }, taken, signs);
  const shown = [...taken, ...(symbol ? [symbol.box] : []), ...signs];
  const called = drawing.width > 1 && drawing.height > 1 ? nameIn({ drawing, unit }, name, shown) : null;
  return { hand, points, symbol, name: called };
}

interface Place {
  readonly drawing: Drawing;
  readonly unit: number;
}

/** A name's sizes in pixels. It is read on a castle that is zoomed, where it is larger. Its ribbon reaches so far beyond it. */
const NAMES = [11, 9.5, 8] as const;
const RIBBON = { edge: 4, high: 1.3 } as const;

/** A circle's wall has room for so much of its width. */
const CHORD = 0.74;

/** Where a name stands: in one line along the wall, above where a symbol lies below. */
function nameIn({ drawing, unit }: Place, name: string, taken: readonly WordsBox[]): NamePlate | null {
  const { corners, face, label, width, height } = drawing;
  const round = corners.length === 0;
  const wall = round ? { x: (width * (1 - CHORD)) / 2, y: 0, width: width * CHORD, height } : label;
  const [left, wide] = [wall.x * unit, wall.width * unit];
  const sizes = NAMES.map((wanted) => wanted * grownAt(unit)).filter((size) => widthOf(name) * size + 2 * RIBBON.edge <= wide - 4);
  const ribbons = sizes.flatMap((size) => {
    const box = { width: widthOf(name) * size + 2 * RIBBON.edge, height: size * RIBBON.high };
    const [above, below] = [wall.y * unit - 1, (wall.y + wall.height) * unit - box.height + 1];
    return (face.symbol && !round ? [above, below] : [below, above]).flatMap((y) =>
      [left + (wide - box.width) / 2, left + 3, left + wide - box.width - 3].map((x) => ({ size, box: { ...box, x, y } })),
    );
  });
  return ribbons.find(({ box }) => !taken.some((other) => meet(other, box))) ?? null;
}

/** The symbol's sizes in pixels; in small rooms they are no larger than so much of a unit where they can be read. */
const SYMBOLS = [14, 13, 12, 11, 9.2] as const;
const MODEST = { share: 0.85, least: 11 } as const;
const ROWS = [1, 2] as const;
/** The part of its room's height that the plate of a symbol may have. */
const SHARE = 0.9;

/** How many times its size a symbol's plate is wide and high. */
const extent = ({ symbol }: Face, rows: 1 | 2): Size => {
  const types = symbol?.types.length ?? 0;
  return rows === 1 ? { width: 3 + 1.02 * types, height: 1.3 } : { width: Math.max(3, 0.5 + 1.02 * types), height: 2.3 };
};

/** Where a symbol lies: at the foot of its room, in a corner; it covers an open entrance only where nothing else is free. */
function symbolIn(place: Place, taken: readonly WordsBox[], signs: readonly WordsBox[]): SymbolPlate | null {
  const { face, label } = place.drawing;
  if (!face.symbol) return null;
  const most = { width: label.width * place.unit, height: label.height * place.unit * SHARE };
  const fitting = sizesOf(face, place.unit).filter(({ box }) => box.width <= most.width && box.height <= most.height);
  for (const hidden of [[...taken, ...signs], taken]) {
    const found = fitting.find(({ box }) => lying(box, place, hidden));
    const box = found && lying(found.box, place, hidden);
    if (box) return { ...found, box };
  }
  return null;
}

/** What a second row counts against a plate, in pixels of its size: few types look better beside their figure. */
const BROKEN = { few: 2.5, many: 1 } as const;
const MANY_TYPES = 3;

/** A symbol's plates, the best first: large ones, and those in one row before broken ones. */
function sizesOf(face: Face, unit: number) {
  const grown = grownAt(unit);
  const largest = Math.max(MODEST.least, unit * MODEST.share);
  const loss = (face.symbol?.types.length ?? 0) < MANY_TYPES ? BROKEN.few : BROKEN.many;
  return SYMBOLS.filter((size) => size <= largest)
    .flatMap((wanted) => ROWS.map((rows) => ({ wanted, rows, worth: wanted - (rows - 1) * loss })))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ wanted, rows }) => {
      const [size, { width, height }] = [wanted * grown, extent(face, rows)];
      return { size, rows, box: { width: width * size, height: height * size } };
    });
}

const lying = (box: Size, place: Place, hidden: readonly WordsBox[]): WordsBox | undefined =>
  spotsFor(box, place).find((tried) => !hidden.some((other) => meet(other, tried)));

/** The corners for a plate, the lower ones first; in a circle first its foot. */
function spotsFor(box: Size, { drawing: { corners, label, height }, unit }: Place): readonly WordsBox[] {
  const edge = unit * 0.16;
  const round = corners.length === 0;
  const [left, right] = [label.x * unit + edge, (label.x + label.width) * unit - edge - box.width];
  const middle = (left + right) / 2;
  const foot = (round ? height * 0.93 : label.y + label.height) * unit - edge * 0.6 - box.height;
  const head = label.y * unit + edge;
  const across = round ? [middle] : [right, left, middle];
  return [foot, head].filter((y) => y >= head - edge - 2).flatMap((y) => across.map((x) => ({ ...box, x, y })));
}
