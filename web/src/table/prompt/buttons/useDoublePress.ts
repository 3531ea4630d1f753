import type { RefObject } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';

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
 * Tells the second half of a double press that began on something else: where a choice lay, its confirmation lies a moment later, and a
 * hand that taps twice means one of them.
 */
export function useDoublePress(button: RefObject<HTMLElement | null>): () => boolean {
  const presses = useRef<readonly Press[]>([]);
  useEffect(() => {
    const onPointerDown = ({ timeStamp, clientX, clientY, target }: PointerEvent): void => {
      presses.current = [...presses.current.slice(-1), { at: timeStamp, x: clientX, y: clientY, on: target }];
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, []);
  const isOn = ({ on }: Press): boolean => on instanceof Node && button.current?.contains(on) === true;
  return () => {
    const [first, second] = presses.current;
    if (!first || !second || isOn(first) || !isOn(second)) return false;
    return second.at - first.at < DOUBLE_MS && Math.hypot(second.x - first.x, second.y - first.y) < NEAR;
  };
}
