import { usePrinted } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import type { Size } from '@madang/board-kit/layout';
import type { Face } from '../../components/index.ts';
import type { DoorState } from './doors.ts';
import type { Drawing } from './drawing.ts';
import { type Fitted, fitLabel, LINE, widthOf } from './label.ts';
import { ModeSign, TypeSign } from './signs.tsx';

interface InscriptionProps {
  readonly drawing: Drawing;
  readonly unit: number;
  readonly name: string | null;
  /** How its entrances stand: a plate may lie over those that are joined. */
  readonly doors: readonly DoorState[];
}

/** What is written on a tile: points with the type's sign in the corner; with its name also its symbol, where a tile is not too narrow. */
export function Inscription({ drawing, unit, name, doors }: InscriptionProps) {
  const { face } = drawing;
  const printed = usePrinted();
  const { hand, points, setting } = written({ drawing, unit, name, doors }, printed && name !== null ? [PRINTED, TIGHT, PLAIN] : [PLAIN]);
  return (
    <g className={printed ? 'inscription plated' : 'inscription'}>
      {setting && printed && <Plate covers={setting.covers} />}
      {setting && <Words face={face} setting={setting} />}
      {points && <Badge face={face} box={points} sign={hand.sign} />}
    </g>
  );
}

/** How large signs are written. */
interface Hand {
  /** Height of the points at most and, where a tile has the room, in units. */
  readonly badge: number;
  readonly high: number;
  /** The sign on the points' pill, as a part of its height. */
  readonly sign: number;
  /** The symbol's sizes in pixels, at most: smaller ones where the name needs the room. */
  readonly symbols: readonly number[];
  /** Words keep this far from the wall below them, in units, where there is room; none: they stand in the middle. */
  readonly foot?: number;
}

const PLAIN: Hand = { badge: 17, high: 0.66, sign: 0.62, symbols: [13] };
/** On a furnished floor signs are larger, on plates; words leave the middle to the furniture. */
const PRINTED: Hand = { badge: 22, high: 1.1, sign: 0.74, symbols: [18.6, 15.5, 13], foot: 0.3 };
/** The same where a room is tight. */
const TIGHT: Hand = { ...PRINTED, high: 0.8 };

/** How points and words are written: by the first hand that leaves the name its room and the entrances in sight, else by the last that leaves the name. */
function written({ drawing, unit, name, doors }: InscriptionProps, hands: readonly [Hand, ...Hand[]]) {
  const { face, width, height } = drawing;
  const signs = doorBoxes(drawing, unit, doors);
  const ways = hands.map((hand) => {
    const points = face.stack === undefined ? null : badgeBox(drawing, unit, hand);
    const setting = name !== null && width > 1 && height > 1 ? bestSetting(drawing, { unit, hand, signs }, name, points) : undefined;
    return { hand, points, setting, clear: points === null || signs.every((door) => !meet(door, points)) };
  });
  const named = ways.filter(({ setting }) => setting?.fitted);
  const best = named.find(({ clear }) => clear) ?? named.at(-1) ?? ways.find(({ clear }) => clear) ?? ways.at(-1);
  return best ?? { hand: hands[0], points: null, setting: undefined };
}

/** How wide an entrance's sign is, and how far it reaches into the room, in units. */
const DOOR = { width: 0.6, depth: 0.36 };

/** Where the signs of the entrances lie, in pixels. */
const doorBoxes = (drawing: Drawing, unit: number, states: readonly DoorState[]): readonly WordsBox[] =>
  drawing.doors.flatMap(({ x, y, side }, i) => {
    if (states[i] === 'joined') return [];
    const [across, inward] = [side % 2 === 0, side === 0 || side === 3 ? 0 : -DOOR.depth];
    const box = across
      ? { x: x - DOOR.width / 2, y: y + inward, width: DOOR.width, height: DOOR.depth }
      : { x: x + inward, y: y - DOOR.width / 2, width: DOOR.depth, height: DOOR.width };
    return [{ x: box.x * unit, y: box.y * unit, width: box.width * unit, height: box.height * unit }];
  });

interface Written {
  /** Pixels a unit. */
  readonly unit: number;
  readonly hand: Hand;
  /** Where the signs of entrances lie that must stay in sight. */
  readonly signs: readonly WordsBox[];
}

/** Up to this many pixels a unit words and points have their size; on a larger room they grow with it. */
const GROWS_FROM = 34;
const grownAt = (unit: number): number => Math.max(1, unit / GROWS_FROM);

