import { type KeyPress, shortcutOf } from '@madang/board-kit/keys';
import { actionOf, type KeyAction, type KeyMap, USUAL_KEYS } from '../../settings/keys.ts';

/** What a key means at a table. */
export type TableKey =
  | { readonly action: 'choose'; readonly key: string }
  | { readonly action: KeyAction | 'confirm' | 'previous' | 'nextArea' | 'previousArea' };

export interface Pressed extends KeyPress {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where the key was pressed: in a text field it is writing, on a control Enter belongs to the control. */
export type PressedOn = 'text' | 'control' | 'page';

/** What a key press asks for; undefined: nothing of ours. `keys`: as the reader has set them. */
export function readKey(press: Pressed, on: PressedOn, keys: KeyMap = USUAL_KEYS): TableKey | undefined {
  if (on === 'text' || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const shortcut = shortcutOf(press);
  if (/^[0-9]$/.test(shortcut)) return { action: 'choose', key: shortcut };
  if (shortcut === 'F6') return { action: press.shiftKey ? 'previousArea' : 'nextArea' };
  if (shortcut === 'Enter') return on === 'page' ? { action: 'confirm' } : undefined;
  const action = actionOf(keys, shortcut);
  if (action === undefined) return undefined;
  return { action: action === 'next' && press.shiftKey ? 'previous' : action };
}

/** What an element is to a key press. */
export function pressedOn(target: EventTarget | null): PressedOn {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input, textarea, select, [contenteditable="true"], dialog')) return 'text';
  return target.closest('button, a, summary, [role="button"], [role="tab"]') ? 'control' : 'page';
}
