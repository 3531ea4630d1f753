import { type ArgumentsOf, type Message, refusals, type Shortage } from '@madang/kernel';

/** The arguments of reasons, with one meaning in all. */
interface Figures {
  exchange: Message;
  counter: Message;
  row: Message;
  left: number;
  counters: number;
  missing: number;
  resource: Message;
  place: Message;
  from: Message;
  to: Message;
  more: number;
  steps: number;
  supply: number;
  surplus: number;
  area: Message;
}

/**
 * Every reason why Siberia refuses a move, with the arguments of its text `siberia.refuse.<reason>`.
 * Messages name things: `siberia.area.<area>` (rows and research), `siberia.resource.<resource>`, `siberia.place.<place>`,
 * `siberia.exchange.<exchange>`, `siberia.counter.<counter>` with the blank-free counter word (`manager`, `worker/gas`).
 */
export type Reasons = ArgumentsOf<
  Figures,
  {
    /** Another tile is turned now. */
    'not-this-tile': 'exchange';
    /** No counter of this kind is among the drawn ones. */
    'counter-not-drawn': 'counter';
    /** No drawn counter may go into this row. */
    'none-for-row': 'row';
    /** No free space in the row. */
    'row-full': 'row';
    /** Counters still have to be placed before anything else. */
    'place-all': 'left';
    /** Research must be the first action. */
    'research-first': 'counters';
    /** The row has this many empty spaces. */
    'row-not-ready': 'row' | 'missing';
    'nothing-under-research': never;
    /** The action would have no effect (option emptyActions: forbidden). */
    'no-effect': 'row';
    /** No such counter is left in this research action. */
    'no-such-research-counter': 'resource';
    'reserve-empty': 'resource';
    /** Every open region has the kind already, or no region is open. */
    'kind-everywhere': 'resource';
    /** A cube that can be placed must be. */
    'must-deposit': never;
    'region-has-kind': 'place' | 'resource';
    'region-depleted': 'place';
    'no-cubes-in-vladivostok': never;
    'joker-to-manager-row': never;
    'no-worker-there': 'place';
    'no-seller-there': 'exchange';
    'supply-empty': never;
    /** So many steps more than are left. */
    'not-adjacent': 'from' | 'to' | 'more';
    /** The steps that are left reach it, one after the other. */
    'several-steps': 'from' | 'to' | 'steps';
    /** Workers step by that action alone. */
    'logistician-first': never;
    /** Workers do not walk back to Vladivostok (option returnToStart: forbidden). */
    'no-return': never;
    'exchange-not-in-play': 'exchange';
    /** The piece comes from this exchange. */
    'same-exchange': 'exchange';
    /** One seller a player (option sellersPerExchange: onePerPlayer). */
    'own-seller-there': 'exchange';
    /** Pieces of the supply come first. */
    'supply-first': 'supply';
    'worker-already-there': never;
    'tile-not-face-up': 'row';
    'row-has-tile': 'row';
    'kind-not-bought': 'exchange' | 'resource';
    'kind-not-there': 'place' | 'resource';
    'already-taken': 'place';
    /** At least one cube is taken if one can be sold. */
    'take-one': never;
    /** This many counters too many lie on the board. */
    'remove-surplus': 'surplus';
    'counter-not-there': 'counter' | 'area';
  }
>;

/** What is short, and the argument that says how much; nobody is given counters or steps, they are earned. */
const SHORT: { readonly [R in keyof Reasons]?: readonly [good: 'counters' | 'steps', argument: string] } = {
  'row-not-ready': ['counters', 'missing'],
  'not-adjacent': ['steps', 'more'],
};

/** The refusal of a rule. */
export const refusal = refusals<Reasons, 'SIB'>('siberia', {
  bars: {
    // Nothing is short, so it is nearer than whatever lacks a step.
    short: ['several-steps'],
    soon: [
      'place-all',
      'research-first',
      'logistician-first',
      'no-effect',
      'must-deposit',
      'supply-first',
      'take-one',
      'remove-surplus',
      'already-taken',
    ],
    never: [
      'not-this-tile',
      'counter-not-drawn',
      'none-for-row',
      'no-such-research-counter',
      'region-depleted',
      'no-cubes-in-vladivostok',
      'joker-to-manager-row',
      'no-worker-there',
      'no-seller-there',
      'no-return',
      'exchange-not-in-play',
      'same-exchange',
      'kind-not-bought',
      'kind-not-there',
      'counter-not-there',
    ],
  },
  short(reason, figures) {
    const [good, argument = ''] = SHORT[reason] ?? [];
    const n = figures[argument];
    return good && typeof n === 'number' ? shortOf(good, n) : undefined;
  },
});

const shortOf = (good: 'counters' | 'steps', n: number): Shortage => ({ good, n, what: { key: `siberia.short.${good}`, args: { n } } });
