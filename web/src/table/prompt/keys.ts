import { type KeyPress, shortcutOf } from '@madang/board-kit/keys';

/** What a key means at a table. */
export type TableKey =
  | { readonly action: 'choose'; readonly key: string }
  | { readonly action: 'undo' | 'confirm' | 'explain' | 'filter' | 'since' | 'next' | 'previous' };

export interface Pressed extends KeyPress {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where the key was pressed: in a text field it is writing, on a control Enter belongs to the control. */
export type PressedOn = 'text' | 'control' | 'page';

/** What a key press asks for; undefined: nothing of ours. */
export function readKey(press: Pressed, on: PressedOn): TableKey | undefined {
  if (on === 'text' || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const shortcut = shortcutOf(press);
  if (/^[0-9]$/.test(shortcut)) return { action: 'choose', key: shortcut };
  switch (shortcut) {
    case 'u':
      return { action: 'undo' };
    case 'Enter':
      return on === 'page' ? { action: 'confirm' } : undefined;
    case 'n':
      return { action: 'since' };
    case 'i':
      return { action: press.shiftKey ? 'previous' : 'next' };
    case '?':
      return { action: 'explain' };
    case '/':
      return { action: 'filter' };
    default:
      return undefined;
  }
}

/** What an element is to a key press. */
export function pressedOn(target: EventTarget | null): PressedOn {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input, textarea, select, [contenteditable="true"], dialog')) return 'text';
  return target.closest('button, a, summary, [role="button"], [role="tab"]') ? 'control' : 'page';
}
