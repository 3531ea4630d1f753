import type { ReactNode } from 'preact/compat';
import type { SeatInfo } from '../contract.ts';
import { MaterialDefs } from '../material/defs.tsx';
import { type Painter, PainterProvider } from '../material/painted.tsx';

interface StillTableProps {
  readonly seats: readonly SeatInfo[];
  /** Paints still parts, such as the land. */
  readonly painter: Painter;
  readonly children: ReactNode;
}

/** Everything around a still board where there is no page: its materials, and a painter for its still parts. */
export const StillTable = ({ seats, painter, children }: StillTableProps) => (
  <PainterProvider value={painter}>
    <MaterialDefs seats={seats} />
    {children}
  </PainterProvider>
);