/** The points' pill is so many times wider than high. */
const PILL = 1.78;

/** Height of the points in pixels: figures of 11 pixels where a tile has the room. */
function badgeSize({ width, height }: Drawing, unit: number, { badge, high }: Hand): number {
  const room = Math.min((width * unit * 0.92) / PILL, height * unit * 0.75);
  return Math.min(badge * grownAt(unit), Math.max(11, Math.min(13.2, room), Math.min(unit * high, room)));
}

interface WordsBox extends Size {
  readonly x: number;
  readonly y: number;
}

/** A place so far from both ends at least; in the middle where there is no such place. */
const inside = (at: number, edge: number, length: number): number => (length < 2 * edge ? length / 2 : Math.min(length - edge, Math.max(edge, at)));

/** Where the points lie, in pixels. */
function badgeBox(drawing: Drawing, unit: number, hand: Hand): WordsBox {
  const { badge } = drawing;
  const size = badgeSize(drawing, unit, hand);
  const x = inside(badge.x * unit, size * 0.9 + unit * 0.12, drawing.width * unit);
  const y = inside(badge.y * unit, size * 0.5 + unit * 0.14, drawing.height * unit);
  return { x: x - (size * PILL) / 2, y: y - size / 2, width: size * PILL, height: size };
}

/** Where words may go, in pixels: the whole of their place, or what is left of it below, above or beside the points. */
function wordsBoxes({ label }: Drawing, unit: number, points: WordsBox | null): readonly WordsBox[] {
  const edge = unit * 0.14 + 1;
  const whole = { x: label.x * unit + edge, y: label.y * unit + edge, width: label.width * unit - 2 * edge, height: label.height * unit - 2 * edge };
  if (!points) return [whole];
  const [right, bottom] = [whole.x + whole.width, whole.y + whole.height];
  const below = Math.max(whole.y, points.y + points.height);
  const beside = Math.max(whole.x, points.x + points.width + 1);
  return [
    whole,
    { ...whole, y: below, height: bottom - below },
    { ...whole, height: points.y - whole.y },
    { ...whole, x: beside, width: right - beside },
    { ...whole, width: points.x - 1 - whole.x },
  ];
}

const meet = (a: WordsBox, b: WordsBox): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Figures are not smaller, in pixels: on a small pill or beside small signs they take the room that is left around them. */
const FIGURE_SMALLEST = 11;

/** The size of the points on a pill so high: of two digits as it has room. */
const figureSize = (points: number, height: number): number => (points > 9 ? height * 0.84 : Math.max(FIGURE_SMALLEST, height * 0.84));

/** Points and the type's sign on a pill in the type's tone. */
const Badge = ({ face, box: { x, y, width, height }, sign }: { readonly face: Face; readonly box: WordsBox; readonly sign: number }) => (
  <g className="tile-badge" transform={`translate(${x + width / 2} ${y + height / 2})`}>
    <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
    <TypeSign type={face.type} size={height * sign} x={-width / 2 + height * 0.56} />
    <text x={height * 0.4} y={figureSize(face.points, height) * 0.37} fontSize={figureSize(face.points, height)} textAnchor="middle">
      {face.points}
    </text>
  </g>
);

const SYMBOL_SMALLEST = 9.2;

/** A box so many times higher than wide is narrow. */
const NARROW = 1.3;

/** Words as they fit into a box: along a narrow tile they are turned. */
interface Setting {
  readonly fitted: Fitted | null;
  readonly symbol: number;
  readonly turned: boolean;
  /** What the words cover, in pixels. */
  readonly covers: WordsBox;
}

/** One way to set words. */
interface Tried {
  readonly turned: boolean;
  /** The symbol's size at most. */
  readonly largest: number;
  /** Whether they stand at the foot of the box, not in its middle. */
  readonly low: boolean;
}

function setIn(box: WordsBox, face: Face, name: string, { turned, largest, low, unit, hand }: Written & Tried): Setting {
  const grown = grownAt(unit);
  const place = turned ? { width: box.height, height: box.width } : box;
  const symbol = symbolSize(face, place, largest * grown);
  const fitted = fitLabel(name, { width: place.width, height: place.height - symbol * 1.3 }, grown);
  const widest = Math.max(symbol * symbolWidth(face), ...(fitted?.lines.map((line) => widthOf(line) * fitted.size) ?? []));
  const high = (fitted ? fitted.lines.length * fitted.size * LINE : 0) + symbol * 1.25;
  const [width, height] = turned ? [high, widest] : [widest, high];
  const spare = (box.height - height) / 2;
  const down = hand.foot === undefined || !low ? 0 : Math.max(0, spare - hand.foot * unit);
  return { fitted, symbol, turned, covers: { x: box.x + (box.width - width) / 2, y: box.y + spare + down, width, height } };
}

