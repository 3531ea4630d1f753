import { type RefObject, useEffectEvent } from 'preact/compat';
import { useLayoutEffect } from 'preact/hooks';

/** A sheet that is pulled by so many pixels follows. */
const FAR = 48;

/** Calls `swiped` when the head of a sheet is pulled down by a finger or the mouse; with `way` -1, when it is pulled up. */
export function useSwipe(head: RefObject<HTMLElement | null>, isOn: boolean, swiped: () => void, way: 1 | -1 = 1): void {
  const tell = useEffectEvent(swiped);
  // Once it is seen it may be pulled: a busy browser runs other effects later.
  useLayoutEffect(() => {
    const pulled = head.current;
    if (!pulled || !isOn) return;
    let from: number | null = null;
    const onDown = ({ clientY }: PointerEvent): void => {
      from = clientY;
    };
    const onMove = ({ clientY, buttons }: PointerEvent): void => {
      if (buttons === 0 || from === null || (clientY - from) * way < FAR) return;
      from = null;
      tell();
    };
    const gone = new AbortController();
    pulled.addEventListener('pointerdown', onDown, gone);
    pulled.addEventListener('pointermove', onMove, gone);
    return () => gone.abort();
  }, [head, isOn, way]);
}
