import { Glyph, usePrinted } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { GOODS, type Good, type Goods } from '../../rules/index.ts';
import { Thing, ThingSign, thingSize } from './things/thing.tsx';

const DISC = 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z';

/** The outline of a good and the sign on it, in a box of 20 × 20 around 0,0: shapes differ, so that colour is never the only cue. */
const SHAPES: Readonly<Record<Good, { readonly body: string; readonly sign: string }>> = {
  credits: { body: DISC, sign: 'M3.4-3.4A4.8 4.8 0 1 0 3.4 3.4M0-6.6V6.6' },
  kelp: {
    body: 'M0-9.4C7-7 9-2 7.4 3.4C6 7.4 3 9 0 9S-6 7.4-7.4 3.4C-9-2-7-7 0-9.4z',
    sign: 'M0 6.4V-5.4M0 3.6C-3.4 3-4.6.6-4.2-1.8M0 1C3.4.4 4.6-2 4.2-4.2',
  },
  steelplast: { body: 'M-6-8.4H6L8.4-6V6L6 8.4H-6L-8.4 6V-6z', sign: 'M-4.6-2.6H4.6M-4.6 2.6H4.6' },
  science: {
    body: 'M-3.2-9.2H3.2V-3.4L9 6.2C9.6 7.8 8.8 9.2 7 9.2H-7C-8.8 9.2-9.6 7.8-9 6.2L-3.2-3.4z',
    sign: 'M-4.6 3.6H4.6M-1.4-6H1.4',
  },
  biomatter: { body: 'M0-9.6L6.4-6.4L9.6 0L6.4 6.4L0 9.6L-6.4 6.4L-9.6 0L-6.4-6.4z', sign: 'M0-5V5M-5 0H5M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4' },
  points: { body: 'M0-9.6L2.9-3.6L9.4-2.8L4.6 1.8L5.9 8.4L0 5.2L-5.9 8.4L-4.6 1.8L-9.4-2.8L-2.9-3.6z', sign: '' },
  cards: {
    body: 'M-5.4-9H5.4C6.6-9 7.2-8.4 7.2-7.2V7.2C7.2 8.4 6.6 9 5.4 9H-5.4C-6.6 9-7.2 8.4-7.2 7.2V-7.2C-7.2-8.4-6.6-9-5.4-9z',
    sign: 'M-3.6-4.6H3.6M-3.6-1H3.6',
  },
};

/** A good inside an SVG, around 0,0. */
export const GoodShape = memo(({ good, size }: { readonly good: Good; readonly size: number }) =>
  usePrinted() ? (
    <g transform={`scale(${size / 36})`}>
      <Thing name={good} />
    </g>
  ) : (
    <g transform={`scale(${size / 20})`} className={`good good-${good}`}>
      <path d={SHAPES[good].body} className="good-body" />
      {SHAPES[good].sign !== '' && <path d={SHAPES[good].sign} className="good-sign" />}
    </g>
  ),
);

/** A good in a line of HTML. Decoration: its words stand elsewhere. */
export const GoodGlyph = memo(({ good, size = 16 }: { readonly good: Good; readonly size?: number }) =>
  usePrinted() ? (
    <ThingSign name={good} size={thingSize(size)} />
  ) : (
    <Glyph box={[21, 21]} width={size}>
      <GoodShape good={good} size={20} />
    </Glyph>
  ),
);

/** Goods as signs with their figures; a figure is shown from two on, or always. */
export const GoodsRow = ({
  goods,
  size,
  always = false,
  plus = false,
}: {
  readonly goods: Goods;
  readonly size?: number;
  readonly always?: boolean;
  readonly plus?: boolean;
}) => (
  <>
    {GOODS.map((good) => {
      const n = goods[good] ?? 0;
      return (
        n !== 0 && (
          <span key={good} className="amount">
            <GoodGlyph good={good} size={size ?? 16} />
            {(always || n !== 1) && <b>{n < 0 ? `−${-n}` : plus ? `+${n}` : n}</b>}
          </span>
        )
      );
    })}
  </>
);
