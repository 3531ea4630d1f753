import type { SeatInfo } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import { colourOf, shapeOf } from './seats.ts';

/** The four shapes on a 24 × 24 field. */
const OUTLINES: Readonly<Record<SeatInfo['shape'], string>> = {
  circle: 'M12 7a5 5 0 110 10 5 5 0 010-10z',
  triangle: 'M12 6.5l6 10.5H6z',
  square: 'M7.3 7.3h9.4v9.4H7.3z',
  diamond: 'M12 5.8l6.2 6.2-6.2 6.2L5.8 12z',
};

/** A player's colour and shape; decoration beside the name. */
export const SeatMark = ({ seat, size = 24 }: { readonly seat: Seat; readonly size?: number }) => (
  <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <rect width="24" height="24" rx="6" fill={colourOf(seat)} />
    <path d={OUTLINES[shapeOf(seat)]} fill="var(--seat-mark)" />
  </svg>
);
