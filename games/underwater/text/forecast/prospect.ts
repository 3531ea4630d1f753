import {
  type AssetChange,
  type Assets,
  at,
  changesBetween,
  decision,
  type ForeseenChanges,
  foresee,
  foreseeChanges,
  playerOf,
  type Seat,
} from '@madang/kernel';
import type { Goods } from '../../components/effects.ts';
import { cardOf } from '../../components/match-deck.ts';
import { GOODS, type Good, RESOURCES } from '../../components/words.ts';
import type { UnderwaterEvent } from '../../rules/events.ts';
import { BIOMATTER, KELP } from '../../rules/goods/amounts.ts';
import { underwater } from '../../rules/index.ts';
import type { UnderwaterMove } from '../../rules/moves.ts';
import { productionOf, sumOf } from '../../rules/production/cards.ts';
import { feedingOf } from '../../rules/production/phase.ts';
import type { Underwater } from '../../rules/state.ts';
import { TASKS } from '../../rules/tasks.ts';
import { isUnderwaterEvent } from '../log.ts';
import { usual } from './usual.ts';

/** Resources and the points of the track. */
export const ASSETS: Assets<Underwater, Exclude<Good, 'cards'>> = {
  goods: [...RESOURCES, 'points'],
  holdings: ({ players }) =>
    players.map(({ goods: [credits = 0, kelp = 0, steelplast = 0, science = 0, biomatter = 0], points }) => ({
      ...{ credits, kelp, steelplast, science, biomatter, points },
    })),
};

/** What the next production of a seat brings, by GOODS. */
const producedBy = (view: Underwater, seat: Seat): readonly number[] => sumOf(productionOf(view, seat));

const goodsOf = (amounts: readonly number[]): Goods =>
  Object.fromEntries(GOODS.flatMap((good, i) => (amounts[i] ? [[good, amounts[i]] as const] : [])));

/** What the next production of a seat brings, as goods. */
export const nextProduction = (view: Underwater, seat: Seat): Goods => goodsOf(producedBy(view, seat));

/** What feeding would take after the next production. */
export function nextFeeding(view: Underwater, seat: Seat): number {
  const me = playerOf(view, seat);
  return feedingOf(view, seat, me, at(me.goods, KELP), at(me.goods, BIOMATTER)).cities;
}

/** What a move would do before a round ends; what it brings later, production adds up. */
export interface Prospect {
  /** What everybody pays and gains at once. */
  readonly changes: readonly AssetChange<Exclude<Good, 'cards'>>[];
  /** The position after it; null: the round has ended by then. */
  readonly after: Underwater | null;
  /** What the next production brings more or less than without it. */
  readonly production: Goods;
  /** Plain answers to what follows at once, which are counted: a price is paid without biomatter, a played card is claimed. */
  readonly answered: readonly UnderwaterMove[];
  /**
   * A card that is played: whether its color is the slot's, whether all that it does is counted, and the slot whose action is still to come. Null:
   * none is.
   */
  readonly played: { readonly isMatched: boolean; readonly isDone: boolean; readonly slotAhead: number | null } | null;
}

const NOTHING: Prospect = { changes: [], after: null, production: {}, answered: [], played: null };

/** The slot whose action waits on the agenda; null: none does. */
function slotAhead({ agenda }: Underwater): number | null {
  const waiting = agenda.find(({ task }) => task === 'action');
  const own = waiting && TASKS.own(waiting);
  return own?.task === 'action' ? own.slot : null;
}

/** An instant card that only gains goods has done all that it does once it is resolved. */
function playedBy(view: Underwater, after: Underwater, told: readonly UnderwaterEvent[]): Prospect['played'] {
  for (const event of told) {
    if (event.event !== 'card-played') continue;
    const isResolved = told.some((one) => one.event === 'card-resolved' && one.card === event.card);
    const isDone = isResolved && cardOf(view, event.card).instant?.do === 'gain';
    return { isMatched: event.matched, isDone, slotAhead: slotAhead(after) };
  }
  return null;
}

type Foreseen = Pick<ForeseenChanges<Underwater, UnderwaterMove, Exclude<Good, 'cards'>>, 'after' | 'changes' | 'told'>;

/** UWC-RES-05, UWC-CARD-04: the plainest payment, and that a played card is claimed; other questions are their player's. */
function plainAnswer(view: Underwater, seat: Seat, move: UnderwaterMove): UnderwaterMove | undefined {
  const asked = decision(underwater, view);
  if (asked?.seat !== seat) return undefined;
  if (asked.task.task === 'replace') return asked.moves[0];
  return move.kind === 'card' && asked.task.task === 'claim' ? usual(view, asked) : undefined;
}

/** Plain answers that may follow each other: a card is claimed once. */
const MOST_ANSWERS = 2;

/** A move and the plain answers that it leads to: what is built stands only once it is paid, and a slot may wait for a card that is claimed first. */
function foreseePlainly(view: Underwater, seat: Seat, move: UnderwaterMove): Foreseen & Pick<Prospect, 'answered'> {
  const aimed = foreseeChanges(underwater, ASSETS, view, { seat, move });
  let { after } = aimed;
  const told = [...aimed.told];
  const answered: UnderwaterMove[] = [];
  while (answered.length < MOST_ANSWERS) {
    const plain = plainAnswer(after, seat, move);
    if (!plain) break;
    answered.push(plain);
    const next = foresee(underwater, after, seat, plain);
    after = next.after;
    told.push(...next.told);
  }
  return { after, told, changes: changesBetween(ASSETS, underwater.redact(view, seat), after), answered };
}

/** Foreseen from the seat's own eyes, whoever asks. */
export function prospectOf(view: Underwater, seat: Seat, move: UnderwaterMove): Prospect {
  const { after, changes, told, answered } = foreseePlainly(view, seat, move);
  if (after.round !== view.round) return NOTHING;
  const [before, then] = [producedBy(view, seat), producedBy(after, seat)];
  return {
    ...{ changes, after, answered, production: goodsOf(then.map((n, i) => n - at(before, i))) },
    played: playedBy(view, after, told.filter(isUnderwaterEvent)),
  };
}
