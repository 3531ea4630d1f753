import type { Wording } from '@madang/kernel';
import type { BarrageMove } from '../rules/moves.ts';
import type { Barrage } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe/describe.ts';
import { forecast } from './forecast/forecast.ts';
import { label } from './labels.ts';
import { logLine } from './log/log.ts';
import { parts } from './parts.ts';
import { prompt, ruleOf } from './prompts.ts';

/** Barrage in words: prompts, choices, forecasts, log, positions and rules in three languages. */
export const wording: Wording<Barrage, BarrageMove> = {
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
  synonyms: { zh: { 资源: '机械' } },
  prompt,
  ruleOf,
  label,
  forecast,
  logLine,
  begins: ['round-began', 'water-flows'],
  headline,
  describe,
  parts,
};
