import type { Wording } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/moves.ts';
import type { Underwater } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe.ts';
import { forecast } from './forecast.ts';
import { label } from './labels.ts';
import { logLine } from './log.ts';
import { parts } from './parts.ts';
import { prompt, ruleOf, taskText } from './prompts.ts';

export { cardText, contractText, effectText, goodsText, metropolisText } from './effects/index.ts';
export { slotText as slotName, titleIn } from './names.ts';

/** Underwater Cities in words: prompts, choices, forecasts, log, positions, cards and rules in three languages. */
export const wording: Wording<Underwater, UnderwaterMove> = {
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
  headline,
  describe,
  parts,
};
