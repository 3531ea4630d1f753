import { Medal, type SeatInfo, SeatMark, usePrinted } from '@madang/board-kit';

/** What marks an owner: a disc of turned wood, or in the plain look a flat mark. */
export const SeatPiece = ({ seat, size }: { readonly seat: SeatInfo; readonly size: number }) =>
  usePrinted() ? <Medal seat={seat} size={size + 4} /> : <SeatMark seat={seat} size={size} />;
