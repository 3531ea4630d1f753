import { createContext } from 'preact/compat';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { type Camera, FITTED } from './camera.ts';
import type { Extent } from './edges.tsx';

/** How a map is looked at until its player looks around. */
export interface FirstLook {
  readonly camera: Camera;
  /** Arrows lead to what of this lies beyond an edge; null: there are none. */
  readonly extent: Extent | null;
}

/** All of it at once. */
export const WHOLE: FirstLook = { camera: FITTED, extent: null };

const figures = ({ camera, extent }: FirstLook): string => JSON.stringify([camera, extent]);

/** The last look, if the next is the same. */
export const keptLook = (last: FirstLook, next: FirstLook): FirstLook => (figures(last) === figures(next) ? last : next);

const Context = createContext<(look: FirstLook) => void>(() => undefined);

export const FirstLookProvider = Context.Provider;

/** A drawing on a map says how it is looked at first. */
export function useFirstLook(look: FirstLook): void {
  const begin = useContext(Context);
  useLayoutEffect(() => begin(look), [begin, look]);
}
