import { shortcutOf } from '@madang/board-kit/keys';
import type { KeyboardEvent } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useWords } from '../words/useWords.tsx';
import { isFreeKey, KEY_ACTIONS, type KeyAction, USUAL_KEYS, withKey } from './keys.ts';
import { useSettings } from './store.ts';

/** Returns true for a character, and for Escape, which asks no longer. */
const isTyped = (event: KeyboardEvent<Element>): boolean => {
  const key = shortcutOf(event);
  return (key.length === 1 || key === 'Escape') && !event.ctrlKey && !event.metaKey && !event.altKey;
};

/** The keys of one character, each of which can be changed: a press on it waits for the new one. */
export function KeyFields() {
  const words = useWords();
  const { keys, keyMap, change } = useSettings();
  const [asked, setAsked] = useState<KeyAction | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  if (keys === 'off') return null;
  const choose = (action: KeyAction, key: string): void => {
    const fits = isFreeKey(key);
    if (fits) change({ keyMap: withKey(keyMap, action, key) });
    setSaid(words.text(fits ? 'settings.keyMap.set' : 'settings.keyMap.taken', { action: words.text(`keys.${action}`), key }));
    if (fits) setAsked(null);
  };
  const onKeyDown = (event: KeyboardEvent<Element>): void => {
    const key = shortcutOf(event);
    if (asked === null || !isTyped(event)) return;
    event.preventDefault();
    if (key === 'Escape') setAsked(null);
    else choose(asked, key);
  };
  return (
    <fieldset>
      <legend>{words.text('settings.keyMap')}</legend>
      <ul className="key-fields">
        {KEY_ACTIONS.map((action) => (
          <li key={action}>
            <span>{words.text(`keys.${action}`)}</span>
            <button
              type="button"
              className="small"
              aria-pressed={asked === action}
              onClick={() => setAsked(asked === action ? null : action)}
              onKeyDown={onKeyDown}
              onBlur={() => setAsked(null)}
            >
              <span className="unseen">{words.text(`keys.${action}`)}</span>
              {asked === action ? words.text('settings.keyMap.press') : keyMap[action]}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="small quiet" onClick={() => change({ keyMap: USUAL_KEYS })}>
        {words.text('settings.keyMap.usual')}
      </button>
      <p className="note" role="status">
        {said ?? words.text('settings.keyMap.text')}
      </p>
    </fieldset>
  );
}
