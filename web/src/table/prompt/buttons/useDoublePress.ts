import type { MouseEvent } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';

/** A second press so soon after the first and so near is part of it: a double tap. */
const DOUBLE_MS = 400;
const NEAR = 32;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly on: EventTarget | null;
}

/**
 * Keeps the second half of a double press that began on something else from the buttons inside an element: where a choice lay, another or its
 * confirmation lies a moment later, and a hand that taps twice means one of them.
 */
export function useDoublePressGuard() {
  const presses = useRef<readonly Press[]>([]);
  useEffect(() => {
    const onPointerDown = ({ timeStamp, clientX, clientY, target }: PointerEvent): void => {
      const on = target instanceof Element ? (target.closest('button') ?? target) : target;
      presses.current = [...presses.current.slice(-1), { at: timeStamp, x: clientX, y: clientY, on }];
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, []);
  return useMemo(
    () => ({
      onClickCapture(event: MouseEvent<HTMLElement>) {
        // Keys press without a place.
        if (event.detail === 0 || !isSecondHalf(presses.current, event.target)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      /** A mouse leaves the focus where it is: Enter would press again what was pressed, in place of what it says. */
      onMouseDown(event: MouseEvent<HTMLElement>) {
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
      },
    }),
    [],
  );
}

/** True if the last press hit this, and the one just before it, near by, something else. */
function isSecondHalf([first, second]: readonly Press[], target: EventTarget | null): boolean {
  if (!first || !second || first.on === second.on || !(target instanceof Node)) return false;
  const isHit = second.on instanceof Node && second.on.contains(target);
  return isHit && second.at - first.at < DOUBLE_MS && Math.hypot(second.x - first.x, second.y - first.y) < NEAR;
}
