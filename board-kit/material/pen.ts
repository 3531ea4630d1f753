import type { Point } from '../map/camera.ts';

/** A colour as `#rrggbb`, or a custom property that holds one, as `--rock-lit`. */
export type Tone = `#${string}` | `--${string}`;

/** A gradient along a line, in the picture's own units: where each tone stands (0 … 1), and how much it covers. */
export interface Shade {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly stops: readonly (readonly [at: number, tone: Tone, alpha?: number])[];
}

export type Ink = Tone | Shade;

interface Stroke {
  readonly width: number;
  readonly alpha?: number;
  readonly dash?: readonly number[];
}

/** What still parts of a picture are painted with. Paths are those of SVG. */
export interface Pen {
  fill(path: string, ink: Ink, alpha?: number): void;
  line(path: string, ink: Ink, stroke: Stroke): void;
  /** A line of dashes with straight ends, as the sleepers of a railway. */
  sleepers(path: string, ink: Ink, stroke: Stroke): void;
  /** Paints inside the path alone. */
  inside(path: string, paint: () => void): void;
}

const hexOf = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** A pen on a canvas, with the tones that the style sheets give there. */
export function penOn(context: CanvasRenderingContext2D, tones: CSSStyleDeclaration): Pen {
  const known = new Map<Tone, string>();
  const colour = (tone: Tone): string => {
    if (tone.startsWith('#')) return tone;
    const found = known.get(tone) ?? tones.getPropertyValue(tone).trim();
    known.set(tone, found);
    return found;
  };
  const style = (ink: Ink): string | CanvasGradient => {
    if (typeof ink === 'string') return colour(ink);
    const gradient = context.createLinearGradient(...ink.from, ...ink.to);
    for (const [at, tone, alpha = 1] of ink.stops) gradient.addColorStop(at, colour(tone) + (alpha < 1 ? hexOf(alpha) : ''));
    return gradient;
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const line = (path: string, ink: Ink, { width, alpha = 1, dash = [] }: Stroke): void => {
    context.globalAlpha = alpha;
    context.strokeStyle = style(ink);
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.stroke(new Path2D(path));
  };
  return {
    line,
    sleepers(path, ink, stroke) {
      context.lineCap = 'butt';
      line(path, ink, stroke);
      context.lineCap = 'round';
    },
    fill(path, ink, alpha = 1) {
      context.globalAlpha = alpha;
      context.fillStyle = style(ink);
      context.fill(new Path2D(path));
    },
    inside(path, paint) {
      context.save();
      context.clip(new Path2D(path));
      paint();
      context.restore();
    },
  };
}

/** Which numbers of a command are lengths along x, along y, radii, or none of these (angles and flags of arcs). */
const AXES: Readonly<Record<string, string>> = { H: 'x', V: 'y', A: 'rr---xy' };

/** A path around 0,0, enlarged and moved to a place: a `Pen` has no transforms. Numbers of the path stand apart, or by their signs. */
export function placed(path: string, { x, y }: Point, scale: number): string {
  let command = '';
  let count = 0;
  return path.replace(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi, (part) => {
    if (/[a-z]/i.test(part)) {
      command = part;
      count = 0;
      return part;
    }
    const axes = AXES[command.toUpperCase()] ?? 'xy';
    const axis = axes[count % axes.length];
    count += 1;
    if (axis === '-') return ` ${part}`;
    const start = command === command.toLowerCase() || axis === 'r' ? 0 : axis === 'x' ? x : y;
    return ` ${(start + Number(part) * scale).toFixed(2)}`;
  });
}
