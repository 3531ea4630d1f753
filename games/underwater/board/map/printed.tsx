import { usePrinted } from '@madang/board-kit';
import { memo } from 'preact/compat';
import type { Bag, Goods, PersonalBoard } from '../../rules/index.ts';
import { GOODS } from '../../rules/index.ts';
import { GoodShape } from '../pieces/goods.tsx';
import { Thing } from '../pieces/things/thing.tsx';

export type Printed = NonNullable<PersonalBoard['printed'][keyof PersonalBoard['printed']]>;

/** One mark of what is printed on a site. */
interface Mark {
  readonly good: (typeof GOODS)[number] | 'step';
  readonly text: string;
}

/** Marks with figures, or many, stand on a plate beside their site; one or two lie on the site itself. */
const PLATED = 3;

const marksOf = (goods: Goods | Bag, sign: '' | '−'): readonly Mark[] => {
  const amounts: Goods = goods;
  return GOODS.flatMap((good) => {
    const n = amounts[good] ?? 0;
    return n === 0 ? [] : [{ good, text: n === 1 && sign === '' ? '' : `${sign}${n}` }];
  });
};

/** What is printed on a site, as marks: a surcharge, a bonus, what more it yields. */
function printedMarks({ bonus, surcharge, symbioticYield, metropolisYield }: Printed): readonly Mark[] {
  const { advance, ...goods } = bonus ?? {};
  const steps: readonly Mark[] = advance ? [{ good: 'step', text: advance > 1 ? `${advance}` : '' }] : [];
  return [
    ...marksOf(surcharge ?? {}, '−'),
    ...steps,
    ...marksOf(goods, ''),
    ...marksOf(symbioticYield ?? {}, ''),
    ...marksOf(metropolisYield ?? {}, ''),
  ];
}

/** Whether what is printed on a site stands on a plate in the printed look. */
export function isPlated(printed: Printed): boolean {
  const marks = printedMarks(printed);
  return marks.length >= PLATED || marks.some(({ text }) => text !== '');
}

interface PlateProps {
  /** What is printed; undefined: only the multiplier counts still. */
  readonly printed: Printed | undefined;
  readonly multiplier?: number | undefined;
  /** The size of a mark. */
  readonly size: number;
  /** Marks below each other where there is no room for a row. */
  readonly stacked?: boolean;
}

/** What is printed beside a site, around 0,0: marks with their figures on a dark plate, so that they read as its label. */
export const Plate = memo(function Plate({ printed, multiplier, size: wanted, stacked = false }: PlateProps) {
  const size = Math.max(LEAST_FIGURED, wanted);
  const cells: readonly { readonly good?: Mark['good']; readonly text: string }[] = [
    ...(printed ? printedMarks(printed) : []),
    ...(multiplier ? [{ text: `×${multiplier}` }] : []),
  ];
  if (cells.length === 0) return null;
  const [icon, figure] = [size * 0.96, Math.max(11, size * 0.74)];
  const widths = cells.map(({ good, text }) => (good ? icon : 0) + text.length * figure * 0.68 + 1);
  const high = size + 2.5;
  const [width, height] = stacked
    ? [Math.max(...widths) + 5, cells.length * high]
    : [widths.reduce((sum, one) => sum + one, 0) + 2 * (cells.length - 1) + 5, high];
  let at = -width / 2 + 2.5;
  return (
    <g className="plate">
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={Math.min(high, height) / 2.6} className="plate-ground" />
      {cells.map(({ good, text }, i) => {
        const x = stacked ? -width / 2 + 2.5 : at;
        at += (widths[i] ?? 0) + 2;
        return (
          <g key={`${good}${text}`} transform={`translate(${x} ${stacked ? (i + 0.5) * high - height / 2 : 0})`}>
            {good && (
              <g transform={`translate(${icon / 2} 0)`}>
                {good === 'step' ? <StepShape size={icon} /> : <GoodShape good={good} size={icon * 0.92} />}
              </g>
            )}
            <text x={good ? icon + 0.5 : 0} y={figure * 0.36} className={good ? 'plate-figure' : 'plate-figure plate-times'} fontSize={figure}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
});

interface MarksProps {
  readonly printed: Printed;
  /** The size of a mark. */
  readonly size: number;
  /** The width that there is, which marks share. */
  readonly width: number;
}

/** The least size of a mark, alone and beside a figure. */
const LEAST = 13;
const LEAST_FIGURED = 12.5;

/** A mark alone in the printed look, unless its site is smaller than this: a good of it is 16 pixels high. */
const LEAST_PRINTED = 18.6;
const SMALL_SITE = 10;

/** A step on the Federation track, around 0,0. */
const StepShape = ({ size }: { readonly size: number }) =>
  usePrinted() ? (
    <g transform={`scale(${size / 40})`}>
      <Thing name="step" />
    </g>
  ) : (
    <path d="M-5 5V1H-1V-3H3V-6" className="printed-step" transform={`scale(${size / 16})`} />
  );

/** The marks of a site around 0,0: in a row, or two rows where there are many. */
export const PrintedMarks = memo(function PrintedMarks({ printed, size: wanted, width }: MarksProps) {
  const marks = printedMarks(printed);
  const figured = marks.some(({ text }) => text !== '');
  // Figures are read everywhere; their marks keep up with them.
  const alone = usePrinted() && marks.length === 1 && wanted > SMALL_SITE;
  const size = Math.max(figured ? LEAST_FIGURED : alone ? LEAST_PRINTED : LEAST, wanted);
  const pitch = figured ? size * 1.8 : size;
  const across = Math.max(1, Math.min(marks.length, Math.floor(width / pitch)));
  const rows = Math.ceil(marks.length / across);
  return (
    <g className="printed">
      {marks.map((mark, i) => (
        <g
          key={`${mark.good}${mark.text}`}
          transform={`translate(${((i % across) - (Math.min(across, marks.length) - 1) / 2) * pitch} ${(Math.floor(i / across) - (rows - 1) / 2) * size})`}
        >
          <g transform={`translate(${mark.text === '' ? 0 : -size * 0.26} 0)`}>
            {mark.good === 'step' ? <StepShape size={size} /> : <GoodShape good={mark.good} size={size * 0.86} />}
          </g>
          {mark.text !== '' && (
            <text y={size * 0.26} x={size * 0.56} textAnchor="middle" className="printed-figure" fontSize={Math.max(11, size * 0.62)}>
              {mark.text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});
