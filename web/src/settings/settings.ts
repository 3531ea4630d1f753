import { BOARD_LOOKS, type BoardLook } from '@madang/board-kit/printed';
import { FALLBACK, type Language } from '@madang/kernel';
import { LANGUAGES } from '@madang/text';
import { isRecord } from '../json.ts';
import { type KeyMap, readKeys } from './keys.ts';

export const THEMES = ['system', 'paper', 'night'] as const;
type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'full', 'none'] as const;
type Motion = (typeof MOTIONS)[number];

/** `turn`: own decisions are planned and confirmed together. `once`: every answer is sent at once. */
export const CONFIRMS = ['turn', 'once'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** `board`: choices are pressed on the board, the whole list is a drawer. `list`: all of them always stand above the board. */
export const CHOICES = ['board', 'list'] as const;
type Choices = (typeof CHOICES)[number];

/** How fast others' turns are shown; `instant`: nothing is staged. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
type PaceName = (typeof PACES)[number];

/** Whether a great moment, as the end of a round, waits for a press or goes on by itself. */
export const MOMENTS = ['wait', 'go'] as const;
type Moments = (typeof MOMENTS)[number];

/** When a player is warned that their time ends: at fixed times, at earlier ones, at 20 and 5 percent of it, or never. */
export const WARNINGS = ['fixed', 'early', 'share', 'off'] as const;
type Warnings = (typeof WARNINGS)[number];

/** When a player is told before a confirmation of something plainly better: in the first matches of a game, always or never. */
export const TIPS = ['first', 'on', 'off'] as const;
type Tips = (typeof TIPS)[number];

export const TEXT_SIZES = ['small', 'medium', 'large'] as const;
type TextSize = (typeof TEXT_SIZES)[number];

export const SWITCHES = ['off', 'on'] as const;
type Switch = (typeof SWITCHES)[number];

/** What a reader has chosen; kept in the browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** Whether boards are drawn as printed boards or plain. */
  readonly look: BoardLook;
  readonly motion: Motion;
  readonly pace: PaceName;
  readonly moments: Moments;
  readonly warnings: Warnings;
  readonly tips: Tips;
  /** Whether a player is told what others may take before their next turn, where that is allowed. */
  readonly threats: Switch;
  readonly confirm: Confirm;
  readonly choices: Choices;
  /** Keys of one character at the table: software that is spoken to presses them by accident. */
  readonly keys: Switch;
  readonly keyMap: KeyMap;
  readonly textSize: TextSize;
  /** What happens is heard, and that it becomes one's turn. */
  readonly sound: Switch;
  /** A phone shakes shortly for own placements and when it becomes one's turn. */
  readonly haptics: Switch;
  /** The browser's notification when it becomes one's turn while the page is hidden. */
  readonly notify: Switch;
}

/** The first of our languages among those that the browser prefers; English if none is. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return FALLBACK;
}

const oneOf = <T extends string>(values: readonly T[], found: unknown, otherwise: T): T => values.find((value) => value === found) ?? otherwise;

/** Settings as they were kept; what is missing or unknown gets its default. */
export function readSettings(json: unknown, preferred: readonly string[]): Settings {
  const kept = isRecord(json) ? json : {};
  return {
    language: oneOf(LANGUAGES, kept.language, preferredLanguage(preferred)),
    theme: oneOf(THEMES, kept.theme, 'system'),
    look: oneOf(BOARD_LOOKS, kept.look, 'printed'),
    motion: oneOf(MOTIONS, kept.motion, 'system'),
    pace: oneOf(PACES, kept.pace, 'brisk'),
    moments: oneOf(MOMENTS, kept.moments, 'wait'),
    warnings: oneOf(WARNINGS, kept.warnings, 'fixed'),
    tips: oneOf(TIPS, kept.tips, 'first'),
    threats: oneOf(SWITCHES, kept.threats, 'on'),
    confirm: oneOf(CONFIRMS, kept.confirm, 'turn'),
    choices: oneOf(CHOICES, kept.choices, 'board'),
    keys: oneOf(SWITCHES, kept.keys, 'on'),
    keyMap: readKeys(kept.keyMap),
    textSize: oneOf(TEXT_SIZES, kept.textSize, 'medium'),
    sound: oneOf(SWITCHES, kept.sound, 'on'),
    haptics: oneOf(SWITCHES, kept.haptics, 'on'),
    notify: oneOf(SWITCHES, kept.notify, 'off'),
  };
}
