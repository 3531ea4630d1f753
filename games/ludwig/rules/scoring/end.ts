import { at, known, type Score, turnOrder, winners } from '@madang/kernel';
import { SOLO_GOAL } from '../../components/scoring.ts';
import { castleArea } from '../castle/index.ts';
import type { LudwigRule, LudwigTell } from '../rule.ts';
import { isSolo } from '../rule.ts';
import { cardWord, favorWord } from '../spelling.ts';
import type { Ludwig } from '../state.ts';
import { rankingOf } from './favors.ts';
import { type Parts, parts, soloTitle } from './parts.ts';

/** LUD-BONUS-02: from the holder of the Master Builder's token, clockwise. */
function tellBonusCards(state: Ludwig, all: readonly Parts[], tell: Exclude<LudwigTell, undefined>): void {
  for (const seat of turnOrder(state.builder, state.players.length)) {
    const cards = state.players[seat]?.bonus ?? [];
    cards.forEach((card, i) => {
      tell({ event: 'bonus-card-scored', seat, card: cardWord(card), points: at(all[seat]?.bonus ?? [], i) });
    });
  }
}

/** LUD-END-05: favors, empty stacks, bonus cards, money. */
function tellParts(state: Ludwig, all: readonly Parts[], tell: Exclude<LudwigTell, undefined>): void {
  for (const favor of state.favors) {
    const { values, points } = rankingOf(state, favor);
    tell({ event: 'favor-scored', favor: favorWord(favor), values, points });
  }
  for (const { seat, depleted } of all) if (depleted.tiles > 0) tell({ event: 'depleted-scored', seat, ...depleted });
  tellBonusCards(state, all, tell);
  for (const { seat, money } of all) tell({ event: 'money-scored', seat, money: state.players[seat]?.money ?? 0, points: money });
}

/** The game is over: what is told of the final scoring stands in `parts`; alone there is a title, and nobody wins. Bonus cards are revealed, so nobody can foresee it in a view. */
export const scoring: LudwigRule<'scoring'> = {
  resolve(state, { reason }, _move, tell) {
    for (const { bonus } of state.players) bonus.forEach(known);
    state.over = true;
    if (!tell) return;
    const all = parts(state);
    tellParts(state, all, tell);
    const mine = all[0];
    if (isSolo(state) && mine) tell({ event: 'solo-title', seat: mine.seat, title: soloTitle(mine.total), points: mine.total });
    tell({ event: 'game-over', reason, winners: isSolo(state) ? [] : winners(standing(state)) });
  },
};

/** LUD-SOLO-10: whether the player alone is a crown prince at least. */
export const isPrince = (state: Ludwig): boolean => parts(state).every(({ total }) => total >= SOLO_GOAL);

/**
 * LUD-END-09 … -11: the most points, then the larger castle; who still ties shares. Before the end it counts what stands on the score
 * track, which everybody sees.
 */
export function standing(state: Ludwig): readonly Score[] {
  const points = state.over ? parts(state).map(({ total }) => total) : state.players.map((one) => one.points);
  const areas = state.players.map(({ castle }) => castleArea(castle));
  const beats = (a: number, b: number): boolean => {
    const lead = at(points, a) - at(points, b);
    return lead > 0 || (lead === 0 && at(areas, a) > at(areas, b));
  };
  return points.map((mine, seat) => ({ seat, points: mine, rank: 1 + points.filter((_, other) => beats(other, seat)).length }));
}
