import type { Wording } from '@madang/kernel';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe.ts';
import { caution, tip } from './forecast/caution.ts';
import { forecast } from './forecast/forecast.ts';
import { label } from './labels.ts';
import { deeds, logLine, mains } from './log.ts';
import { moment } from './moment.ts';
import { parts } from './parts.ts';
import { prompt, ruleOf } from './prompts.ts';
import * as sources from './sources.ts';
import { sums } from './sums.ts';

/** Siberia in words: prompts, choices, forecasts, log, positions and rules in three languages. */
export const wording: Wording<Siberia, SiberiaMove> = {
  catalogues: sources.words,
  rulebook: sources.rules,
  chapters,
  synonyms: sources.synonyms,
  prompt,
  ruleOf,
  label,
  forecast,
  caution,
  tip,
  logLine,
  deeds,
  mains,
  begins: ['round-began', 'round-ended'],
  headline,
  describe,
  areas: {
    'siberia.describe.neighbours': 'map',
    'siberia.describe.exchange': 'market',
    'siberia.describe.exchange-with-sellers': 'market',
    'siberia.describe.exchange-open': 'market',
    'siberia.describe.tiles': 'table',
    'siberia.describe.player': 'player',
    'siberia.describe.player-passed': 'player',
  },
  sums,
  parts,
  moment,
};
