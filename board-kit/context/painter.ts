import { createContext, type ReactNode } from 'preact/compat';
import { useContext } from 'preact/hooks';
import type { Pen } from '../material/pen.ts';

/** Paints a still part of a board as parts of an SVG. */
export type Painter = (paint: (pen: Pen) => void) => ReactNode;

const Context = createContext<Painter | null>(null);

/** Has still parts painted as parts of an SVG, where no page has a canvas for them. */
export const PainterProvider = Context.Provider;

/** The painter of such a place; null: still parts are painted on a canvas. */
export const usePainter = (): Painter | null => useContext(Context);
