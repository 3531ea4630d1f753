import { shortcutOf } from '@madang/board-kit/keys';
import type { RefObject } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { isAtHome } from '../../assist/focus-home.ts';
import { useSettings } from '../../settings/store.ts';
import { type Area, areaOf } from './areas.ts';
import { pressedOn, readKey, type TableKey } from './keys.ts';

/** Milliseconds for which the letter of an area may follow the key of areas. */
const AREA_MS = 4000;

/**
 * Hears the table's keys wherever the focus is, except while somebody writes. `onArea`: is told the area whose letter follows the key of
 * areas; null: another key did.
 */
export function useTableKeys(act: (key: TableKey) => void, onArea: (area: Area | null) => void): void {
  const latest = useRef({ act, onArea });
  const isOn = useSettings(({ keys }) => keys === 'on');
  const keyMap = useSettings((settings) => settings.keyMap);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    latest.current = { act, onArea };
  });
  useSilentKeys(!isOn);
  useEffect(() => {
    /** A letter that follows the key of areas. */
    const takeArea = (event: KeyboardEvent): boolean => {
      const isAsked = event.timeStamp - askedAt.current < AREA_MS;
      askedAt.current = Number.NEGATIVE_INFINITY;
      const letter = shortcutOf(event);
      if (!isAsked || letter.length !== 1 || pressedOn(event.target) === 'text') return false;
      latest.current.onArea(areaOf(letter) ?? null);
      return true;
    };
    const take = (event: KeyboardEvent): boolean => {
      const key = readKey(event, pressedOn(event.target), keyMap);
      if (!key || (!isOn && shortcutOf(event).length === 1)) return false;
      if (key.action === 'areas') askedAt.current = event.timeStamp;
      latest.current.act(key);
      return true;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (takeArea(event) || take(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, keyMap]);
}

/** Keeps keys of one character from a board, too, which hears its own: where they are off, software that is spoken to types them. */
function useSilentKeys(isSilent: boolean): void {
  useEffect(() => {
    if (!isSilent) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = shortcutOf(event);
      const isMeant = event.ctrlKey || event.metaKey || event.altKey || key === ' ' || pressedOn(event.target) === 'text';
      if (key.length === 1 && !isMeant) event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isSilent]);
}

/** A chip that is pressed goes away and takes the focus with it; it goes to the confirm button when the turn is ready. */
export function useFocusAfterChoice(button: RefObject<HTMLButtonElement | null>, ready: boolean): void {
  useEffect(() => {
    if (ready && isAtHome()) button.current?.focus({ preventScroll: true });
  }, [button, ready]);
}
