import type { Effect } from './effects.ts';
import { STRUCTURES, type Structure, TILES, type Tile } from './words.ts';

export interface TechnologyTile {
  readonly id: Tile;
  /** 0 basic; 1 … 3 advanced; 0 for Anton's too. */
  readonly level: number;
  /** `any`: a wild tile. Anton's is what it copies. */
  readonly structure: Structure | 'any' | 'copied';
  readonly effect: readonly Effect[];
}

/** The technology tiles in the order of the words (BAR-COMP-02, -03; BAR-TECH). */
export const TECHNOLOGY_TILES: readonly TechnologyTile[] = Object.freeze<TechnologyTile[]>([
  { id: 'basic-base', level: 0, structure: 'base', effect: [] },
  { id: 'basic-elevation', level: 0, structure: 'elevation', effect: [] },
  { id: 'basic-conduit', level: 0, structure: 'conduit', effect: [] },
  { id: 'basic-powerhouse', level: 0, structure: 'powerhouse', effect: [] },
  { id: 'basic-wild', level: 0, structure: 'any', effect: [] },
  { id: 'adv-1-base', level: 1, structure: 'base', effect: [{ do: 'placeDropsInDams', per: 'ownDamWithNoDrop', n: 1 }] },
  { id: 'adv-1-elevation', level: 1, structure: 'elevation', effect: [{ do: 'rotateWheelPer', per: 'ownElevation', n: 1 }] },
  { id: 'adv-1-conduit', level: 1, structure: 'conduit', effect: [{ do: 'gainCreditsPer', per: 'builtConduitValue', n: 2 }] },
  { id: 'adv-1-powerhouse', level: 1, structure: 'powerhouse', effect: [{ do: 'noEngineersNeeded' }] },
  { id: 'adv-1-wild', level: 1, structure: 'any', effect: [{ do: 'waiveRedSiteFee' }] },
  { id: 'adv-2-base', level: 2, structure: 'base', effect: [{ do: 'produceEnergyPer', per: 'ownBase', n: 1 }] },
  { id: 'adv-2-elevation', level: 2, structure: 'elevation', effect: [{ do: 'fillDam' }] },
  { id: 'adv-2-conduit', level: 2, structure: 'conduit', effect: [{ do: 'capCost', max: 5 }] },
  { id: 'adv-2-powerhouse', level: 2, structure: 'powerhouse', effect: [{ do: 'production', bonus: 2, optional: true }] },
  { id: 'adv-2-wild', level: 2, structure: 'any', effect: [{ do: 'swapMachines' }] },
  { id: 'adv-3-base', level: 3, structure: 'base', effect: [{ do: 'noEngineersNeeded' }, { do: 'noMachineryNeeded' }] },
  { id: 'adv-3-elevation', level: 3, structure: 'elevation', effect: [{ do: 'gainVpPer', per: 'ownDamWithElevation', n: 3 }] },
  { id: 'adv-3-conduit', level: 3, structure: 'conduit', effect: [{ do: 'produceEnergyPer', per: 'builtConduitValue', n: 2 }] },
  { id: 'adv-3-powerhouse', level: 3, structure: 'powerhouse', effect: [{ do: 'gainVpPer', per: 'ownPowerhouse', n: 3 }] },
  { id: 'adv-3-wild', level: 3, structure: 'any', effect: [{ do: 'gainVpPer', per: 'ownAdvancedTile', n: 3 }] },
  { id: 'anton-tile', level: 0, structure: 'copied', effect: [] },
]);

export const BASIC_WILD = TILES.indexOf('basic-wild');
export const FIRST_ADVANCED = TILES.indexOf('adv-1-base');
export const ADVANCED_COUNT = 15;
export const ANTON_TILE = TILES.indexOf('anton-tile');

/** The four basic tiles of the expert game, and all five, a bit for each (BAR-SETUP-21, BAR-EXPERT-05). */
export const SPECIFIC_BASIC_TILES = 0b01111;
export const BASIC_TILES = 0b11111;

/** Advanced tiles, a bit for each. */
export const ADVANCED_TILES = ((1 << ADVANCED_COUNT) - 1) << FIRST_ADVANCED;

/** Price of an advanced tile (BAR-PATENT-01), and how many lie face up (BAR-SETUP-11). */
export const PATENT_SLOTS = 3;

/** What a tile changes about a construction; the effects that come after it. */
export interface Terms {
  /** The structure's number; −1 any, −2 whatever is copied. */
  readonly structure: number;
  /** BAR-TECH-04, -11: needs no engineers. */
  readonly unmanned: boolean;
  /** BAR-TECH-11: needs no machinery. */
  readonly free: boolean;
  /** BAR-TECH-05: no fee of a red site. */
  readonly waived: boolean;
  /** BAR-TECH-08: excavators of a conduit at most; 99 where nothing limits them. */
  readonly cap: number;
  /** BAR-TECH-10: excavators and mixers replace each other. */
  readonly swap: boolean;
  readonly after: readonly Effect[];
}

const MODIFIERS: readonly Effect['do'][] = ['noEngineersNeeded', 'noMachineryNeeded', 'waiveRedSiteFee', 'capCost', 'swapMachines'];

function termsOf({ structure, effect }: TechnologyTile): Terms {
  const does = (word: Effect['do']): boolean => effect.some((one) => one.do === word);
  const cap = effect.flatMap((one) => (one.do === 'capCost' ? [one.max] : []))[0] ?? 99;
  return Object.freeze({
    structure: structure === 'any' ? -1 : structure === 'copied' ? -2 : STRUCTURES.indexOf(structure),
    unmanned: does('noEngineersNeeded'),
    free: does('noMachineryNeeded'),
    waived: does('waiveRedSiteFee'),
    cap,
    swap: does('swapMachines'),
    after: effect.filter((one) => !MODIFIERS.includes(one.do)),
  });
}

/** By tile number. */
export const TERMS: readonly Terms[] = Object.freeze(TECHNOLOGY_TILES.map(termsOf));
