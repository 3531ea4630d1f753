import { createContext, type ReactNode } from 'preact/compat';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import type { Size } from '../map/camera.ts';
import { useZoomStep } from '../map/zoom.ts';
import { type Pen, penOn } from './pen.ts';
import { useTheme } from './theme.ts';
import './painted.css';
import './tones.css';

/** The most pixels that a picture may have: what is enlarged beyond them is less sharp. */
const MOST_PIXELS = 9_000_000;

interface PaintedProps {
  readonly size: Size;
  /** Paints the picture, in CSS pixels at scale 1. The picture is painted again when this function is another one. */
  readonly paint: (pen: Pen) => void;
}

/** Paints a still part of a board as parts of an SVG. */
export type Painter = (paint: (pen: Pen) => void) => ReactNode;

const PainterContext = createContext<Painter | null>(null);

/** Has still parts painted as parts of an SVG, where no page has a canvas for them. */
export const PainterProvider = PainterContext.Provider;

/** A still part of a board, such as its land: painted on a canvas, or by the painter that there is. */
export function Painted(props: PaintedProps) {
  const painter = useContext(PainterContext);
  return painter ? painter(props.paint) : <OnCanvas {...props} />;
}

/** It is painted once for a size, a theme and a zoom, so that panning costs nothing. */
function OnCanvas({ size, paint }: PaintedProps) {
  const theme = useTheme();
  const wanted = Math.min(3, window.devicePixelRatio || 1) * useZoomStep();
  const sharpness = Math.min(wanted, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  return <Picture key={theme} size={size} paint={paint} sharpness={sharpness} />;
}

function Picture({ size: { width, height }, paint, sharpness }: PaintedProps & { readonly sharpness: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const on = canvas.current;
    const context = on?.getContext('2d');
    if (!on || !context) return;
    on.width = Math.round(width * sharpness);
    on.height = Math.round(height * sharpness);
    context.scale(sharpness, sharpness);
    paint(penOn(context, getComputedStyle(on)));
  }, [width, height, paint, sharpness]);
  return <canvas ref={canvas} className="painted" style={{ width, height }} />;
}
