import type { SeatInfo } from '../contract.ts';

const SHAPES = ['circle', 'triangle', 'square', 'diamond'] as const;

/** The owners of pieces on a cover, in the colours and shapes of the seats. */
export const COVER_SEATS: readonly SeatInfo[] = SHAPES.map((shape, seat) => ({ seat, name: '', kind: 'open', colour: `var(--seat-${seat})`, shape }));
