import type { ReactNode } from 'preact/compat';
import { usePosition } from '../context/board.tsx';
import { Contained } from '../faults/contained.tsx';

interface BoardPartProps {
  /** The name of the part in reports. */
  readonly name: string;
  /** True where the part is only looked at: a fault leaves its place empty. Drawings inside an SVG are such parts. */
  readonly silent?: true;
  readonly children: ReactNode;
}

/** Keeps a fault inside of one part of a board. With the next position, or another choice pointed at, the part is tried again. */
export const BoardPart = ({ name, silent, children }: BoardPartProps) => (
  <Contained part={name} position={usePosition()} {...(silent && { fallback: null })}>
    {children}
  </Contained>
);
