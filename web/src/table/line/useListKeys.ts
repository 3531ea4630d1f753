import type { RefObject } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';

interface ListKeys {
  /** The focus came in from outside. */
  enter(): void;
  /** The focus went to something outside. */
  leave(): void;
  /** Enter was pressed in the field. */
  takeFirst(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Hears the keys of the drawer with all choices and follows the focus through it: arrows walk, Enter in the field takes the first. */
export function useListKeys(box: RefObject<HTMLElement | null>, isThere: boolean, keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const list = box.current;
    if (!list || !isThere) return;
    const onFocusIn = (): void => latest.current.enter();
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !list.contains(relatedTarget)) latest.current.leave();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const takes = event.key === 'Enter' && event.target instanceof HTMLInputElement;
      if (takes) latest.current.takeFirst();
      if (takes || walk(list, event.key)) event.preventDefault();
    };
    const gone = new AbortController();
    list.addEventListener('focusin', onFocusIn, gone);
    list.addEventListener('focusout', onFocusOut, gone);
    list.addEventListener('keydown', onKeyDown, gone);
    return () => gone.abort();
  }, [box, isThere]);
}

/** Moves the focus by an arrow through the choices and the field above them; false: the key means something else. */
function walk(list: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const stops = [...list.querySelectorAll<HTMLElement>('input, .chip:enabled')];
  const at = stops.findIndex((one) => one.matches(':focus'));
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  return true;
}
