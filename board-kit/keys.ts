/** The parts of a keyboard event that say which key was pressed. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Keys of no script: what they type differs between layouts, their place does not. */
const SLASH = 'Slash';
/** Browsers say so where an input method or a dead key has taken the character. */
const TAKEN = new Set(['Process', 'Unidentified', 'Dead']);

/**
 * Returns the character that a shortcut means by a key press: a lower-case Latin letter, an ASCII digit or a symbol; other keys keep their
 * name (`Enter`). A keyboard of any language, its Shift and Caps Lock make no difference.
 */
export function shortcutOf({ key, code, shiftKey }: KeyPress): string {
  if (code === 'Space') return ' ';
  // Full-width characters become plain ones.
  const typed = TAKEN.has(key) ? '' : key.normalize('NFKC');
  // A Latin letter or a digit stands on the key itself: Dvorak and AZERTY move letters, and people read what is printed.
  if (/^[a-z0-9]$/i.test(typed)) return typed.toLowerCase();
  // French and Czech rows of digits type other characters without Shift.
  const digit = /^Digit([0-9])$/.exec(code)?.[1];
  if (digit !== undefined && !shiftKey) return digit;
  if (typed.length > 1 || /^[!-~]$/.test(typed)) return typed;
  // Cyrillic, Hangul, kana and the like: the place of the key says which one it is.
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return letter.toLowerCase();
  if (code === SLASH) return shiftKey ? '?' : '/';
  return digit ?? typed;
}

/** Returns true for Enter and the space bar, which press what has the focus. */
export function isPressing(press: KeyPress): boolean {
  const shortcut = shortcutOf(press);
  return shortcut === 'Enter' || shortcut === ' ';
}
