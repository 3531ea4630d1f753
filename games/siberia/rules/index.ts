import type { Game, Rules } from '@madang/kernel';
import { PLAYERS_MAX, PLAYERS_MIN } from '../components/numbers.ts';
import { FIGURE_PACKS } from '../components/packs/index.ts';
import { named } from '../components/packs/names.ts';
import { turn } from './acting/acting.ts';
import { invest } from './acting/investor.ts';
import { step } from './acting/logistician.ts';
import { joker } from './acting/manager.ts';
import { deposit, research } from './acting/research.ts';
import { exchange, seller } from './acting/seller.ts';
import { worker } from './acting/worker.ts';
import { clone } from './clone.ts';
import type { SiberiaEvent } from './events.ts';
import { extract, sale } from './map/extraction.ts';
import { MOVES, type SiberiaMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { turnOf } from './rounds/ahead.ts';
import { standing } from './rounds/end.ts';
import { place, reveal } from './rounds/placing.ts';
import { round, roundEnd, surplus } from './rounds/rounds.ts';
import { setup, sides } from './rounds/setup.ts';
import type { Siberia } from './state.ts';
import type { SiberiaTask } from './tasks.ts';
import { imagine, redact, unseen, views } from './view.ts';

export { HIDDEN } from '@madang/kernel';
export * from '../components/index.ts';
export { SOURCES } from './answers.ts';
export type { EndReason, SiberiaEvent } from './events.ts';
export { bestBuyer, extractable, price } from './map/extraction.ts';
export { countersLeft, jumpedRegions, oneStepFrom } from './map/regions.ts';
export { MOVES, type SiberiaFields, type SiberiaMove, type Source } from './moves.ts';
export { OPTIONS, type SiberiaOptions } from './options.ts';
export { EMPTY, type Player, type Siberia, TILE } from './state.ts';
export { type SiberiaTask, TASKS } from './tasks.ts';

const RULES: Rules<Siberia, SiberiaTask, SiberiaMove, SiberiaEvent> = {
  sides,
  round,
  place,
  reveal,
  turn,
  research,
  deposit,
  joker,
  step,
  seller,
  exchange,
  worker,
  invest,
  sale,
  extract,
  surplus,
  'round end': roundEnd,
};

type SiberiaGame = Game<Siberia, SiberiaMove>;
const BY_TASK: SiberiaGame['rules'] = RULES;

/** The rules, whose refusals call regions and exchanges as the pack of the match does. */
const NAMING: SiberiaGame['rules'] = Object.fromEntries(
  Object.entries(BY_TASK).map(([task, rule]): readonly [string, SiberiaGame['rules'][string]] => {
    const { refuse } = rule;
    if (!refuse) return [task, rule];
    const naming: typeof refuse = (state, of, move) => {
      const found = refuse(state, of, move);
      return found && { ...found, why: named(state, found.why) };
    };
    return [task, { ...rule, refuse: naming }];
  }),
);

/** Siberia (Reiner Stockhausen, 2011): RULES.md names every rule. */
export const siberia: SiberiaGame = {
  name: 'siberia',
  version: '2.1.0',
  players: { min: PLAYERS_MIN, max: PLAYERS_MAX },
  options: OPTIONS,
  making: { great: [], proposed: { exchangeSides: 'random' } },
  moves: MOVES,
  rules: NAMING,
  packs: FIGURE_PACKS,
  setup,
  redact,
  views,
  unseen,
  imagine,
  turnOf,
  clone,
  standing,
};
