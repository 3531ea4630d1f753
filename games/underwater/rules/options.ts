import type { OptionsOf } from '@madang/kernel';
import { DECK_IDS } from '../components/decks/index.ts';

/** Variants, then the named options of the open questions, default first (RULES.md, "Open questions"). */
export const OPTIONS = {
  deck: DECK_IDS, // OQ-50
  boardSide: ['basic', 'advanced'], // UWC-VAR-05
  governmentContracts: ['no', 'yes'], // UWC-VAR-01
  tunnelSupply: ['46', '47'], // OQ-1
  startingDomesFromSupply: ['yes', 'no'], // OQ-2
  p12RedFourth: ['steelplastAndKelp', 'tunnelAndCity'], // OQ-5
  card28: ['perTunnel', 'once'], // OQ-8
  buildAndUpgrade: ['both', 'upgradeOptional'], // OQ-9
  availableIncludesAlways: ['yes', 'no'], // OQ-10
  biomatterPaysSurcharge: ['yes', 'no'], // OQ-13
  pairBonus: ['once', 'everyTwo'], // OQ-18
  contracts: ['automatic', 'offered'], // OQ-23
  twoDifferentIncludesBiomatter: ['yes', 'no'], // OQ-31
  endBuying: ['best', 'chosen'], // OQ-37
  tunnelPairCity: ['each', 'one'], // OQ-59
} as const;

export type UnderwaterOptions = OptionsOf<typeof OPTIONS>;
