import { type PointerEvent, useRef } from 'react';

/** Two fingers have twisted by this much, in degrees: a quarter turn is meant. */
const TWIST = 35;

interface Fingers {
  readonly at: Map<number, readonly [x: number, y: number]>;
  from: number | null;
}

/** The angle between two fingers, in degrees; null: there are not two. */
function angleOf({ at }: Fingers): number | null {
  const [a, b] = [...at.values()];
  return a && b ? (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI : null;
}

/** The shorter way from one angle to another, −180 … 180. */
const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** Hears two fingers twist. */
export function useTwist(turn: (steps: 1 | -1) => void) {
  const fingers = useRef<Fingers>({ at: new Map(), from: null });
  const note = (event: PointerEvent): void => {
    fingers.current.at.set(event.pointerId, [event.clientX, event.clientY]);
  };
  return {
    down: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      note(event);
      fingers.current.from = angleOf(fingers.current);
    },
    move: (event: PointerEvent) => {
      if (!fingers.current.at.has(event.pointerId)) return;
      note(event);
      const now = angleOf(fingers.current);
      const { from } = fingers.current;
      if (now === null || from === null || Math.abs(between(from, now)) < TWIST) return;
      fingers.current.from = now;
      turn(between(from, now) > 0 ? 1 : -1);
    },
    up: (event: PointerEvent) => {
      fingers.current.at.delete(event.pointerId);
      fingers.current.from = null;
    },
  };
}
