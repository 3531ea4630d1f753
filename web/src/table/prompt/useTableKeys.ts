import { type RefObject, useEffect, useRef } from 'react';
import { pressedOn, readKey, type TableKey } from './keys.ts';

/** Hears the table's keys wherever the focus is, except while somebody writes. */
export function useTableKeys(act: (key: TableKey) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = readKey(event, pressedOn(event.target));
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A chip that is pressed goes away and takes the focus with it; it goes to the confirm button when the turn is ready. */
export function useFocusAfterChoice(button: RefObject<HTMLButtonElement | null>, ready: boolean): void {
  useEffect(() => {
    if (ready && (document.activeElement === document.body || document.activeElement === null)) button.current?.focus({ preventScroll: true });
  }, [button, ready]);
}
