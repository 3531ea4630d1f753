import type { Argument, Bar, Message, Refusal, Shortage } from '@madang/kernel';

/**
 * Every reason why Siberia refuses a move, with the arguments of its text `siberia.refuse.<reason>`.
 * Messages name things: `siberia.area.<area>` (rows and research), `siberia.resource.<resource>`, `siberia.place.<place>`,
 * `siberia.exchange.<exchange>`, `siberia.counter.<counter>` with the blank-free counter word (`manager`, `worker/gas`).
 */
export interface Reasons {
  /** Another tile is turned now. */
  'not-this-tile': { readonly exchange: Message };
  /** No counter of this kind is among the drawn ones. */
  'counter-not-drawn': { readonly counter: Message };
  /** No free space in the row. */
  'row-full': { readonly row: Message };
  /** Counters still have to be placed before anything else. */
  'place-all': { readonly left: number };
  /** Research must be the first action. */
  'research-first': { readonly counters: number };
  /** The row has this many empty spaces. */
  'row-not-ready': { readonly row: Message; readonly missing: number };
  'nothing-under-research': Record<never, never>;
  /** The action would have no effect (option emptyActions: forbidden). */
  'no-effect': { readonly row: Message };
  /** No such counter is left in this research action. */
  'no-such-research-counter': { readonly resource: Message };
  'reserve-empty': { readonly resource: Message };
  /** Every open region has the kind already, or no region is open. */
  'kind-everywhere': { readonly resource: Message };
  /** A cube that can be placed must be. */
  'must-deposit': Record<never, never>;
  'region-has-kind': { readonly place: Message; readonly resource: Message };
  'region-depleted': { readonly place: Message };
  'no-cubes-in-vladivostok': Record<never, never>;
  'joker-to-manager-row': Record<never, never>;
  'no-worker-there': { readonly place: Message };
  'no-seller-there': { readonly exchange: Message };
  'supply-empty': Record<never, never>;
  /** So many steps more than are left. */
  'not-adjacent': { readonly from: Message; readonly to: Message; readonly more: number };
  /** The steps that are left reach it, one after the other. */
  'several-steps': { readonly from: Message; readonly to: Message; readonly steps: number };
  /** Workers step by that action alone. */
  'logistician-first': Record<never, never>;
  /** Workers do not walk back to Vladivostok (option returnToStart: forbidden). */
  'no-return': Record<never, never>;
  'exchange-not-in-play': { readonly exchange: Message };
  /** The piece comes from this exchange. */
  'same-exchange': { readonly exchange: Message };
  /** One seller a player (option sellersPerExchange: onePerPlayer). */
  'own-seller-there': { readonly exchange: Message };
  /** Pieces of the supply come first. */
  'supply-first': { readonly supply: number };
  'worker-already-there': Record<never, never>;
  'tile-not-face-up': { readonly row: Message };
  'row-has-tile': { readonly row: Message };
  'kind-not-bought': { readonly exchange: Message; readonly resource: Message };
  'kind-not-there': { readonly place: Message; readonly resource: Message };
  'already-taken': { readonly place: Message };
  /** At least one cube is taken if one can be sold. */
  'take-one': Record<never, never>;
  /** This many counters too many lie on the board. */
  'remove-surplus': { readonly surplus: number };
  'counter-not-there': { readonly counter: Message; readonly area: Message };
}

/** How far off what a reason refuses is, where it is not later in the match: of what passes within a turn, and of what never does. */
const BARS: { readonly [R in keyof Reasons]?: Bar } = {
  // Nothing is short, so it is nearer than whatever lacks a step.
  'several-steps': 'short',
  'place-all': 'soon',
  'research-first': 'soon',
  'logistician-first': 'soon',
  'no-effect': 'soon',
  'must-deposit': 'soon',
  'supply-first': 'soon',
  'take-one': 'soon',
  'remove-surplus': 'soon',
  'already-taken': 'soon',
  'not-this-tile': 'never',
  'counter-not-drawn': 'never',
  'no-such-research-counter': 'never',
  'region-depleted': 'never',
  'no-cubes-in-vladivostok': 'never',
  'joker-to-manager-row': 'never',
  'no-worker-there': 'never',
  'no-seller-there': 'never',
  'no-return': 'never',
  'exchange-not-in-play': 'never',
  'same-exchange': 'never',
  'kind-not-bought': 'never',
  'kind-not-there': 'never',
  'counter-not-there': 'never',
};

/** What is short, and the argument that says how much; nobody is given counters or steps, they are earned. */
const SHORT: { readonly [R in keyof Reasons]?: readonly [good: 'counters' | 'steps', argument: string] } = {
  'row-not-ready': ['counters', 'missing'],
  'not-adjacent': ['steps', 'more'],
};

/** The refusal of a rule. */
export function refusal<R extends keyof Reasons>(rule: `SIB-${string}`, reason: R, args: Reasons[R]): Refusal {
  const named: Readonly<Record<string, Argument>> = { ...args };
  const why: Message = { key: `siberia.refuse.${reason}`, args: named };
  const [good, argument = ''] = SHORT[reason] ?? [];
  const n = named[argument];
  const bar = BARS[reason];
  if (good && typeof n === 'number') return { rule, why, short: shortOf(good, n) };
  return bar ? { rule, why, bar } : { rule, why };
}

const shortOf = (good: 'counters' | 'steps', n: number): Shortage => ({ good, n, what: { key: `siberia.short.${good}`, args: { n } } });
