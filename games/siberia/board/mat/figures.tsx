import { Figure, range, type SeatInfo } from '@madang/board-kit';

/** Figures side by side, as they lie in a supply. */
export const Figures = ({ seat, count, size = 20 }: { readonly seat: SeatInfo; readonly count: number; readonly size?: number }) => (
  <span className="figures" aria-hidden="true">
    {range(count).map((i) => (
      <Figure key={i} seat={seat} size={size} />
    ))}
    {count === 0 && <span className="figures-none">–</span>}
  </span>
);
