import { Figure, type SeatInfo } from '@madang/board-kit';
import { COUNTERS, ROWS } from '../rules/index.ts';
import { DepletionCounter } from './pieces/depletion-counter.tsx';
import { Counter, RowGlyph, Tile } from './pieces/glyphs.tsx';

/** Anybody's piece: on a page of signs no match is played. */
const ANYBODY: SeatInfo = { seat: 0, name: '', kind: 'open', colour: 'var(--seat-0)', shape: 'circle' };

/** A thing of the board alone, by the id that the first pages give it. */
export function Sign({ id }: { readonly id: string }) {
  const row = ROWS.find((one) => one === id);
  if (row) return <RowGlyph row={row} size={26} />;
  switch (id) {
    case 'counter':
      return <Counter counter={COUNTERS.indexOf('worker/gas')} />;
    case 'tile':
      return <Tile row="gas" />;
    case 'depletion':
      return <DepletionCounter size={26} />;
    case 'piece':
      return <Figure seat={ANYBODY} size={28} />;
    default:
      return null;
  }
}
