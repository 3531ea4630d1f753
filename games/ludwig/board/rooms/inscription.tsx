import type { Size } from '@madang/board-kit/layout';
import type { Face } from '../../components/index.ts';
import type { Drawing } from './drawing.ts';
import { type Fitted, fitLabel, LINE, widthOf } from './label.ts';
import { ModeSign, TypeSign } from './signs.tsx';

interface InscriptionProps {
  readonly drawing: Drawing;
  readonly unit: number;
  readonly name: string | null;
}

/** What is written on a tile: points with the type's sign in the corner; with its name also its symbol, where a tile is not too narrow. */
export function Inscription({ drawing, unit, name }: InscriptionProps) {
  const { face, width, height } = drawing;
  const points = face.stack === undefined ? null : badgeBox(drawing, unit);
  const setting = name !== null && width > 1 && height > 1 ? bestSetting(drawing, unit, name, points) : undefined;
  return (
    <g className="inscription">
      {setting && <Words face={face} setting={setting} />}
      {points && <Badge face={face} box={points} />}
    </g>
  );
}

/** Up to this many pixels a unit words and points have their size; on a larger room they grow with it. */
const GROWS_FROM = 34;
const grownAt = (unit: number): number => Math.max(1, unit / GROWS_FROM);

/** The points' pill is so many times wider than high. */
const PILL = 1.78;

/** Height of the points in pixels: figures of 11 pixels where a tile has the room. */
function badgeSize({ width, height }: Drawing, unit: number): number {
  const room = Math.min((width * unit * 0.92) / PILL, height * unit * 0.75);
  return Math.min(17 * grownAt(unit), Math.max(11, Math.min(13.2, room), unit * 0.66));
}

interface WordsBox extends Size {
  readonly x: number;
  readonly y: number;
}

/** A place so far from both ends at least; in the middle where there is no such place. */
const inside = (at: number, edge: number, length: number): number => (length < 2 * edge ? length / 2 : Math.min(length - edge, Math.max(edge, at)));

/** Where the points lie, in pixels. */
function badgeBox(drawing: Drawing, unit: number): WordsBox {
  const { badge } = drawing;
  const size = badgeSize(drawing, unit);
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
const Badge = ({ face, box: { x, y, width, height } }: { readonly face: Face; readonly box: WordsBox }) => (
  <g className="tile-badge" transform={`translate(${x + width / 2} ${y + height / 2})`}>
    <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
    <TypeSign type={face.type} size={height * 0.62} x={-width / 2 + height * 0.56} />
    <text x={height * 0.4} y={figureSize(face.points, height) * 0.37} fontSize={figureSize(face.points, height)} textAnchor="middle">
      {face.points}
    </text>
  </g>
);

const SYMBOL_LARGEST = 13;
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

function setIn(box: WordsBox, face: Face, name: string, { turned, grown }: { readonly turned: boolean; readonly grown: number }): Setting {
  const place = turned ? { width: box.height, height: box.width } : box;
  const symbol = symbolSize(face, place, grown);
  const fitted = fitLabel(name, { width: place.width, height: place.height - symbol * 1.3 }, grown);
  const widest = Math.max(symbol * symbolWidth(face), ...(fitted?.lines.map((line) => widthOf(line) * fitted.size) ?? []));
  const high = (fitted ? fitted.lines.length * fitted.size * LINE : 0) + symbol * 1.25;
  const [width, height] = turned ? [high, widest] : [widest, high];
  return { fitted, symbol, turned, covers: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height } };
}

/** How well words can be read: a name in one line rather than in two, upright rather than along the tile. */
const legibility = ({ fitted, symbol, turned }: Setting): number =>
  (fitted ? fitted.size - 0.4 * fitted.lines.length : 0) + symbol / 2 - (turned ? 1.5 : 0);

/** Where name and symbol can be read best without meeting the points. */
function bestSetting(drawing: Drawing, unit: number, name: string, points: WordsBox | null): Setting | undefined {
  const { face } = drawing;
  const grown = grownAt(unit);
  const settings = wordsBoxes(drawing, unit, points).flatMap((box) => [
    setIn(box, face, name, { turned: false, grown }),
    ...(box.height > NARROW * box.width ? [setIn(box, face, name, { turned: true, grown })] : []),
  ]);
  return settings.filter(({ covers }) => !points || !meet(covers, points)).toSorted((a, b) => legibility(b) - legibility(a))[0];
}

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
    {lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one name
      <tspan key={i} x={0} y={(i + 0.82) * size * LINE}>
        {line}
      </tspan>
    ))}
  </text>
);

/** How many times its size a symbol is wide: mode, points, a sign for each type. */
const symbolWidth = (face: Face): number => 2.75 + 1.02 * (face.symbol?.types.length ?? 0);

function symbolSize(face: Face, { width, height }: Size, grown: number): number {
  const size = face.symbol ? Math.min(SYMBOL_LARGEST * grown, width / symbolWidth(face), height) : 0;
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
