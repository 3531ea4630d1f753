import { LANGUAGES, type Language } from '@madang/kernel';
import { isRecord } from '../json.ts';

export const THEMES = ['system', 'paper', 'night'] as const;
type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'full', 'none'] as const;
type Motion = (typeof MOTIONS)[number];

/** `turn`: own decisions are planned and confirmed together. `once`: every answer is sent at once. */
export const CONFIRMS = ['turn', 'once'] as const;
export type Confirm = (typeof CONFIRMS)[number];

export const TEXT_SIZES = ['small', 'medium', 'large'] as const;
type TextSize = (typeof TEXT_SIZES)[number];

export const SWITCHES = ['off', 'on'] as const;
type Switch = (typeof SWITCHES)[number];

/** What a reader has chosen; kept in the browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly confirm: Confirm;
  readonly textSize: TextSize;
  /** A call when it becomes one's turn: by a sound, by the browser's notification while the page is hidden. */
  readonly sound: Switch;
  readonly notify: Switch;
}

/** The first of our languages among those that the browser prefers; English if none is. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

const oneOf = <T extends string>(values: readonly T[], found: unknown, otherwise: T): T => values.find((value) => value === found) ?? otherwise;

/** Settings as they were kept; what is missing or unknown gets its default. */
export function readSettings(json: unknown, preferred: readonly string[]): Settings {
  const kept = isRecord(json) ? json : {};
  return {
    language: oneOf(LANGUAGES, kept.language, preferredLanguage(preferred)),
    theme: oneOf(THEMES, kept.theme, 'system'),
    motion: oneOf(MOTIONS, kept.motion, 'system'),
    confirm: oneOf(CONFIRMS, kept.confirm, 'turn'),
    textSize: oneOf(TEXT_SIZES, kept.textSize, 'medium'),
    sound: oneOf(SWITCHES, kept.sound, 'off'),
    notify: oneOf(SWITCHES, kept.notify, 'off'),
  };
}
