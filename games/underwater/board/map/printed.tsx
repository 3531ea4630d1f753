import { usePrinted } from '@madang/board-kit';
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
export function PrintedMarks({ printed, size: wanted, width }: MarksProps) {
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
}
