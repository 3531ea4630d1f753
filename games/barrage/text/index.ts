import type { Wording } from '@madang/kernel';
import { contractsNamed } from '../components/packs/names.ts';
import type { BarrageMove } from '../rules/moves.ts';
import { gift } from '../rules/sense/gifts.ts';
import type { Barrage } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe/describe.ts';
import { tip } from './forecast/caution.ts';
import { forecast } from './forecast/forecast.ts';
import { losses } from './forecast/losses.ts';
import { label } from './labels.ts';
import { deeds, due, logLine, mains } from './log/log.ts';
import { feat, moment } from './moment.ts';
import { parts, tie } from './parts.ts';
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
  forecast(view, seat, decision, move) {
    const told = forecast(view, seat, decision, move);
    return told && contractsNamed(view, told);
  },
  gift,
  losses,
  tip,
  logLine(event, view) {
    const line = logLine(event);
    return line && view ? { ...line, text: contractsNamed(view, line.text) } : line;
  },
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
  tie,
  moment,
  feat,
};
