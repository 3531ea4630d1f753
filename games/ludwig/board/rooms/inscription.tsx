import { usePrinted, useZoomStep } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import type { Size } from '@madang/board-kit/layout';
import { useMemo } from 'preact/hooks';
import type { Face } from '../../components/index.ts';
import type { DoorState } from './doors.ts';
import type { Drawing } from './drawing.ts';
import { type Fitted, fitLabel, LINE, widthOf } from './label.ts';
import { badgeBox, grownAt, meet, type NamePlate, PLAIN, platesOf, type SymbolPlate, type WordsBox } from './plates.ts';
import { ModeSign, TypeSign } from './signs.tsx';

interface InscriptionProps {
  readonly drawing: Drawing;
  readonly unit: number;
  readonly name: string | null;
  /** How its entrances stand: a plate may lie over those that are joined. */
  readonly doors: readonly DoorState[];
}

/** What is written on a tile: points with the type's sign in the corner; with its name also its symbol, where a tile is not too narrow. */
export function Inscription(props: InscriptionProps) {
  const { drawing, unit, name, doors } = props;
  const printed = usePrinted();
  if (printed && name !== null) return <Plated drawing={drawing} unit={unit} name={name} doors={doors} />;
  const { face, width, height } = drawing;
  const points = face.stack === undefined ? null : badgeBox(drawing, unit, PLAIN);
  const setting = name !== null && width > 1 && height > 1 ? bestSetting(drawing, unit, name, points) : undefined;
  return (
    <g className={printed ? 'inscription plated' : 'inscription'}>
      {setting && <Words face={face} setting={setting} />}
      {points && <Badge face={face} box={points} sign={PLAIN.sign} />}
    </g>
  );
}

/** On a furnished floor: enamel with the points, brass with the symbol, a paper ribbon along the wall with the name. */
function Plated({ drawing, unit, name, doors }: InscriptionProps & { readonly name: string }) {
  const { face } = drawing;
  const plates = useMemo(() => platesOf({ drawing, unit, name, doors }), [drawing, unit, name, doors]);
  return (
    <g className="inscription plated">
      {plates.symbol && <Brass face={face} plate={plates.symbol} />}
      {plates.points && <Badge face={face} box={plates.points} sign={plates.hand.sign} />}
      {plates.name && <Ribbon plate={plates.name} text={name} />}
    </g>
  );
}

/** A name, on a castle that is zoomed: one that is seen whole shows none, so that names never come and go one by one. */
function Ribbon({ plate: { box, size }, text }: { readonly plate: NamePlate; readonly text: string }) {
  if (useZoomStep() === 1) return null;
  return (
    <>
      <rect className="tile-plate" {...box} rx={3} />
      <text className="tile-name" x={box.x + box.width / 2} y={box.y + box.height / 2 + size * 0.35} fontSize={size} textAnchor="middle">
        {text}
      </text>
    </>
  );
}

/** The symbol on brass, with a light upper edge. */
const Brass = ({ face, plate: { box, size, rows } }: { readonly face: Face; readonly plate: SymbolPlate }) => {
  const { x, y, width, height } = box;
  return (
    <>
      <rect className="tile-brass" {...box} rx={3.5} fill="url(#plan-brass)" />
      <path className="tile-brass-light" d={`M${x + 3} ${y + 1}H${x + width - 3}`} />
      <g transform={`translate(${x + width / 2} 0)`}>
        {rows === 1 ? (
          <CentreSymbol face={face} size={size} y={y + height / 2} />
        ) : (
          <>
            <CentreSymbol face={face} size={size} y={y + size * 0.66} part="figure" />
            <CentreSymbol face={face} size={size} y={y + height - size * 0.62} part="types" />
          </>
        )}
      </g>
    </>
  );
};

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

/** Figures are not smaller, in pixels: on a small pill or beside small signs they take the room that is left around them. */
const FIGURE_SMALLEST = 11;

/** The size of the points on a pill so high: of two digits as it has room. */
const figureSize = (points: number, height: number): number => (points > 9 ? height * 0.84 : Math.max(FIGURE_SMALLEST, height * 0.88));

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

/** The symbol's size in pixels, at most. */
const SYMBOL = 13;

function setIn(box: WordsBox, face: Face, name: string, unit: number, turned: boolean): Setting {
  const grown = grownAt(unit);
  const place = turned ? { width: box.height, height: box.width } : box;
  const symbol = symbolSize(face, place, SYMBOL * grown);
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
  const settings = wordsBoxes(drawing, unit, points).flatMap((box) => [
    setIn(box, face, name, unit, false),
    ...(box.height > NARROW * box.width ? [setIn(box, face, name, unit, true)] : []),
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

interface SymbolProps {
  readonly face: Face;
  readonly size: number;
  readonly y: number;
  /** One of its two rows alone. */
  readonly part?: 'figure' | 'types';
}

/** What the tile scores for other rooms: how they are found, points for each, of which types. Its middle is at 0. */
function CentreSymbol({ face, size, y, part }: SymbolProps) {
  const { symbol } = face;
  if (!symbol) return null;
  const types = part === 'figure' ? [] : symbol.types;
  const lead = part === 'types' ? 0 : 2.75;
  const left = (-(lead + 1.02 * types.length) * size) / 2;
  const figure = Math.max(FIGURE_SMALLEST, size * 0.98);
  return (
    <g className="tile-symbol" transform={`translate(${left} ${y})`}>
      {part !== 'types' && (
        <>
          <ModeSign mode={symbol.mode} size={size * 0.85} x={size * 0.5} />
          <text x={size * 1.75} y={figure * 0.35} fontSize={figure} textAnchor="middle">
            {symbol.points > 0 ? `+${symbol.points}` : `−${-symbol.points}`}
          </text>
        </>
      )}
      {types.map((type, i) => (
        <TypeSign key={type} type={type} size={size * 0.86} x={size * (lead + (part === 'types' ? 0.51 : 0.35) + 1.02 * i)} />
      ))}
    </g>
  );
}
