import { Glyph } from '@madang/board-kit';
import { memo } from 'preact/compat';
import type { Kind } from '../../rules/index.ts';

/** A sign for each kind of card, in a box of 20 × 20 around 0,0. */
const SIGNS: Readonly<Record<Kind, string>> = {
  instant: 'M0-8L2-2L8 0L2 2L0 8L-2 2L-8 0L-2-2z',
  permanent: 'M0 0C-3-5-9-4-9 0S-3 5 0 0S9-4 9 0S3 5 0 0z',
  action: 'M1.6-9L-5 1.4H-.4L-1.6 9L5-1.6H.4z',
  production: 'M6.6-3.6A7.4 7.4 0 1 0 7.4 2M7-8.4V-3.4H2',
  endScoring: 'M-6 9V-8M-6-8H7L4-3.6L7 1H-6',
};

/** The sign of a kind of card. Decoration. */
export const KindGlyph = memo(({ kind, size = 15 }: { readonly kind: Kind; readonly size?: number }) => (
  <Glyph box={[21, 21]} width={size}>
    <path d={SIGNS[kind]} className="stroke" />
  </Glyph>
));
