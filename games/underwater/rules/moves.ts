import { type Moves, moveSpace, notation } from '@madang/kernel';
import { CARD_NUMBERS } from '../components/cards/index.ts';
import {
  BUILDING_SITES,
  BUILDINGS,
  type Building,
  type BuildingSite,
  CITY_SITES,
  CITY_TYPES,
  type CitySite,
  type CityType,
  CONTRACTS,
  type Contract,
  METROPOLISES,
  type Metropolis,
  RESOURCES,
  type Resource,
  SLOTS,
  type Slot,
  TUNNEL_SITES,
  type TunnelSite,
} from '../components/words.ts';

/** When a card is resolved: after the slot's action (or not at all, if the colours differ), or before it. */
export const ORDERS = ['after', 'before'] as const;
export type Order = (typeof ORDERS)[number];

/** Every answer that Underwater Cities knows. Cards are named by their number; 0 is the Personal Assistant. */
export type UnderwaterFields =
  | { readonly kind: 'skip' } // do without the (rest of a) part
  | { readonly kind: 'do' } // pay, claim, swap: whatever the task asks
  | { readonly kind: 'slot'; readonly slot: Slot }
  | { readonly kind: 'clone'; readonly slot: Slot } // with the action-cloning tile
  | { readonly kind: 'perform'; readonly slot: Slot } // another slot's action, by a card
  | { readonly kind: 'card'; readonly card: number; readonly order: Order }
  | { readonly kind: 'discard'; readonly card: number } // from the hand
  | { readonly kind: 'room'; readonly card: number } // an action card given up for a new one
  | { readonly kind: 'use'; readonly card: number } // an action card
  | { readonly kind: 'refresh'; readonly card: number } // an action card
  | { readonly kind: 'take'; readonly card: number } // a face-up Special card
  | { readonly kind: 'look' } // at the next three of the Special deck
  | { readonly kind: 'keep'; readonly card: number } // of those looked at
  | { readonly kind: 'under'; readonly card: number } // next under the Special deck
  | { readonly kind: 'tile'; readonly tile: Metropolis } // of those looked at
  | { readonly kind: 'city'; readonly type: CityType; readonly site: CitySite }
  | { readonly kind: 'building'; readonly building: Building; readonly site: BuildingSite }
  | { readonly kind: 'tunnel'; readonly site: TunnelSite }
  | { readonly kind: 'upgrade'; readonly site: BuildingSite | TunnelSite }
  | { readonly kind: 'convert'; readonly site: CitySite }
  | { readonly kind: 'yield'; readonly site: BuildingSite | TunnelSite } // gain this structure's production
  | { readonly kind: 'replace'; readonly kelp: number; readonly steelplast: number } // how much of each biomatter replaces
  | { readonly kind: 'spend'; readonly resource: Resource } // which of several prices, or which side of an exchange is given
  | { readonly kind: 'gain'; readonly resource: Resource }
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'buy'; readonly card: number }; // points, once, by this end-scoring card

export type UnderwaterMove = Moves<UnderwaterFields>;

/** The most kelp and steelplast of one price that biomatter may replace. */
export const REPLACED_KELP_MAX = 4;
export const REPLACED_STEELPLAST_MAX = 8;

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);
const CARDS = upTo(CARD_NUMBERS - 1);
const STRUCTURE_SITES = [...BUILDING_SITES, ...TUNNEL_SITES];

const ofCards = (kind: 'discard' | 'room' | 'use' | 'refresh' | 'take' | 'keep' | 'under' | 'buy'): readonly UnderwaterFields[] =>
  CARDS.map((card) => ({ kind, card }));
const ofSlots = (kind: 'slot' | 'clone' | 'perform'): readonly UnderwaterFields[] => SLOTS.map((slot) => ({ kind, slot }));
const ofResources = (kind: 'spend' | 'gain'): readonly UnderwaterFields[] => RESOURCES.map((resource) => ({ kind, resource }));

/** Underwater Cities' moves. Within a kind they stand in the order of the words, so offers built in that order are sorted by id. */
export const MOVES = moveSpace<UnderwaterFields>([
  { kind: 'skip' },
  { kind: 'do' },
  ...ofSlots('slot'),
  ...ofSlots('clone'),
  ...ofSlots('perform'),
  ...CARDS.flatMap((card) => ORDERS.map((order) => ({ kind: 'card', card, order }) as const)),
  ...ofCards('discard'),
  ...ofCards('room'),
  ...ofCards('use'),
  ...ofCards('refresh'),
  ...ofCards('take'),
  { kind: 'look' },
  ...ofCards('keep'),
  ...ofCards('under'),
  ...METROPOLISES.map((tile) => ({ kind: 'tile', tile }) as const),
  ...BUILDINGS.flatMap((building) => BUILDING_SITES.map((site) => ({ kind: 'building', building, site }) as const)),
  ...TUNNEL_SITES.map((site) => ({ kind: 'tunnel', site }) as const),
  ...CITY_TYPES.flatMap((type) => CITY_SITES.map((site) => ({ kind: 'city', type, site }) as const)),
  ...STRUCTURE_SITES.map((site) => ({ kind: 'upgrade', site }) as const),
  ...CITY_SITES.map((site) => ({ kind: 'convert', site }) as const),
  ...STRUCTURE_SITES.map((site) => ({ kind: 'yield', site }) as const),
  ...upTo(REPLACED_KELP_MAX).flatMap((kelp) => upTo(REPLACED_STEELPLAST_MAX).map((steelplast) => ({ kind: 'replace', kelp, steelplast }) as const)),
  ...ofResources('spend'),
  ...ofResources('gain'),
  ...CONTRACTS.map((contract) => ({ kind: 'contract', contract }) as const),
  ...ofCards('buy'),
]);

/** Reads moves in words. */
export const { moveOf, line, script } = notation(MOVES);
