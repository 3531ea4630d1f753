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
  // Words of the printed Korean rulebook that ours says otherwise, and its other spellings.
  synonyms: {
    ko: {
      턴: '차례',
      보상: '보너스',
      심벌: '기호',
      네트워크: '연결',
      '메인 보드': '게임판',
      메인보드: '게임판',
      증폭: '배수',
      동률: '동점',
      상급: '고급',
      농장: '양식장',
      실험실: '연구소',
      인접: '옆',
      먹여: '먹이',
      솔로: '1인',
      크레딧: '크레디트',
      스틸플라스틱: '스틸플라스트',
    },
  },
  prompt,
  ruleOf,
  label,
  task: taskText,
  forecast,
  logLine,
  begins: ['era-began', 'order-set', 'round-began'],
  headline,
  describe,
  parts,
};
