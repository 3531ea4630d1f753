import type { Area, Effect, Per } from '../../rules/index.ts';

export const SIGN_NAMES = [
  'vp',
  'credits',
  'excavator',
  'mixer',
  'machine',
  'engineer',
  'energy',
  'turn',
  'now',
  'later',
  'contract',
  'base',
  'elevation',
  'conduit',
  'powerhouse',
  'any',
  'copied',
  'patent',
  'special',
  'mountain',
  'hill',
  'plain',
] as const;
export type SignName = (typeof SIGN_NAMES)[number];

/** An effect drawn: a sign with a figure beside or on it, and what it is counted by. */
export interface EffectSign {
  readonly sign: SignName;
  readonly figure: string;
  /** What an amount is for each of. */
  readonly per?: SignName;
  /** The only areas where it may be used. */
  readonly areas?: readonly Area[];
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const PER: Readonly<Record<Per, SignName>> = {
  ownBase: 'base',
  ownElevation: 'elevation',
  ownPowerhouse: 'powerhouse',
  ownDamWithElevation: 'elevation',
  ownDamWithNoDrop: 'base',
  ownAdvancedTile: 'patent',
  builtConduitValue: 'conduit',
};

/** How an effect is drawn. The words beside it say the rest. */
export function effectSign(effect: Effect): EffectSign {
  switch (effect.do) {
    case 'gainVp':
      return { sign: 'vp', figure: String(effect.n) };
    case 'gainCredits':
      return { sign: 'credits', figure: String(effect.n) };
    case 'gainExcavators':
      return { sign: 'excavator', figure: String(effect.n) };
    case 'gainMixers':
      return { sign: 'mixer', figure: String(effect.n) };
    case 'gainMachines':
      return { sign: 'machine', figure: String(effect.n) };
    case 'rotateWheel':
      return { sign: 'turn', figure: String(effect.n) };
    case 'advanceEnergy':
      return { sign: 'energy', figure: signed(effect.n) };
    case 'placeDrops':
      return { sign: effect.flow, figure: String(effect.n) };
    case 'buildFree':
      return {
        sign: effect.piece,
        figure: effect.maxValue === undefined ? '' : `≤${effect.maxValue}`,
        ...(effect.areas && { areas: effect.areas }),
      };
    case 'takePrivateContracts':
      return { sign: 'contract', figure: String(effect.n) };
    case 'takeAdvancedTile':
      return { sign: 'patent', figure: '' };
    case 'production':
      return { sign: 'powerhouse', figure: signed(effect.bonus) };
    case 'extraProduction':
      return { sign: 'powerhouse', figure: '×2' };
    case 'contractRequirementDelta':
      return { sign: 'contract', figure: signed(effect.n) };
    case 'advanceEnergyPerDrop':
      return { sign: 'energy', figure: signed(effect.perDrop), per: 'now' };
    case 'gainVpPer':
      return { sign: 'vp', figure: String(effect.n), per: PER[effect.per] };
    case 'gainCreditsPer':
      return { sign: 'credits', figure: String(effect.n), per: PER[effect.per] };
    case 'rotateWheelPer':
      return { sign: 'turn', figure: String(effect.n), per: PER[effect.per] };
    case 'produceEnergyPer':
      return { sign: 'energy', figure: String(effect.n), per: PER[effect.per] };
    case 'placeDropsInDams':
      return { sign: 'now', figure: String(effect.n), per: PER[effect.per] };
    case 'fillDam':
      return { sign: 'now', figure: 'max' };
    case 'noEngineersNeeded':
      return { sign: 'engineer', figure: '0' };
    case 'noMachineryNeeded':
      return { sign: 'machine', figure: '0' };
    case 'waiveRedSiteFee':
      return { sign: 'credits', figure: '0' };
    case 'capCost':
      return { sign: 'excavator', figure: `≤${effect.max}` };
    case 'swapMachines':
      return { sign: 'machine', figure: '⇄' };
  }
}