/** How well words can be read: a name in one line rather than in two, upright rather than along the tile. */
const legibility = ({ fitted, symbol, turned }: Setting): number =>
  (fitted ? fitted.size - 0.4 * fitted.lines.length : 0) + symbol / 2 - (turned ? 1.5 : 0);

/** What it counts against a setting that its plate hides an entrance: as much as a far smaller symbol. */
const hiding =
  (doors: readonly WordsBox[]) =>
  ({ covers }: Setting): number =>
    2.2 * doors.filter((door) => meet(door, covers)).length;

/** Where name and symbol can be read best without meeting the points. */
function bestSetting(drawing: Drawing, by: Written, name: string, points: WordsBox | null): Setting | undefined {
  const { face } = drawing;
  const settings = wordsBoxes(drawing, by.unit, points).flatMap((box) =>
    by.hand.symbols.flatMap((largest) => [
      setIn(box, face, name, { ...by, largest, turned: false, low: true }),
      ...(by.hand.foot === undefined ? [] : [setIn(box, face, name, { ...by, largest, turned: false, low: false })]),
      ...(box.height > NARROW * box.width ? [setIn(box, face, name, { ...by, largest, turned: true, low: false })] : []),
    ]),
  );
  const hides = hiding(by.hand.foot === undefined ? [] : by.signs);
  const worth = (setting: Setting): number => legibility(setting) - hides(setting);
  return settings.filter(({ covers }) => !points || !meet(covers, points)).toSorted((a, b) => worth(b) - worth(a))[0];
}

/** How far a plate reaches beyond its words, in pixels. */
const PLATE_EDGE = 4;

/** The paper under the words on a furnished floor. */
const Plate = ({ covers: { x, y, width, height } }: { readonly covers: WordsBox }) => (
  <rect className="tile-plate" x={x - PLATE_EDGE} y={y - 1} width={width + 2 * PLATE_EDGE} height={height + 3} rx={PLATE_EDGE} />
);

/** The name and the symbol below it. */
function Words({ face, setting: { fitted, symbol, turned, covers } }: { readonly face: Face; readonly setting: Setting }) {
  const height = turned ? covers.width : covers.height;
  return (
    <g
      transform={`translate(${covers.x + covers.width / 2} ${covers.y + covers.height / 2})${turned ? ' rotate(-90)' : ''} translate(0 ${-height / 2})`}
    >
      {fitted && <Name fitted={fitted} />}
      {symbol > 0 && <CentreSymbol face={face} size={symbol} y={height - symbol * 0.6} />}
    </g>
  );
}

const Name = ({ fitted: { lines, size } }: { readonly fitted: Fitted }) => (
  <text className="tile-name" fontSize={size} textAnchor="middle">
    {inPlace(lines, (line, i) => (
      <tspan x={0} y={(i + 0.82) * size * LINE}>
        {line}
      </tspan>
    ))}
  </text>
);

/** How many times its size a symbol is wide: mode, points, a sign for each type. */
const symbolWidth = (face: Face): number => 2.75 + 1.02 * (face.symbol?.types.length ?? 0);

function symbolSize(face: Face, { width, height }: Size, largest: number): number {
  const size = face.symbol ? Math.min(largest, width / symbolWidth(face), height) : 0;
  return size < SYMBOL_SMALLEST ? 0 : size;
}

/** What the tile scores for other rooms: how they are found, points for each, of which types. */
function CentreSymbol({ face, size, y }: { readonly face: Face; readonly size: number; readonly y: number }) {
  const { symbol } = face;
  if (!symbol) return null;
  const left = (-symbolWidth(face) * size) / 2;
  const figure = Math.max(FIGURE_SMALLEST, size * 0.98);
  return (
    <g className="tile-symbol" transform={`translate(${left} ${y})`}>
      <ModeSign mode={symbol.mode} size={size * 0.85} x={size * 0.5} />
      <text x={size * 1.75} y={figure * 0.35} fontSize={figure} textAnchor="middle">
        {symbol.points > 0 ? `+${symbol.points}` : `−${-symbol.points}`}
      </text>
      {symbol.types.map((type, i) => (
        <TypeSign key={type} type={type} size={size * 0.86} x={size * (3.1 + 1.02 * i)} />
      ))}
    </g>
  );
}
