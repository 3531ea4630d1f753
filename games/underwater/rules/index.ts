import { type Game, playerOf, type Rules } from '@madang/kernel';
import { DECK_PACKS } from '../components/decks/index.ts';
import { PLAYERS_MAX, PLAYERS_MIN } from '../components/numbers.ts';
import { SKIP } from './answers.ts';
import { contract } from './building/contracts.ts';
import { clone } from './clone.ts';
import { EFFECT_RULES } from './effects/index.ts';
import type { UnderwaterEvent } from './events.ts';
import { cards } from './goods/played.ts';
import { look, special, under } from './goods/special.ts';
import { MOVES, type UnderwaterMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { feed, produce } from './production/phase.ts';
import { grant } from './refusals.ts';
import { deal, era, eraEnd, round, roundEnd } from './rounds/rounds.ts';
import { setup } from './rounds/setup.ts';
import { buy } from './scoring/buying.ts';
import { gameEnd, score, standing, wonAlone } from './scoring/final.ts';
import type { Underwater, UnderwaterTask } from './state.ts';
import { foresightOf, lawOf } from './turn/ahead/foresight.ts';
import { action, cardRule } from './turn/card.ts';
import { discard, surplus } from './turn/hand.ts';
import { nextTurn, turnEnd, turnOf } from './turn/order.ts';
import { claim, lastUse, play, price, putAway, room, used } from './turn/playing.ts';
import { slotRule } from './turn/slot.ts';
import { imagine, redact } from './view.ts';

export * from '../components/index.ts';
export { cardOf, deckOf } from '../components/match-deck.ts';
export { FIRST_TUNNEL } from './answers.ts';
export { countOf, holds } from './building/counts.ts';
export { connectedCities, connectedTiles, reached, tunnelsBesideCity } from './building/network.ts';
export { citySites, tunnelSites } from './building/places.ts';
export { type Fate, type Reason, SOURCES, type Source, type UnderwaterEvent, YIELDERS, type Yielder } from './events.ts';
export { handLimit } from './goods/cards.ts';
export { nextOrder } from './goods/federation.ts';
export { MOVES, ORDERS, type Order, type UnderwaterFields, type UnderwaterMove } from './moves.ts';
export { OPTIONS, type UnderwaterOptions } from './options.ts';
export { productionOf, sumOf, swapOf } from './production/cards.ts';
export { type Feeding, feedingOf, swapAsked } from './production/phase.ts';
export type { Produced } from './production/structures.ts';
export { roundsLeft } from './rounds/rounds.ts';
export { cardPoints, parts, wonAlone } from './scoring/final.ts';
export { slotDeed } from './slots/deeds.ts';
export { slotsInPlay } from './slots/slots.ts';
export type { Site, Thing } from './spelling.ts';
export { EMPTY, HIDDEN_CARD, HIDDEN_TILE, NEUTRAL, type Player, type Underwater, type UnderwaterTask, UPGRADED } from './state.ts';
export { TASKS } from './tasks.ts';

/** What may be chosen is looked for ahead (UWC-TURN-24). */
export const foresight = foresightOf(() => ahead);

/** Rules by task. */
const RULES: Rules<Underwater, UnderwaterTask, UnderwaterMove, UnderwaterEvent> = {
  round,
  'next turn': nextTurn,
  discard,
  slot: slotRule(foresight),
  card: cardRule(foresight),
  action,
  play,
  price,
  claim,
  room,
  'last use': lastUse,
  used,
  'put away': putAway,
  'turn end': turnEnd,
  special,
  look,
  under,
  contract,
  deal,
  'round end': roundEnd,
  produce,
  feed,
  'era end': eraEnd,
  'new era': era,
  buy,
  score,
  'game end': gameEnd,
  ...EFFECT_RULES,
};

type UnderwaterGame = Game<Underwater, UnderwaterMove>;
const RULES_BY_TASK: UnderwaterGame['rules'] = RULES;

/** Underwater Cities (Vladimír Suchý, 2018): RULES.md names every rule. The deck is our own. */
export const underwater: UnderwaterGame = {
  name: 'underwater',
  version: '1.7.0',
  players: { min: PLAYERS_MIN, max: PLAYERS_MAX },
  options: OPTIONS,
  making: { great: ['boardSide', 'governmentContracts'] },
  moves: MOVES,
  rules: RULES_BY_TASK,
  law: lawOf(() => ahead),
  asides: surplus,
  packs: DECK_PACKS,
  setup,
  redact,
  imagine,
  turnOf,
  grant: (view, seat, good, n) => grant(playerOf(view, seat), good, n),
  clone,
  standing,
  cards,
  goal: wonAlone,
};

const { law: _, asides: __, ...lawless } = underwater;

/** The game as foresight plays it: it starts where slot and card are chosen, stops at the slot's action, and tries every answer. */
const ahead: UnderwaterGame = {
  ...lawless,
  rules: { ...RULES_BY_TASK, slot: { resolve: () => undefined, moves: () => [SKIP] }, action: { resolve: () => undefined, moves: () => [SKIP] } },
};
