export { MaterialDefs } from '../material/defs.tsx';
export { FigureShape } from '../shapes/pieces.tsx';
export { COVER_SEATS } from './seats.ts';

import type { ReactNode } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { type Pen, penOn } from '../material/pen.ts';
import { useTheme } from '../material/theme.ts';
import '../material/tones.css';
import './cover.css';

/** The part of a sheet that a cover shows, in the sheet's units: 16 wide, 9 high. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface PrintedCoverProps {
  /** The game whose styles reach the drawing. */
  readonly game: string;
  readonly view: View;
  /** Paints the land, in the sheet's units. */
  readonly paint: (pen: Pen) => void;
  /** What stands on the land: parts of an SVG in the sheet's units. */
  readonly children: ReactNode;
}

const heightOf = ({ width }: View): number => (width * 9) / 16;

/** A printed board in miniature: its land painted once, its pieces above, and the same soft light over all covers. Decoration. */
export const PrintedCover = ({ game, view, paint, children }: PrintedCoverProps) => (
  <div className={`cover printed-cover ${game}`} aria-hidden="true">
    <Land key={useTheme()} view={view} paint={paint} />
    <svg aria-hidden="true" viewBox={`${view.x} ${view.y} ${view.width} ${heightOf(view)}`} preserveAspectRatio="xMidYMid slice">
      {children}
    </svg>
  </div>
);

/** Land is painted at least this wide, so that a page that is made wider stays sharp. */
const LEAST_WIDTH = 480;

/** Painted after the page has shown its words. */
function Land({ view, paint }: Pick<PrintedCoverProps, 'view' | 'paint'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const on = canvas.current;
    const context = on?.getContext('2d');
    if (!on || !context) return;
    const across = Math.max(on.clientWidth, (on.clientHeight * 16) / 9) * Math.min(3, window.devicePixelRatio || 1);
    const sharpness = Math.max(LEAST_WIDTH, across) / view.width;
    on.width = Math.round(view.width * sharpness);
    on.height = Math.round(heightOf(view) * sharpness);
    context.setTransform(sharpness, 0, 0, sharpness, -view.x * sharpness, -view.y * sharpness);
    paint(penOn(context, getComputedStyle(on)));
  }, [view, paint]);
  return <canvas ref={canvas} />;
}
