import type { Move } from '@madang/kernel';
import { createContext, type ReactNode } from 'preact/compat';
import { useContext, useMemo, useState } from 'preact/hooks';

/** The choice that is hovered or focused, in the list or on the board. */
interface Pointing {
  /** Null: none. */
  readonly pointed: Move | null;
  onPoint(move: Move | null): void;
}

const PointingContext = createContext<Pointing>({ pointed: null, onPoint: () => undefined });

/** Keeps the choice that is pointed at. It changes with every move of the mouse, so only what shows it is drawn again. */
export function PointingProvider({ children }: { readonly children: ReactNode }) {
  const [pointed, onPoint] = useState<Move | null>(null);
  const pointing = useMemo(() => ({ pointed, onPoint }), [pointed]);
  return <PointingContext value={pointing}>{children}</PointingContext>;
}

/** A chip that goes while it is pointed at leaves its move behind, so ask whether it is still offered. */
export const usePointing = (): Pointing => useContext(PointingContext);
