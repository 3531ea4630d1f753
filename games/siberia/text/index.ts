import type { Wording } from '@madang/kernel';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe.ts';
import { forecast } from './forecast.ts';
import { label } from './labels.ts';
import { logLine } from './log.ts';
import { prompt, ruleOf } from './prompts.ts';

/** Siberia in words: prompts, choices, forecasts, log, positions and rules in three languages. */
export const wording: Wording<Siberia, SiberiaMove> = {
  catalogues: {
    en: async () => (await import('./en.ts')).en,
    ko: async () => (await import('./ko.ts')).ko,
    zh: async () => (await import('./zh.ts')).zh,
  },
  rulebook: {
    en: async () => (await import('./rules.en.ts')).rules,
    ko: async () => (await import('./rules.ko.ts')).rules,
    zh: async () => (await import('./rules.zh.ts')).rules,
  },
  chapters,
  prompt,
  ruleOf,
  label,
  forecast,
  logLine,
  headline,
  describe,
};
