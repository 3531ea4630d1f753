import type { Wording } from '@madang/kernel';
import type { LudwigMove } from '../rules/moves.ts';
import type { Ludwig } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe.ts';
import { tip } from './forecast/caution.ts';
import { forecast } from './forecast/forecast.ts';
import { label } from './labels.ts';
import { deeds, due, logLine, mains } from './log.ts';
import { feat, moment } from './moment.ts';
import { parts, sums, tie } from './parts.ts';
import { prompt, ruleOf, taskText } from './prompts.ts';
import * as sources from './sources.ts';

/** Castles of Mad King Ludwig in words: prompts, choices, forecasts, log, positions and rules in three languages. */
export const wording: Wording<Ludwig, LudwigMove> = {
  catalogues: sources.words,
  rulebook: sources.rules,
  chapters,
  prompt,
  ruleOf,
  label,
  task: taskText,
  forecast,
  tip,
  // Prices stand as they are set: a player who has moved what they want confirms.
  usual: (_, { task, moves }) => (task.task === 'prices' ? moves.find(({ kind }) => kind === 'done') : undefined),
  logLine,
  due,
  deeds,
  mains,
  begins: ['round-began', 'round-ended'],
  headline,
  describe,
  areas: {
    'ludwig.describe.market': 'market',
    'ludwig.describe.favor': 'table',
    'ludwig.describe.player': 'player',
    'ludwig.describe.parts': 'table',
  },
  sums,
  parts,
  tie,
  moment,
  feat,
};
