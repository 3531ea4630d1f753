import type { Wording } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/moves.ts';
import { gift } from '../rules/sense/gifts.ts';
import type { Underwater } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe.ts';
import { tip } from './forecast/caution.ts';
import { forecast } from './forecast/forecast.ts';
import { usual } from './forecast/usual.ts';
import { label } from './labels.ts';
import { deeds, logLine, mains } from './log.ts';
import { moment } from './moment.ts';
import { parts, tie } from './parts.ts';
import { follows, prompt, ruleOf, taskText } from './prompts.ts';
import * as sources from './sources.ts';
import { sums } from './sums.ts';

export { cardText, contractText, effectText, goodsText, metropolisText } from './effects/index.ts';
export { slotText as slotName, titleIn } from './names.ts';

/** Underwater Cities in words: prompts, choices, forecasts, log, positions, cards and rules in three languages. */
export const wording: Wording<Underwater, UnderwaterMove> = {
  catalogues: sources.words,
  rulebook: sources.rules,
  chapters,
  synonyms: sources.synonyms,
  prompt,
  ruleOf,
  label,
  task: taskText,
  follows,
  forecast,
  gift,
  usual,
  tip,
  logLine,
  deeds,
  mains,
  begins: ['era-began', 'order-set', 'round-began'],
  headline,
  describe,
  areas: {
    'underwater.describe.slots': 'actions',
    'underwater.describe.display': 'market',
    'underwater.describe.player': 'player',
    'underwater.describe.parts': 'table',
  },
  sums,
  parts,
  tie,
  moment,
};
