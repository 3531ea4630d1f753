import type { Message, Wording } from '@madang/kernel';
import { named } from '../components/packs/names.ts';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';
import { chapters } from './chapters.ts';
import { describe, headline } from './describe.ts';
import { caution, tip } from './forecast/caution.ts';
import { forecast } from './forecast/forecast.ts';
import { label } from './labels.ts';
import { deeds, logLine, mains } from './log.ts';
import { moment } from './moment.ts';
import { parts, tie } from './parts.ts';
import { prompt, ruleOf } from './prompts.ts';
import * as sources from './sources.ts';
import { sums } from './sums.ts';

/** What is said of a view, with the names that the pack of its match gives. */
const naming =
  <A extends readonly unknown[], M extends Message | undefined>(say: (view: Siberia, ...more: A) => M) =>
  (view: Siberia, ...more: A): M | Message => {
    const message = say(view, ...more);
    return message === undefined ? message : named(view, message);
  };

/** Siberia in words: prompts, choices, forecasts, log, positions and rules in three languages. */
export const wording: Wording<Siberia, SiberiaMove> = {
  catalogues: sources.words,
  rulebook: sources.rules,
  chapters,
  synonyms: sources.synonyms,
  prompt: naming(prompt),
  ruleOf,
  label: naming(label),
  forecast: naming(forecast),
  caution: naming(caution),
  tip: naming(tip),
  logLine(event, view) {
    const line = logLine(event);
    return line && view ? { ...line, text: named(view, line.text) } : line;
  },
  deeds,
  mains,
  begins: ['round-began', 'round-ended'],
  headline,
  describe: (view, seat) => describe(view, seat).map((line) => named(view, line)),
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
  tie,
  moment,
};
