import type { RefObject } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Point } from '../map/camera.ts';
import { type Lean, leaned, leanTo, middleOf, UPRIGHT } from './lean.ts';

const LEAN_MS = 350;

/** The bright place on a map that leans in: where the map is inside the stage, and the place in it. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly at: Point;
}

/** A map that leans in on what happens. */
export interface Leaning {
  readonly spot: Spot | null;
  /** The map; null: the board has none on the screen, or does not lean now. It stands upright, to be measured. */
  measured(): Element | null;
  /** Leans in on boxes of the upright map. The result maps its points to the screen. */
  lean(boxes: readonly DOMRect[]): (point: Point) => Point;
}

const frame = ({ x, y, scale }: Lean): Keyframe => ({ translate: `${x}px ${y}px`, scale: `${scale}` });

const same = (point: Point): Point => point;

const mapOf = (stage: Element | null): HTMLElement | null => stage?.querySelector<HTMLElement>('.pan-zoom-viewport') ?? null;

const spotIn = ({ left, top }: DOMRect, box: DOMRect, at: Point): Spot => ({
  left: box.left - left,
  top: box.top - top,
  width: box.width,
  height: box.height,
  at,
});

/** Where points of the screen are seen once a map in this box leans so. */
const seenThrough =
  (lean: Lean, box: DOMRect) =>
  (point: Point): Point => {
    const seen = leaned(lean, { x: point.x - box.left, y: point.y - box.top });
    return { x: seen.x + box.left, y: seen.y + box.top };
  };

/** Lets the board's map lean in while `on`. Whoever pans or zooms gets it back upright at once, until the turn that is shown ends. */
export function useLean(stage: RefObject<HTMLElement | null>, on: boolean): Leaning {
  const [spot, setSpot] = useState<Spot | null>(null);
  const released = useRef(false);

  const stand = useStand();
  useEffect(() => {
    const map = mapOf(stage.current);
    if (!on || !map) return undefined;
    released.current = false;
    const release = (): void => {
      released.current = true;
      stand.to(map, UPRIGHT, 0);
      setSpot(null);
    };
    map.addEventListener('pointerdown', release);
    map.addEventListener('wheel', release, { passive: true });
    return () => {
      map.removeEventListener('pointerdown', release);
      map.removeEventListener('wheel', release);
      stand.to(map, UPRIGHT, LEAN_MS);
      setSpot(null);
    };
  }, [stage, on, stand]);

  return {
    spot,
    measured() {
      const map = on && !released.current ? mapOf(stage.current) : null;
      if (map) stand.pause();
      return map;
    },
    lean(boxes) {
      const map = mapOf(stage.current);
      const root = stage.current;
      const middle = middleOf(boxes);
      if (!map || !root || !middle) {
        stand.to(map, UPRIGHT, LEAN_MS);
        setSpot(null);
        return same;
      }
      const box = map.getBoundingClientRect();
      const at = { x: middle.x - box.left, y: middle.y - box.top };
      const to = leanTo(at, box);
      stand.to(map, to, LEAN_MS);
      setSpot(spotIn(root.getBoundingClientRect(), box, leaned(to, at)));
      return seenThrough(to, box);
    },
  };
}

/** Moves a map's content from one lean to the next. */
function useStand() {
  const from = useRef<Lean>(UPRIGHT);
  const animation = useRef<Animation | null>(null);
  return useMemo(
    () => ({
      /** Stands upright at once, to be measured. */
      pause: (): void => animation.current?.cancel(),
      to(map: Element | null, to: Lean, length: number): void {
        const content = map?.querySelector('.pan-zoom-content');
        animation.current?.cancel();
        animation.current = null;
        if (content && (to !== UPRIGHT || (from.current !== UPRIGHT && length > 0)))
          animation.current = content.animate([frame(from.current), frame(to)], {
            duration: length,
            easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
            fill: to === UPRIGHT ? 'none' : 'forwards',
          });
        from.current = to;
      },
    }),
    [],
  );
}
