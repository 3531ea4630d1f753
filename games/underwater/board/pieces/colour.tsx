import { Glyph } from '@madang/board-kit';
import { memo } from 'preact/compat';
import type { Card, Colour } from '../../rules/index.ts';

/** A sign for each colour of slots and cards, in a box of 16 × 16 around 0,0. */
const SIGNS: Readonly<Record<Colour, string>> = {
  green: 'M-5.6 5.6C-6.6-2-2-6.4 6-6C6.4 2 2 6.6-5.6 5.6zM-5.6 5.6L2-2',
  red: 'M0-6.6V6.6M-6.6 0H6.6',
  yellow: 'M-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M0-7V-5.4M0 7V5.4M-7 0H-5.4M7 0H5.4M-5-5L-3.8-3.8M5 5L3.8 3.8M5-5L3.8-3.8M-5 5L-3.8 3.8',
};

/** The sign of a colour. Decoration. */
export const ColourSign = memo(({ colour, size = 14 }: { readonly colour: Card['colour']; readonly size?: number }) => (
  <Glyph box={[16, 16]} width={size}>
    {colour !== 'none' && <path d={SIGNS[colour]} className="colour-sign" />}
  </Glyph>
));
