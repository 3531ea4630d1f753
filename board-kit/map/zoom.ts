import { createContext } from 'preact/compat';
import { useContext } from 'preact/hooks';

const Context = createContext(1);

/** Tells what is drawn on a map how much it is enlarged. */
export const ZoomProvider = Context.Provider;

/** How much what is drawn on a map is enlarged. */
export const useZoom = (): number => useContext(Context);

/** How sharp a painted picture must be: 1, 2 or 3 times its size. */
export const useZoomStep = (): number => Math.min(3, Math.ceil(useContext(Context) - 0.05));
