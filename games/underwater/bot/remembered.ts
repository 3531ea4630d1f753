import { at, type Seat } from '@madang/kernel';
import type { Deed } from '../components/effects.ts';
import { ofCards } from '../components/match-deck.ts';
import { clonePlayer } from '../rules/clone.ts';
import type { Player, Underwater } from '../rules/state.ts';

/** What a seat's worth was in a position, and all that it went by. */
interface Remembered<T> {
  readonly me: Player;
  readonly options: Underwater['options'];
  readonly era: number;
  readonly round: number;
  readonly turns: number;
  readonly seats: number;
  readonly federation: number;
  readonly ending: boolean;
  readonly worth: T;
  /** What lies on the table, where a card in hand looks at it. */
  readonly table: readonly number[] | undefined;
}

/**
 * What is worked out for a seat, remembered until it is asked for another position of that seat: while one seat thinks its turn through,
 * the others mostly stay as they are. The answer is the same as without.
 */
export function remembering<T>(worthOf: (state: Underwater, seat: Seat, ending: boolean) => T): typeof worthOf {
  const last: (Remembered<T> | undefined)[] = [];
  return (state, seat, ending) => {
    const me = state.players[seat];
    if (!me) return worthOf(state, seat, ending);
    const table = looksAround(state, me) ? tableOf(state) : undefined;
    const known = last[seat];
    if (known && isSame(known, state, seat, ending) && lieSame(known.table, table) && hasSame(known.me, me)) return known.worth;
    const worth = worthOf(state, seat, ending);
    const { options, era, round, turns, players } = state;
    const federation = at(state.federation, seat);
    last[seat] = { me: clonePlayer(me), options, era, round, turns, seats: players.length, federation, ending, worth, table };
    return worth;
  };
}

/** Whether an effect has action cards used. */
function usesActions(deed: Deed): boolean {
  switch (deed.do) {
    case 'useAction':
      return true;
    case 'all':
    case 'choose':
    case 'seq':
      return deed.of.some(usesActions);
    case 'if':
      return usesActions(deed.effect) || (deed.otherwise !== undefined && usesActions(deed.otherwise));
    case 'per':
    case 'pay':
      return usesActions(deed.effect);
    default:
      return false;
  }
}

/** By card: whether it has action cards used when it is played. */
const actingCards = ofCards(({ instant }) => instant !== undefined && usesActions(instant));

/** Whether a card in hand uses action cards: what those can do depends on more than its owner's things. */
function looksAround(state: Underwater, { hand, shown, ready }: Player): boolean {
  if (ready.length === 0) return false;
  const acting = actingCards(state);
  return hand.some((card) => acting[card] === true) || shown.some((card) => acting[card] === true);
}

/** What the use of action cards may depend on, beside its owner's things. */
const tableOf = (state: Underwater): readonly number[] => [
  ...state.slots,
  ...state.federation,
  ...state.arrivals,
  ...state.order,
  ...state.display,
  state.cloner,
  state.tunnelsLeft,
  state.nonsymbioticLeft,
  state.symbioticLeft,
  state.deck.length,
  state.discard.length,
  state.specials.length,
  state.unusedTiles.length,
  state.contracts.length,
];

const lieSame = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean =>
  a === undefined || b === undefined ? a === b : equal(a, b);

const isSame = (known: Remembered<unknown>, state: Underwater, seat: Seat, ending: boolean): boolean =>
  known.turns === state.turns &&
  known.round === state.round &&
  known.era === state.era &&
  known.ending === ending &&
  known.federation === state.federation[seat] &&
  known.seats === state.players.length &&
  known.options === state.options;

const equal = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const hasSame = (a: Player, b: Player): boolean =>
  a.points === b.points &&
  a.cities === b.cities &&
  a.symbiotic === b.symbiotic &&
  a.tunnels === b.tunnels &&
  a.upgradedTunnels === b.upgradedTunnels &&
  a.board === b.board &&
  equal(a.hand, b.hand) &&
  equal(a.goods, b.goods) &&
  equal(a.buildings, b.buildings) &&
  equal(a.ready, b.ready) &&
  equal(a.spent, b.spent) &&
  equal(a.permanents, b.permanents) &&
  equal(a.productions, b.productions) &&
  equal(a.endings, b.endings) &&
  equal(a.shown, b.shown) &&
  equal(a.metropolises, b.metropolises) &&
  equal(a.gained, b.gained) &&
  equal(a.paid, b.paid) &&
  equal(a.contracts, b.contracts) &&
  hasDoneSame(a, b);

const hasDoneSame = ({ doings: a }: Player, { doings: b }: Player): boolean =>
  a.tunnels === b.tunnels && a.buildings === b.buildings && a.cities === b.cities && a.upgrades === b.upgrades && equal(a.once, b.once);
