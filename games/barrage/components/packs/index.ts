import { packContents, packsRead } from '@madang/kernel';
import { REQUIRES, REWARDS } from '../contracts.ts';
import { type Contracts, parseContracts } from './parse.ts';

export type { Contracts, ContractsDocument } from './parse.ts';
export { contractFields, OPEN_CONTRACTS, type OpenContract } from './shapes.ts';

/** The lists of the program, by the option's value (D-11). */
const LISTS: Readonly<Record<'bga' | 'ew', Contracts>> = {
  bga: { name: 'bga', version: '1', requires: REQUIRES, rewards: REWARDS.bga },
  ew: { name: 'ew', version: '1', requires: REQUIRES, rewards: REWARDS.ew },
};

/** What tells the contracts of a match: its options, and the text of the pack that they name. */
export interface Played {
  readonly options: { readonly 'contracts.tileVariant': string };
  readonly pack?: string;
}

const contractsOfPack = packContents(parseContracts);

/** What all contracts of a match require and give. */
export function contractsOf({ options, pack }: Played): Contracts {
  const chosen = options['contracts.tileVariant'];
  if (pack !== undefined) return contractsOfPack(chosen, pack);
  return chosen === 'ew' ? LISTS.ew : LISTS.bga;
}

/** Contracts that owners type. */
export const CONTRACT_PACKS = packsRead('contracts.tileVariant', 'barrage-contracts', parseContracts);
