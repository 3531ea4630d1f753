import { type FieldsOfKinds, type Moves, moveSpace, movesOfKinds, notation } from '@madang/kernel';
import { CONTRACT_TILES, colourOf, isNational } from '../components/contracts.ts';
import { basinOf, CONDUIT_TO, POWERHOUSE_BASIN } from '../components/map.ts';
import { DROPS_MAX, ENGINEERS } from '../components/numbers.ts';
import {
  COMPANIES,
  CONDUIT_SITES,
  CONTRACTS,
  DAM_SITES,
  HEADSTREAMS,
  OFFICERS,
  POWERHOUSE_SITES,
  SPACES,
  STRUCTURES,
  TILES,
} from '../components/words.ts';

/** Mahiri Sekibo's spaces. */
export const COPY_SIDES = ['left', 'right'] as const;
export type CopySide = (typeof COPY_SIDES)[number];

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** The most machinery that one construction costs, and that one effect gives. */
export const PRICE_MAX = 10;
const MACHINES_MAX = 4;

/** Every way to pay a price of at most PRICE_MAX: with credits (3 each) in the place of machines for some officers. */
const payments = () =>
  upTo(PRICE_MAX).flatMap((excavators) =>
    upTo(PRICE_MAX - excavators).flatMap((mixers) =>
      upTo(PRICE_MAX - excavators - mixers).map((bought) => ({ excavators, mixers, credits: 3 * bought })),
    ),
  );

/** Every powerhouse with a dam and the conduit that leads from its basin to the powerhouse's. */
const systems = () =>
  POWERHOUSE_SITES.flatMap((powerhouse, p) =>
    DAM_SITES.flatMap((dam, d) =>
      CONDUIT_SITES.filter((_, c) => basinOf(c) === basinOf(d) && CONDUIT_TO[c] === POWERHOUSE_BASIN[p]).map((conduit) => ({
        powerhouse,
        dam,
        conduit,
      })),
    ),
  );

const STARTING = CONTRACTS.filter((_, contract) => CONTRACT_TILES[contract]?.kind === 'starting');
const PRIVATE = CONTRACTS.filter((_, contract) => colourOf(contract) >= 0);

/** Every answer that Barrage knows: its kinds, in the order of their ids, and what each names. */
const KINDS = {
  company: { company: COMPANIES }, // with the officer that lies there
  'starting-contract': { contract: STARTING },
  space: { space: SPACES },
  bank: { engineers: upTo(ENGINEERS).slice(1) },
  construct: {}, // on the leftmost empty construction space
  'construct-unmanned': {}, // Powerhouse I, Base III: no engineers, no space
  copy: { side: COPY_SIDES, officer: OFFICERS }, // Mahiri Sekibo
  pass: {},
  decline: {}, // do without (the rest of) what is offered
  tile: { tile: TILES }, // from the supply
  'copy-tile': { tile: TILES }, // on the wheel
  structure: { structure: STRUCTURES },
  site: { site: [...DAM_SITES, ...CONDUIT_SITES, ...POWERHOUSE_SITES] },
  pay: payments(),
  system: systems(),
  drops: { drops: upTo(DROPS_MAX).slice(1) },
  fulfil: { contract: CONTRACTS },
  headstream: { headstream: HEADSTREAMS },
  machines: upTo(MACHINES_MAX).flatMap((excavators) => upTo(MACHINES_MAX - excavators).map((mixers) => ({ excavators, mixers }))),
  take: { contract: PRIVATE },
  discard: { contract: CONTRACTS.filter((_, contract) => !isNational(contract)) },
  fill: {}, // the drops of Base I
} as const;

export type BarrageFields = FieldsOfKinds<typeof KINDS>;

export type BarrageMove = Moves<BarrageFields>;

/** Barrage's moves. Within a kind they stand in the order of the words, so offers built in that order are sorted by id. */
export const MOVES = moveSpace(movesOfKinds(KINDS));

/** Moves in words. */
export const NOTATION = notation(MOVES);
export const { moveOf, line, script } = NOTATION;
