import { type Advantage, type Detail, detailsOf, playerOf, type Seat, total } from '@madang/kernel';
import { completedTiles, externalEntrances } from '../../rules/castle/index.ts';
import { bonusPoints } from '../../rules/scoring/bonus-cards.ts';
import { rankingOf } from '../../rules/scoring/favors.ts';
import { depletedTiles } from '../../rules/scoring/parts.ts';
import type { Ludwig } from '../../rules/state.ts';
import { standingAlone } from '../evaluate.ts';
import { phaseOf } from '../phase.ts';
import { CASTLE, NEARLY } from './castle.ts';
import { FAVOR_FACTS } from './favors.ts';

/** Facts of the castle whose names begin so. */
const ofCastle = (...beginnings: readonly string[]): readonly string[] =>
  CASTLE.filter((name) => beginnings.some((beginning) => name.startsWith(beginning)));

/** What may be named as a reason for a seat's chance. */
export const advantages: readonly Advantage<Ludwig>[] = [
  { name: 'points', facts: ['points, before the mean'], amount: (view, seat) => playerOf(view, seat).points },
  { name: 'favors', facts: FAVOR_FACTS, amount: favorPoints },
  { name: 'money', facts: ['money', 'money, for the rounds left', 'money worth', 'money favor'], amount: (view, seat) => playerOf(view, seat).money },
  { name: 'cards', facts: ['bonus cards', 'bonus cards now', 'bonus cards to come'], amount: (view, seat) => playerOf(view, seat).bonus.length },
  {
    name: 'nearly',
    facts: ['promise', ...NEARLY, ...NEARLY.map((name) => `${name}, for the rounds left`)],
    amount: nearlyCompleted,
  },
  { name: 'completed', facts: ofCastle('completed'), amount: (view, seat) => completedTiles(playerOf(view, seat).castle, 'excluded') },
  { name: 'stacks', facts: ['depleted'], amount: depletedTiles },
  { name: 'turns', facts: ['turns to come'], amount: (view, seat) => standingAlone(view, seat, phaseOf(view)).turns },
  {
    name: 'entrances',
    facts: ofCastle('open entrances', 'ways on'),
    amount: (view, seat) => externalEntrances(playerOf(view, seat).castle, 'excluded', view.options),
  },
];

/** What may be named as the difference of two turns. */
export const details: readonly Detail<Ludwig>[] = [
  ...detailsOf(
    'ludwig',
    advantages.filter(({ name }) => name !== 'cards'),
    ['turns'],
  ),
  { what: { key: 'ludwig.advantage.cards' }, facts: ['bonus cards'], amount: (view, seat) => playerOf(view, seat).bonus.length },
  {
    ...{ what: { key: 'ludwig.detail.cards' }, isSecret: true, facts: ['bonus cards now', 'bonus cards to come'] },
    amount: (view, seat) => total(playerOf(view, seat).bonus.map((card) => bonusPoints(view, seat, card))),
  },
];

/** What the favors would bring a seat now. */
function favorPoints(view: Ludwig, seat: Seat): number {
  return total(view.favors.map((favor) => rankingOf(view, favor).points[seat] ?? 0));
}

/** Rooms of a seat that lack one entrance. */
function nearlyCompleted(view: Ludwig, seat: Seat): number {
  return playerOf(view, seat).castle.unconnected.filter((missing) => missing === 1).length;
}
