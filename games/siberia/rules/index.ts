import type { Game, Rules } from '@madang/kernel';
import { PLAYERS_MAX, PLAYERS_MIN } from '../components/numbers.ts';
import { turn } from './acting.ts';
import { clone } from './clone.ts';
import { standing } from './end.ts';
import type { SiberiaEvent } from './events.ts';
import { extract, sale } from './extraction.ts';
import { invest } from './investor.ts';
import { steps } from './logistician.ts';
import { joker } from './manager.ts';
import { MOVES, type SiberiaMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { place, reveal } from './placing.ts';
import { deposit, research } from './research.ts';
import { round, roundEnd, surplus } from './rounds.ts';
import { exchange, seller } from './seller.ts';
import { setup, sides } from './setup.ts';
import type { Siberia, SiberiaTask } from './state.ts';
import { imagine, redact, unseen, views } from './view.ts';
import { worker } from './worker.ts';

export * from '../components/index.ts';
export { SOURCES } from './answers.ts';
export type { EndReason, Forgone, SiberiaEvent } from './events.ts';
export { bestBuyer, extractable, price } from './extraction.ts';
export { MOVES, type SiberiaFields, type SiberiaMove, type Source } from './moves.ts';
export { OPTIONS, type SiberiaOptions } from './options.ts';
export { countersLeft, jumpedRegions, oneStepFrom } from './regions.ts';
export { EMPTY, HIDDEN, type Player, type Siberia, type SiberiaTask, TILE } from './state.ts';

const RULES: Rules<Siberia, SiberiaTask, SiberiaMove, SiberiaEvent> = {
  sides,
  round,
  place,
  reveal,
  turn,
  research,
  deposit,
  joker,
  steps,
  seller,
  exchange,
  worker,
  invest,
  sale,
  extract,
  surplus,
  'round end': roundEnd,
};

/** Siberia (Reiner Stockhausen, 2011): RULES.md names every rule. */
export const siberia: Game<Siberia, SiberiaMove> = {
  name: 'siberia',
  version: '1.0.0',
  players: { min: PLAYERS_MIN, max: PLAYERS_MAX },
  options: OPTIONS,
  moves: MOVES,
  rules: RULES,
  setup,
  redact,
  views,
  unseen,
  imagine,
  clone,
  standing,
};
