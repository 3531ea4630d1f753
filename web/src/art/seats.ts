import type { SeatInfo } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';

const SHAPES: readonly SeatInfo['shape'][] = ['circle', 'triangle', 'square', 'diamond'];

/** A seat's shape; with its colour it tells players apart, also without colours. */
export const shapeOf = (seat: Seat): SeatInfo['shape'] => SHAPES[seat % SHAPES.length] ?? 'circle';

export const colourOf = (seat: Seat): string => `var(--seat-${seat % SHAPES.length})`;
