import { Figure, type SeatInfo } from '@madang/board-kit';

/** Figures side by side, as they lie in a supply. */
export const Figures = ({ seat, count, size = 20 }: { readonly seat: SeatInfo; readonly count: number; readonly size?: number }) => (
  <span className="figures" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <Figure key={String(i)} seat={seat} size={size} />
    ))}
    {count === 0 && <span className="figures-none">–</span>}
  </span>
);
