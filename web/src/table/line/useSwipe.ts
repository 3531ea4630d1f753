import { type RefObject, useEffect } from 'react';

/** A sheet that is pulled down by so many pixels closes. */
const FAR = 48;

/** Calls `close` when the head of a sheet is pulled down by a finger or the mouse. */
export function useSwipe(head: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const pulled = head.current;
    if (!pulled || !isOpen) return;
    let from: number | null = null;
    const onDown = ({ clientY }: PointerEvent): void => {
      from = clientY;
    };
    const onMove = ({ clientY, buttons }: PointerEvent): void => {
      if (buttons === 0 || from === null || clientY - from < FAR) return;
      from = null;
      close();
    };
    const gone = new AbortController();
    pulled.addEventListener('pointerdown', onDown, gone);
    pulled.addEventListener('pointermove', onMove, gone);
    return () => gone.abort();
  }, [head, isOpen, close]);
}
