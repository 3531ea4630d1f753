import type { Point, Size } from '../map/camera.ts';

/** How far a map leans in on what happens on it. */
export const LEAN_SCALE = 1.25;

/** A scaled map's place inside its window: first scaled about its corner, then moved. */
export interface Lean {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const UPRIGHT: Lean = { x: 0, y: 0, scale: 1 };

/** Brings a point of a map towards the middle of its window, as far as the map still fills it. */
export function leanTo(at: Point, { width, height }: Size, scale = LEAN_SCALE): Lean {
  const along = (point: number, size: number): number => Math.min(0, Math.max(size * (1 - scale), size / 2 - point * scale));
  return { x: along(at.x, width), y: along(at.y, height), scale };
}

/** Where a point of the upright map is seen on the leaning one. */
export const leaned = ({ x, y, scale }: Lean, point: Point): Point => ({ x: x + point.x * scale, y: y + point.y * scale });

/** The middle of what boxes cover together; undefined: there are none. */
export function middleOf(boxes: readonly DOMRect[]): Point | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
