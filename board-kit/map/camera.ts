import { type KeyPress, shortcutOf } from '../keys.ts';

/** Where a pan/zoom surface looks: content point p is shown at p × scale + (x, y), in CSS pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole content, which has the size of the viewport. */
export const FITTED: Camera = { x: 0, y: 0, scale: 1 };

export const SCALE_MAX = 4;

/** What one wheel notch, key press or button zooms by. */
export const ZOOM_STEP = 1.25;

const between = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value));

/** The nearest camera whose content covers the viewport and whose scale is 1 … SCALE_MAX. */
export function clampCamera(camera: Camera, viewport: Size): Camera {
  const scale = between(1, SCALE_MAX, camera.scale);
  return {
    scale,
    x: between(viewport.width * (1 - scale), 0, camera.x),
    y: between(viewport.height * (1 - scale), 0, camera.y),
  };
}

/** Zooms by `factor`; the content under `at` (viewport pixels) stays there as far as clamping allows. */
export function zoomAt(camera: Camera, viewport: Size, at: Point, factor: number): Camera {
  const scale = between(1, SCALE_MAX, camera.scale * factor);
  const ratio = scale / camera.scale;
  return clampCamera({ scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, viewport);
}

/** Moves the content by a distance in viewport pixels. */
export const panBy = (camera: Camera, viewport: Size, by: Point): Camera =>
  clampCamera({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, viewport);

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers moved from `before` to `after`: zooms by their distance and pans with their middle. */
export function pinch(camera: Camera, viewport: Size, before: readonly [Point, Point], after: readonly [Point, Point]): Camera {
  const from = middle(...before);
  const to = middle(...after);
  const apart = distance(...before);
  const zoomed = zoomAt(camera, viewport, from, apart > 0 ? distance(...after) / apart : 1);
  return panBy(zoomed, viewport, { x: to.x - from.x, y: to.y - from.y });
}

const PAN_STEP = 60;

const ZOOMS = new Set(['+', '=', '-', '−']);

/** What a key does to the camera; undefined: not a key of the surface. */
export function cameraKey(camera: Camera, viewport: Size, press: KeyPress): Camera | undefined {
  const centre = { x: viewport.width / 2, y: viewport.height / 2 };
  // A Czech keyboard types + where others have the 1.
  const typed = press.key.normalize('NFKC');
  switch (ZOOMS.has(typed) ? typed : shortcutOf(press)) {
    case '+':
    case '=':
      return zoomAt(camera, viewport, centre, ZOOM_STEP);
    case '-':
    case '−':
      return zoomAt(camera, viewport, centre, 1 / ZOOM_STEP);
    case '0':
      return FITTED;
    case 'ArrowLeft':
      return panBy(camera, viewport, { x: PAN_STEP, y: 0 });
    case 'ArrowRight':
      return panBy(camera, viewport, { x: -PAN_STEP, y: 0 });
    case 'ArrowUp':
      return panBy(camera, viewport, { x: 0, y: PAN_STEP });
    case 'ArrowDown':
      return panBy(camera, viewport, { x: 0, y: -PAN_STEP });
    default:
      return undefined;
  }
}
