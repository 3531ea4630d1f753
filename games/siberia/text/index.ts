import type { Wording } from '@madang/kernel';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe.ts';
import { caution, forecast } from './forecast.ts';
import { label } from './labels.ts';
import { logLine } from './log.ts';
import { parts } from './parts.ts';
import { prompt, ruleOf } from './prompts.ts';

/** Siberia in words: prompts, choices, forecasts, log, positions and rules in three languages. */
export const wording: Wording<Siberia, SiberiaMove> = {
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
  synonyms: { ko: { 목탄: '석탄', 소모: '고갈', '실행 계획 관리자': '물류 담당' } },
  prompt,
  ruleOf,
  label,
  forecast,
  caution,
  logLine,
  begins: ['round-began', 'round-ended'],
  headline,
  describe,
  parts,
};
