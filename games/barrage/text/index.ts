import type { Wording } from '@madang/kernel';
import type { BarrageMove } from '../rules/moves.ts';
import type { Barrage } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe/describe.ts';
import { gift, tip } from './forecast/caution.ts';
import { forecast } from './forecast/forecast.ts';
import { label } from './labels.ts';
import { deeds, due, logLine, mains } from './log/log.ts';
import { feat, moment } from './moment.ts';
import { parts } from './parts.ts';
import { prompt, ruleOf } from './prompts.ts';
import * as sources from './sources.ts';
import { sums } from './sums.ts';

/** Barrage in words: prompts, choices, forecasts, log, positions and rules in three languages. */
export const wording: Wording<Barrage, BarrageMove> = {
  catalogues: sources.words,
  rulebook: sources.rules,
  chapters,
  synonyms: sources.synonyms,
  prompt,
  ruleOf,
  label,
  forecast,
  gift,
  tip,
  logLine,
  due,
  deeds,
  mains,
  begins: ['round-began', 'water-flows'],
  headline,
  describe,
  areas: {
    'barrage.describe.player': 'player',
    'barrage.describe.player-undrafted': 'player',
    'barrage.describe.space-free': 'actions',
    'barrage.describe.space-taken': 'actions',
    'barrage.describe.market': 'market',
    'barrage.describe.nationals': 'market',
    'barrage.describe.patents': 'market',
    'barrage.describe.headstream': 'map',
    'barrage.describe.basin': 'map',
  },
  sums,
  parts,
  moment,
  feat,
};
