import type { Wording } from '@madang/kernel';
import type { LudwigMove } from '../rules/moves.ts';
import type { Ludwig } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe.ts';
import { forecast } from './forecast.ts';
import { label } from './labels.ts';
import { logLine } from './log.ts';
import { parts } from './parts.ts';
import { prompt, ruleOf, taskText } from './prompts.ts';

/** Castles of Mad King Ludwig in words: prompts, choices, forecasts, log, positions and rules in three languages. */
export const wording: Wording<Ludwig, LudwigMove> = {
  catalogues: {
    en: async () => (await import('./en/index.ts')).en,
    ko: async () => (await import('./ko/index.ts')).ko,
    zh: async () => (await import('./zh/index.ts')).zh,
  },
  rulebook: {
    en: async () => (await import('./en/rules.ts')).rules,
    ko: async () => (await import('./ko/rules.ts')).rules,
    zh: async () => (await import('./zh/rules.ts')).rules,
  },
  chapters,
  prompt,
  ruleOf,
  label,
  task: taskText,
  forecast,
  logLine,
  begins: ['round-began', 'round-ended'],
  headline,
  describe,
  parts,
};
