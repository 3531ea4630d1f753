import type { Building, CityType, ClaimedKind, Good, Resource, Slot, Structure } from './words.ts';

/** Resources of a payment: whole numbers above 0. */
export type Bag = Readonly<Partial<Record<Resource, number>>>;

/** What is gained: resources, points, and cards drawn from the deck of the current era (UWC-CARD-20). */
export type Goods = Readonly<Partial<Record<Good, number>>>;

/** What things of a board are counted; only connected ones ever count, tunnels always do (UWC-NET-07). */
export type Count =
  | { readonly of: 'city'; readonly type: CityType | 'any' }
  | { readonly of: 'building'; readonly kind: Building | 'any'; readonly state: 'any' | 'upgraded' }
  /** `beside`: only tunnels next to a city, only others, or all of them (OQ-39). */
  | { readonly of: 'tunnel'; readonly state: 'any' | 'upgraded'; readonly beside: 'city' | 'noCity' | 'any' }
  /** Cities with at least so many kinds of building. */
  | { readonly of: 'cityWithKinds'; readonly atLeast: number }
  | { readonly of: 'metropolis'; readonly colour: 'any' | 'brown' | 'blue' }
  /** The least of upgraded tunnels next to a city, farms, desalination plants and laboratories (UWC-SCORE-07). */
  | { readonly of: 'upgradedSet' }
  /** Claimed cards; action cards include the Personal Assistant. */
  | { readonly of: 'card'; readonly kinds: readonly ClaimedKind[] }
  /** Special cards played and paid for (UWC-SCORE-06). */
  | { readonly of: 'specialPaid' };

/** What must hold. */
export type Condition =
  | { readonly count: Count; readonly atLeast: number }
  /** The marker stands on this space of the Federation track (UWC-GLOSS-16). */
  | { readonly federationSpace: 1 | 2 | 3 | 4 };

/** What building, or upgrading, one thing costs: as on the player information card, nothing, or this (UWC-BUILD-15, UWC-GLOSS-11). */
export type Price = 'usual' | 'free' | Bag;

export type Buildable = 'city' | 'nonsymbioticCity' | 'symbioticCity' | 'building' | 'structure' | Structure;
export type Upgradable = 'structure' | 'building' | Structure;

/** Builds up to `count` things one by one (UWC-BUILD-14). */
export interface Build {
  readonly do: 'build';
  readonly what: Buildable;
  readonly count: number;
  readonly cost: Price;
  /** On an expansion site (UWC-BUILD-17). */
  readonly site?: 'expansion';
}

/** Upgrades up to `count` structures; of several costs any one is paid for each (UWC-GLOSS-27). */
export interface Upgrade {
  readonly do: 'upgrade';
  readonly what: Upgradable;
  readonly count: number;
  readonly cost: 'usual' | 'free' | readonly Bag[];
  /** The structure that the part before has just built (UWC-TURN-22). */
  readonly target?: 'justBuilt';
}

/** Turns a nonsymbiotic city into a symbiotic one (UWC-UPG-07). */
export interface ConvertCity {
  readonly do: 'convertCity';
  readonly cost: Price;
}

/**
 * What slots, instant cards, action cards, contracts and metropolises do. A new operator stands here, in decks/language.ts, rules/effects, text/effects
 * with a sentence in each language, board/pieces/effects/drawn.ts and bot/deeds.ts.
 */
export type Deed =
  /** These parts in any order, each of which may be left out (UWC-TURN-12, -19). */
  | { readonly do: 'all'; readonly of: readonly Deed[] }
  /** Something built or converted, then these parts; `atomic`: all or none, begun only if every one can be done (UWC-TURN-22). */
  | { readonly do: 'seq'; readonly of: readonly [Build | ConvertCity, ...Deed[]]; readonly atomic?: true }
  /** Exactly one of these parts. */
  | { readonly do: 'choose'; readonly of: readonly Deed[] }
  | { readonly do: 'if'; readonly condition: Condition; readonly effect: Deed; readonly otherwise?: Deed }
  /** `effect` once for each `every` of the count, rounded down (UWC-GLOSS-05), at most `max` times. */
  | { readonly do: 'per'; readonly count: Count; readonly every: number; readonly effect: Deed; readonly max?: number }
  /** Any one of these payments for `effect` (UWC-GLOSS-19). */
  | { readonly do: 'pay'; readonly cost: readonly Bag[]; readonly effect: Deed }
  | { readonly do: 'gain'; readonly goods: Goods }
  /** So many resources of the player's choice, all different if `distinct`. */
  | { readonly do: 'gainChoice'; readonly count: number; readonly distinct: boolean; readonly from: readonly Resource[] }
  /** Gives `a` for `b`, or `b` for `a`, once (UWC-GLOSS-14). */
  | { readonly do: 'exchange'; readonly a: Bag; readonly b: Bag }
  | Build
  | Upgrade
  | ConvertCity
  /** Steps on the Federation track (UWC-FED-02). */
  | { readonly do: 'advance'; readonly steps: number }
  /** Takes Special cards (UWC-SPEC-02). */
  | { readonly do: 'drawSpecial'; readonly count: number }
  /** Uses up to `max` available action cards (UWC-CARD-07). */
  | { readonly do: 'useAction'; readonly max: number }
  /** Makes used action cards available again (UWC-CARD-11). */
  | { readonly do: 'refreshAction'; readonly count: number }
  /** Performs the action of a slot: a free one, one that another player occupies, or either (UWC-GLOSS-01 … -04). */
  | { readonly do: 'performSlot'; readonly which: 'available' | 'occupiedByOther' | 'any'; readonly always: boolean }
  /** The plain production of one upgraded structure next to a connected city (UWC-GLOSS-15). */
  | { readonly do: 'produceOnce'; readonly what: Upgradable }
  /** Looks at unused metropolis tiles and keeps some of them, which count as connected at once (OQ-49). */
  | { readonly do: 'gainMetropolis'; readonly colour: 'blue'; readonly look: number; readonly keep: number };

