import type { ShelfTitle } from '@madang/bots';
import { type Expertise, type Facts, seedRandom } from '@madang/kernel';
import { firstWeights } from '../../training/train.ts';
import type { Shape } from '../../values/net.ts';
import { factsHash, packWeights, type ValueFile } from '../../values/value-file.ts';
import { type Bids, type BidsMove, bids, bidsExpertise } from './bids.ts';

/** The position of a match of bids as its first seat sees it: a card that is seen, and what was bid. */
export const facts: Facts<Bids> = {
  seat: ['card', 'kept', 'doubled', 'above 5'],
  table: ['over'],
  write(state, out) {
    let at = 0;
    for (const [seat, card] of state.cards.entries()) {
      const bid = state.bids[seat] ?? -1;
      for (const fact of [card / 9, bid === 0 ? 1 : 0, bid === 1 ? 1 : 0, card > 5 ? 1 : 0]) out[at++] = fact;
    }
    out[at] = state.over ? 1 : 0;
    return state.cards.length;
  },
};

export const SHAPE_OF_BIDS: Shape = { seat: 4, table: 1, first: 8, second: 4 };

/** Values of bids that know nothing yet. */
export const UNTAUGHT: ValueFile = {
  format: 1,
  game: 'bids',
  rules: bids.version,
  facts: factsHash(facts),
  shape: SHAPE_OF_BIDS,
  weights: packWeights(firstWeights(SHAPE_OF_BIDS, seedRandom('untaught'))),
  made: { command: '', ends: 0, matches: 0 },
  held: { brier: [], even: [] },
  arena: [],
};

export const untaught: Expertise<Bids, BidsMove> = { ...bidsExpertise, facts, values: UNTAUGHT };

/** A shelf with bids alone, which has values that know nothing yet. */
export const findTitle = (name: string): ShelfTitle | undefined =>
  name === 'bids' ? { rules: async () => bids, expertise: async () => untaught } : undefined;
