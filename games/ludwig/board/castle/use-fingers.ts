import type { PointerEvent } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';

/** Two fingers have twisted by this much, in degrees: a quarter turn is meant. */
const TWIST = 35;
/** A finger that has moved less than this presses, in pixels. */
const DRAG_FROM = 8;
/** A finger that rests for so many milliseconds looks at something: it lays nothing. */
const LOOKS_AFTER = 450;

type At = readonly [x: number, y: number];

/** What fingers do with the tile that is placed. */
interface Hand {
  /** A finger takes hold of the tile. */
  grab(at: At): void;
  /** It has been moved there. */
  drag(to: At): void;
  /** Two fingers have twisted. */
  turn(steps: 1 | -1): void;
}

interface Fingers {
  readonly at: Map<number, At>;
  /** The finger that lies on the tile, and where it went down. */
  holding: { readonly finger: number; readonly from: At } | null;
  /** The tile has been dragged or turned: what ends that is no press. */
  busy: boolean;
  angle: number | null;
  /** When the first finger went down, by the browser’s own time: a slow page hears of it late. */
  since: number;
}

/** The angle between two fingers, in degrees; null: there are not two. */
function angleOf({ at }: Fingers): number | null {
  const [a, b] = [...at.values()];
  return a && b && at.size === 2 ? (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI : null;
}

/** The shorter way from one angle to another, −180 … 180. */
const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** A finger has moved: two twist the tile, the one that holds it drags it. */
function moved(fingers: Fingers, finger: number, to: At, hand: Hand): void {
  fingers.at.set(finger, to);
  const now = angleOf(fingers);
  if (now !== null && fingers.angle !== null) {
    const twisted = between(fingers.angle, now);
    if (Math.abs(twisted) < TWIST) return;
    fingers.angle = now;
    fingers.busy = true;
    hand.turn(twisted > 0 ? 1 : -1);
    return;
  }
  const { holding } = fingers;
  if (holding?.finger !== finger) return;
  if (!fingers.busy && Math.hypot(to[0] - holding.from[0], to[1] - holding.from[1]) < DRAG_FROM) return;
  fingers.busy = true;
  hand.drag(to);
}

/**
 * Hears fingers on the sheet: one that lies on the tile drags it, two twist it. They are followed on the window, for the map around captures
 * them to be looked around on; a finger on the tile is kept from the map.
 */
export function useFingers(hand: Hand) {
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  const held = useRef<Fingers>({ at: new Map(), holding: null, busy: false, angle: null, since: 0 });
  const unfollow = useRef<() => void>(() => undefined);
  useEffect(() => () => unfollow.current(), []);

  const follow = (): void => {
    const fingers = held.current;
    const onMove = ({ pointerId, clientX, clientY }: globalThis.PointerEvent): void => {
      if (fingers.at.has(pointerId)) moved(fingers, pointerId, [clientX, clientY], latest.current);
    };
    const onUp = ({ pointerId }: globalThis.PointerEvent): void => {
      fingers.at.delete(pointerId);
      fingers.angle = angleOf(fingers);
      if (fingers.holding?.finger === pointerId) fingers.holding = null;
      if (fingers.at.size === 0) unfollow.current();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    unfollow.current = () => {
      fingers.at.clear();
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  };
  return {
    onPointerDown: (event: PointerEvent<Element>): void => {
      if (event.pointerType !== 'touch') return;
      const fingers = held.current;
      const at: At = [event.clientX, event.clientY];
      if (fingers.at.size === 0) {
        const onTile = event.target instanceof Element && event.target.closest('.ghost') !== null;
        fingers.holding = onTile ? { finger: event.pointerId, from: at } : null;
        fingers.busy = false;
        fingers.since = event.timeStamp;
        if (onTile) latest.current.grab(at);
        follow();
      }
      fingers.at.set(event.pointerId, at);
      fingers.angle = angleOf(fingers);
      if (fingers.holding) event.stopPropagation();
    },
    /** Whether what ends with this event was more than a press. */
    wasBusy: ({ timeStamp }: Event): boolean => held.current.busy || timeStamp - held.current.since > LOOKS_AFTER,
  };
}