/** What a permanent card watches for, in its owner's turns. */
export type TriggerEvent =
  | { readonly event: 'build'; readonly what: Buildable }
  /** The nth building of a kind at a connected city (UWC-GLOSS-23). */
  | { readonly event: 'buildNthAtCity'; readonly what: Building; readonly nth: number }
  /** The nth of a kind in one turn (UWC-GLOSS-24). */
  | { readonly event: 'buildNthThisTurn'; readonly what: Buildable; readonly nth: number }
  | { readonly event: 'upgrade'; readonly what: Upgradable }
  /** The nth upgraded building of a kind at a connected city (UWC-GLOSS-25). */
  | { readonly event: 'upgradeNthAtCity'; readonly what: Building; readonly nth: number }
  /** The last tunnel to a metropolis of the board stands; a tile gained by a card is not meant (OQ-61). */
  | { readonly event: 'connectMetropolis' }
  /** A city becomes connected (UWC-NET-14). */
  | { readonly event: 'connectCity' }
  | { readonly event: 'advanceTo'; readonly space: 1 | 2 | 3 | 4 }
  /** A step beyond space 1 (UWC-FED-05). */
  | { readonly event: 'advanceBeyondTop' }
  /** A coloured slot is chosen with a card of its colour, or with another (UWC-GLOSS-31). */
  | { readonly event: 'chooseSlot'; readonly matched: boolean }
  | { readonly event: 'useAlwaysSlot' }
  /** After the card's effect; also the use of a card discarded for the limit (UWC-CARD-26). */
  | { readonly event: 'useActionCard' }
  /** A slot's own action gives at least one of it (UWC-GLOSS-21). */
  | { readonly event: 'slotGives'; readonly resource: Resource }
  | { readonly event: 'takeSpecial' }
  /** Another card is claimed (UWC-CARD-23). */
  | { readonly event: 'claimCard'; readonly kinds: readonly ClaimedKind[] }
  /** A printed bonus of a site was gained (UWC-BUILD-18). */
  | { readonly event: 'siteBonus' };

/** What permanent cards do from their claiming on (UWC-CARD-06). */
export type Lasting =
  /**
   * Off the usual or a specified cost (UWC-GLOSS-09). `firstEachTurn`: only off the first such thing in each turn, used up also
   * where nothing is saved.
   */
  | { readonly do: 'discount'; readonly on: Buildable | 'upgrade'; readonly amount: Bag; readonly limit?: 'firstEachTurn' }
  | { readonly do: 'trigger'; readonly on: TriggerEvent; readonly effect: Deed; readonly limit?: 'oncePerTurn' }
  /** A slot works differently: so many more may be built in each alternative, or one more part (UWC-GLOSS-26). */
  | { readonly do: 'slotModifier'; readonly slots: readonly Slot[]; readonly change: { readonly buildCount: number } | { readonly add: Deed } }
  /** Keeps more cards when discarding (UWC-CARD-22). */
  | { readonly do: 'handLimit'; readonly delta: number };

/** What production cards and blue metropolises yield in the Production phase (UWC-PROD-13). */
export type Yield =
  | { readonly do: 'all'; readonly of: readonly Yield[] }
  | { readonly do: 'if'; readonly condition: Condition; readonly effect: Yield; readonly otherwise?: Yield }
  | { readonly do: 'per'; readonly count: Count; readonly every: number; readonly effect: Yield; readonly max?: number }
  | { readonly do: 'gain'; readonly goods: Goods }
  /** So many producing structures may yield `to` instead of `from`, once each (OQ-62). */
  | { readonly do: 'swapProduction'; readonly structure: Structure | 'any'; readonly from: Goods; readonly to: Goods; readonly count: number }
  /** Each producing thing of that sort yields so much more. */
  | { readonly do: 'boostProduction'; readonly of: Count; readonly add: Goods; readonly max?: number }
  /** So many connected cities need no food. */
  | { readonly do: 'feedLess'; readonly count: number };

/** What end-scoring cards and brown metropolises are worth (UWC-SCORE-01). */
export type Scoring =
  | { readonly do: 'if'; readonly condition: Condition; readonly effect: Scoring; readonly otherwise?: Scoring }
  | { readonly do: 'per'; readonly count: Count; readonly every: number; readonly effect: Scoring; readonly max?: number }
  | { readonly do: 'gain'; readonly goods: { readonly points: number } }
  /** Points sold for resources, so many times (UWC-SCORE-08). */
  | { readonly do: 'buyPoints'; readonly cost: Bag; readonly points: number; readonly max: number }
  /** The last row whose first figure the count reaches: count, points. */
  | { readonly do: 'table'; readonly count: Count; readonly rows: readonly (readonly [atLeast: number, points: number])[] };

/** The effect language: everything that a slot, card, contract, metropolis or bonus does. 28 operators. */
export type Effect = Deed | Lasting | Yield | Scoring;

/** Every operator, in the order in which they are explained. */
export const OPERATORS = [
  'all',
  'seq',
  'choose',
  'if',
  'per',
  'pay',
  'gain',
  'gainChoice',
  'exchange',
  'build',
  'upgrade',
  'convertCity',
  'advance',
  'drawSpecial',
  'useAction',
  'refreshAction',
  'performSlot',
  'produceOnce',
  'gainMetropolis',
  'discount',
  'trigger',
  'slotModifier',
  'handLimit',
  'swapProduction',
  'boostProduction',
  'feedLess',
  'buyPoints',
  'table',
] as const satisfies readonly Effect['do'][];
