import { choice, type Game, playerOf, type Rules } from '@madang/kernel';
import { PLAYERS_MAX, PLAYERS_MIN } from '../components/setup.ts';
import { clone } from './clone.ts';
import type { LudwigEvent } from './events.ts';
import { type LudwigMove, MOVES } from './moves.ts';
import { OPTIONS } from './options.ts';
import { MONEY } from './refusals.ts';
import { corridor } from './rewards/corridor.ts';
import { downstairs } from './rewards/downstairs.ts';
import { living } from './rewards/living.ts';
import { orderless } from './rewards/orderless.ts';
import { activity, outdoor } from './rewards/plain.ts';
import { look, sleeping } from './rewards/sleeping.ts';
import { keep, utility } from './rewards/utility.ts';
import { turnOf } from './round/ahead.ts';
import { cards } from './round/placed-rooms.ts';
import { place } from './round/placing.ts';
import { prices } from './round/prices.ts';
import { round } from './round/round.ts';
import { roundEnd } from './round/round-end.ts';
import { turn, turnEnd } from './round/turn.ts';
import { isPrince, scoring, standing } from './scoring/end.ts';
import { deal, dealt, putBack, setup } from './setup.ts';
import type { Ludwig, LudwigTask } from './state.ts';
import { imagine, redact } from './view.ts';

export * from '../components/index.ts';
export { faceAt, forecast, laid, type Objection, objectionTo, type Placed, type Placement, type ScoreLine, scoreAgain } from './castle/index.ts';
export type { EndReason, LossReason, LudwigEvent } from './events.ts';
export { type Offer, offerOf } from './market/buying.ts';
export { type CorridorTile, type LudwigFields, type LudwigMove, MOVES } from './moves.ts';
export { type LudwigOptions, OPTIONS } from './options.ts';
export { bonusPoints } from './scoring/bonus-cards.ts';
export { type Ranking, rankingOf } from './scoring/favors.ts';
export { type Parts, parts, soloTitle } from './scoring/parts.ts';
export { EMPTY, type FaceDown, type Ludwig, type LudwigTask, type Player, TASKS } from './state.ts';

const RULES: Rules<Ludwig, LudwigTask, LudwigMove, LudwigEvent> = {
  deal,
  'put-back': choice(putBack),
  dealt,
  round,
  prices: choice(prices),
  turn: choice(turn),
  place: choice(place),
  'turn-end': turnEnd,
  living: choice(living),
  activity,
  sleeping: choice(sleeping),
  look: choice(look),
  outdoor,
  utility,
  keep: choice(keep),
  corridor: choice(corridor),
  downstairs: choice(downstairs),
  'round-end': roundEnd,
  scoring,
};

/** Castles of Mad King Ludwig (Ted Alspach, 2014): RULES.md names every rule. */
export const ludwig: Game<Ludwig, LudwigMove> = {
  name: 'ludwig',
  version: '1.2.0',
  players: { min: PLAYERS_MIN, max: PLAYERS_MAX },
  options: OPTIONS,
  moves: MOVES,
  rules: RULES,
  orderless,
  setup,
  redact,
  imagine,
  turnOf,
  grant(view, seat, good, n) {
    if (good === MONEY) playerOf(view, seat).money += n;
  },
  clone,
  standing,
  cards,
  goal: isPrince,
};
