import type { Area, Structure } from './words.ts';

/** What an amount depends on. */
export type Per = 'ownBase' | 'ownElevation' | 'ownPowerhouse' | 'ownDamWithElevation' | 'ownDamWithNoDrop' | 'ownAdvancedTile' | 'builtConduitValue';

/** Whether drops wait on the headstream for the water-flow phase or flow at once (BAR-WATER-06). */
export type Flow = 'later' | 'now';

/** A piece that a reward places (BAR-CON-09). */
export type FreePiece = {
  readonly do: 'buildFree';
  readonly piece: Structure;
  readonly areas?: readonly Area[];
  readonly maxValue?: number;
};

/**
 * The effect language: everything that a tile, contract, income, space or ability does is a list of these, done in order,
 * each as far as possible. One interpreter carries them out; texts are made from the same records.
 */
export type Effect =
  | { readonly do: 'gainVp'; readonly n: number }
  | { readonly do: 'gainCredits'; readonly n: number }
  | { readonly do: 'gainExcavators'; readonly n: number }
  | { readonly do: 'gainMixers'; readonly n: number }
  | { readonly do: 'gainMachines'; readonly n: number } // any mix of both
  | { readonly do: 'rotateWheel'; readonly n: number }
  | { readonly do: 'advanceEnergy'; readonly n: number } // not usable for a contract
  | { readonly do: 'placeDrops'; readonly n: number; readonly flow: Flow }
  | FreePiece
  | { readonly do: 'takePrivateContracts'; readonly n: number }
  | { readonly do: 'takeAdvancedTile'; readonly slot: number }
  | { readonly do: 'production'; readonly bonus: number; readonly optional?: boolean }
  | { readonly do: 'extraProduction' } // Germany
  | { readonly do: 'contractRequirementDelta'; readonly n: number } // France
  | { readonly do: 'advanceEnergyPerDrop'; readonly perDrop: number } // USA
  | { readonly do: 'gainVpPer'; readonly per: Per; readonly n: number }
  | { readonly do: 'gainCreditsPer'; readonly per: Per; readonly n: number }
  | { readonly do: 'rotateWheelPer'; readonly per: Per; readonly n: number }
  | { readonly do: 'produceEnergyPer'; readonly per: Per; readonly n: number } // usable for one contract
  | { readonly do: 'placeDropsInDams'; readonly per: Per; readonly n: number }
  | { readonly do: 'fillDam' } // the dam just raised
  | { readonly do: 'noEngineersNeeded' }
  | { readonly do: 'noMachineryNeeded' }
  | { readonly do: 'waiveRedSiteFee' }
  | { readonly do: 'capCost'; readonly max: number } // excavators of a conduit
  | { readonly do: 'swapMachines' };
