import { wholes } from '@madang/kernel';
import type { Bag, Goods } from './effects.ts';
import type { Building, CityType, Structure } from './words.ts';

/** UWC-SETUP-12: what every player starts with. */
export const START: Bag = Object.freeze({ credits: 2, kelp: 1, steelplast: 1, science: 1 });

/** UWC-SETUP-18, -19: by place in the first play order: space of the Federation track (0: below it) and what comes on top of the start. */
export const FIRST_ROUND: readonly { readonly federation: number; readonly extra: Bag }[] = Object.freeze([
  { federation: 0, extra: {} },
  { federation: 4, extra: {} },
  { federation: 3, extra: { credits: 1 } },
  { federation: 2, extra: { credits: 1, steelplast: 1 } },
]);

/** UWC-SETUP-21: cards drawn at the start, and kept of them. */
export const FIRST_HAND = Object.freeze({ draw: 6, keep: 3 });

/** UWC-ERA-07: cards drawn at the start of another era. */
export const ERA_DRAW = 3;

/** UWC-TURN-03: cards kept in hand. */
export const HAND_LIMIT = 3;

/** UWC-CARD-12: action cards at most, the Personal Assistant included. */
export const ACTION_CARDS = 4;

export const PLAYERS_MIN = 1;
export const PLAYERS_MAX = 4;

/** UWC-SETUP-11: action tiles of a player, which are turns of a round (UWC-TURN-17). */
export const ACTION_TILES = 3;

/** UWC-RES-02, OQ-1: tunnels in the supply by the value of the option. */
export const TUNNELS = Object.freeze({ 46: 46, 47: 47 });

/** UWC-RES-03: nonsymbiotic domes. */
export const NONSYMBIOTIC_DOMES = 17;

/** UWC-SETUP-07, UWC-SOLO-02: symbiotic domes by players; alone they are not limited, nine sites are all there are. */
export const SYMBIOTIC_DOMES: readonly number[] = wholes([0, 9, 7, 10, 13]);

/** UWC-BUILD-01, -02: what a city costs. */
export const CITY_COST: Readonly<Record<CityType, Bag>> = Object.freeze({
  nonsymbiotic: { credits: 1, kelp: 1, steelplast: 2 },
  symbiotic: { credits: 2, kelp: 1, steelplast: 1, biomatter: 1 },
});

/** UWC-BUILD-03 … -06: what a structure costs. */
export const STRUCTURE_COST: Readonly<Record<Structure, Bag>> = Object.freeze({
  farm: { kelp: 1 },
  desalination: { credits: 1 },
  laboratory: { steelplast: 1 },
  tunnel: { credits: 1, steelplast: 1 },
});

/** UWC-UPG-01: the usual cost of upgrading a structure. */
export const UPGRADE_COST: Bag = Object.freeze({ science: 1 });

/** UWC-PROD-02, -03, -04, -09: what a structure yields, plain and upgraded. */
export const PRODUCTION: Readonly<Record<Structure, { readonly plain: Goods; readonly upgraded: Goods }>> = Object.freeze({
  farm: { plain: { kelp: 1 }, upgraded: { kelp: 1, points: 1 } },
  desalination: { plain: { credits: 1 }, upgraded: { credits: 1, biomatter: 1 } },
  laboratory: { plain: { science: 1 }, upgraded: { science: 1, steelplast: 1 } },
  tunnel: { plain: { credits: 1 }, upgraded: { credits: 1, points: 1 } },
});

/** UWC-PROD-05 … -08: more for two or more upgraded ones of a kind at one connected city. */
export const PAIR_BONUS: Readonly<Record<Building, Goods>> = Object.freeze({
  farm: { kelp: 1, points: 1 },
  desalination: { credits: 1 },
  laboratory: { steelplast: 1 },
});

/** UWC-PROD-12: what a connected symbiotic city yields; a nonsymbiotic one yields nothing. */
export const SYMBIOTIC_YIELD: Goods = Object.freeze({ points: 2 });

/** UWC-PROD-18: points lost for each city that could not be fed. */
export const HUNGER = 3;

/** UWC-SCORE-09: points of a connected city by the kinds of building that it has. */
export const CITY_POINTS: readonly number[] = wholes([2, 3, 4, 6]);

/** UWC-SCORE-10, -11: credits for a biomatter, and resources for a point. */
export const BIOMATTER_SELLS_FOR = 2;
export const RESOURCES_PER_POINT = 4;

/** UWC-VAR-01: contracts on the board. */
export const CONTRACTS_SHOWN = 3;

/** UWC-SETUP-10: 3-credit cards laid out. */
export const SPECIALS_SHOWN = 6;

/** UWC-SPEC-03: cards looked at. */
export const SPECIALS_DRAWN = 3;

/** UWC-CLONE-01: credits for the action-cloning tile, and the number of players with which it is used (UWC-SETUP-06). */
export const CLONE_COST = 1;
export const CLONE_PLAYERS = 4;

/** UWC-SOLO-11: what wins alone. */
export const SOLO_WIN = Object.freeze({ cities: 7, points: 100 });
