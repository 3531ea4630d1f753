import { add, at, bitCount, playerOf, type Score, type Seat, winners } from '@madang/kernel';
import type { Scoring } from '../../components/effects.ts';
import { cardOf, deckOf } from '../../components/match-deck.ts';
import { CITY_POINTS, SOLO_WIN } from '../../components/numbers.ts';
import { countOf, holds, timesOf } from '../building/counts.ts';
import { connectedCities, connectedTiles, kindsAt } from '../building/network.ts';
import { SOURCES } from '../events.ts';
import type { UnderwaterRule, UnderwaterTell } from '../rule.ts';
import type { Player, Underwater } from '../state.ts';
import { BROWN, bestPlan, CARDS_SCORED, CITIES_SCORED, leftoverPoints, RESOURCES_SCORED, shopsOf } from './buying.ts';

/** What an end-scoring card or a brown metropolis is worth now, without what it sells (UWC-SCORE-03 … -08, UWC-GLOSS-05). */
export function worthOf(state: Underwater, seat: Seat, scoring: Scoring): number {
  switch (scoring.do) {
    case 'gain':
      return scoring.goods.points;
    case 'if': {
      const part = holds(state, seat, scoring.condition) ? scoring.effect : scoring.otherwise;
      return part ? worthOf(state, seat, part) : 0;
    }
    case 'per':
      return timesOf(state, seat, scoring) * worthOf(state, seat, scoring.effect);
    case 'table': {
      const count = countOf(state, seat, scoring.count);
      return scoring.rows.findLast(([atLeast]) => count >= atLeast)?.[1] ?? 0;
    }
    case 'buyPoints':
      return 0;
  }
}

/** UWC-SCORE-02: connected brown metropolises. */
const brownPoints = (state: Underwater, seat: Seat, me: Player): number =>
  connectedTiles(me).reduce((sum, tile) => {
    const metropolis = deckOf(state).metropolises[tile];
    return metropolis?.colour === 'brown' ? sum + worthOf(state, seat, metropolis.endScoring) : sum;
  }, 0);

/** What one claimed end-scoring card is worth now, without what it sells. */
export function cardPoints(state: Underwater, seat: Seat, card: number): number {
  const { endScoring, requires } = cardOf(state, card);
  if (!endScoring || (requires && !holds(state, seat, requires))) return 0;
  return worthOf(state, seat, endScoring);
}

const cardsPoints = (state: Underwater, seat: Seat, me: Player): number => me.endings.reduce((sum, card) => sum + cardPoints(state, seat, card), 0);

/** UWC-SCORE-09: connected cities by their kinds of building. */
function cityPoints(me: Player): number {
  let points = 0;
  for (let rest = connectedCities(me); rest !== 0; rest &= rest - 1) points += at(CITY_POINTS, kindsAt(me, 31 - Math.clz32(rest & -rest)));
  return points;
}

/** A player's points by source, in the order of SOURCES: as scored, or what final scoring would give now. */
export function partsOf(state: Underwater, seat: Seat): readonly number[] {
  const me = playerOf(state, seat);
  if (state.over) return me.scored;
  const plan = bestPlan(shopsOf(state, seat), me.goods);
  return [me.points, brownPoints(state, seat, me), cardsPoints(state, seat, me) + plan.bought, cityPoints(me), leftoverPoints(plan.goods)];
}

/** The table of points by source (SOURCES) for each seat: as scored, or what final scoring would give now. */
export const parts = (state: Underwater): readonly (readonly number[])[] => state.players.map((_, seat) => partsOf(state, seat));

/** UWC-SCORE-01: brown metropolis, end-scoring cards, cities, resources, one after the other. */
export const score: UnderwaterRule<'score'> = {
  resolve(state, { seat }, _move, tell) {
    const me = playerOf(state, seat);
    const count = (source: number, points: number): void => {
      me.points += points;
      add(me.scored, source, points);
      tellScored(seat, source, at(me.scored, source), tell);
    };
    count(BROWN, brownPoints(state, seat, me));
    count(CARDS_SCORED, cardsPoints(state, seat, me));
    count(CITIES_SCORED, cityPoints(me));
    count(RESOURCES_SCORED, leftoverPoints(me.goods));
  },
};

function tellScored(seat: Seat, source: number, points: number, tell: UnderwaterTell): void {
  const word = SOURCES[source];
  if (word) tell?.({ event: 'scored', seat, source: word, points });
}

/** UWC-SOLO-11: whether the solo player has enough cities and points. */
export const wonAlone = (state: Underwater): boolean =>
  state.players.every((me) => bitCount(connectedCities(me)) >= SOLO_WIN.cities && me.points >= SOLO_WIN.points);

/** UWC-SCORE-12: the match is over. */
export const gameEnd: UnderwaterRule<'game end'> = {
  resolve(state, _task, _move, tell) {
    state.over = true;
    const alone = state.players.length === 1;
    tell?.({ event: 'game-over', winners: alone && !wonAlone(state) ? [] : winners(standing(state)) });
  },
};

/** UWC-SCORE-12, -13, UWC-FED-09: most points win; a tie goes to whoever is earlier in the play order. Alone see `wonAlone`. */
export function standing(state: Underwater): readonly Score[] {
  const { players, order } = state;
  const beats = (a: Seat, b: Seat): boolean => {
    const lead = (players[a]?.points ?? 0) - (players[b]?.points ?? 0);
    return lead > 0 || (lead === 0 && order.indexOf(a) < order.indexOf(b));
  };
  return players.map(({ points }, seat) => ({ seat, points, rank: 1 + players.filter((_, other) => beats(other, seat)).length }));
}
