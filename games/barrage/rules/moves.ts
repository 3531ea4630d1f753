import { type Moves, moveSpace, notation } from '@madang/kernel';
import { CONTRACT_TILES, colourOf, isNational } from '../components/contracts.ts';
import { basinOf, CONDUIT_TO, POWERHOUSE_BASIN } from '../components/map.ts';
import { DROPS_MAX, ENGINEERS } from '../components/numbers.ts';
import {
  COMPANIES,
  CONDUIT_SITES,
  CONTRACTS,
  type Company,
  type ConduitSite,
  type Contract,
  DAM_SITES,
  type DamSite,
  HEADSTREAMS,
  type Headstream,
  OFFICERS,
  type Officer,
  POWERHOUSE_SITES,
  type PowerhouseSite,
  type Site,
  SPACES,
  type Space,
  STRUCTURES,
  type Structure,
  TILES,
  type Tile,
} from '../components/words.ts';

/** Mahiri Sekibo's spaces. */
export const COPY_SIDES = ['left', 'right'] as const;
export type CopySide = (typeof COPY_SIDES)[number];

/** Every answer that Barrage knows. */
export type BarrageFields =
  | { readonly kind: 'company'; readonly company: Company } // with the officer that lies there
  | { readonly kind: 'starting-contract'; readonly contract: Contract }
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'bank'; readonly engineers: number }
  | { readonly kind: 'construct' } // on the leftmost empty construction space
  | { readonly kind: 'construct-unmanned' } // Powerhouse I, Base III: no engineers, no space
  | { readonly kind: 'copy'; readonly side: CopySide; readonly officer: Officer } // Mahiri Sekibo
  | { readonly kind: 'pass' }
  | { readonly kind: 'decline' } // do without (the rest of) what is offered
  | { readonly kind: 'tile'; readonly tile: Tile } // from the supply
  | { readonly kind: 'copy-tile'; readonly tile: Tile } // on the wheel
  | { readonly kind: 'structure'; readonly structure: Structure }
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'pay'; readonly excavators: number; readonly mixers: number; readonly credits: number }
  | { readonly kind: 'system'; readonly powerhouse: PowerhouseSite; readonly dam: DamSite; readonly conduit: ConduitSite }
  | { readonly kind: 'drops'; readonly drops: number }
  | { readonly kind: 'fulfil'; readonly contract: Contract }
  | { readonly kind: 'headstream'; readonly headstream: Headstream }
  | { readonly kind: 'machines'; readonly excavators: number; readonly mixers: number }
  | { readonly kind: 'take'; readonly contract: Contract }
  | { readonly kind: 'discard'; readonly contract: Contract }
  | { readonly kind: 'fill' }; // the drops of Base I

export type BarrageMove = Moves<BarrageFields>;

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** The most machinery that one construction costs, and that one effect gives. */
export const PRICE_MAX = 10;
const MACHINES_MAX = 4;

/** Every way to pay a price of at most PRICE_MAX: with credits (3 each) in the place of machines for some officers. */
const payments = (): BarrageFields[] =>
  upTo(PRICE_MAX).flatMap((excavators) =>
    upTo(PRICE_MAX - excavators).flatMap((mixers) =>
      upTo(PRICE_MAX - excavators - mixers).map((bought) => ({ kind: 'pay', excavators, mixers, credits: 3 * bought }) as const),
    ),
  );

/** Every powerhouse with a dam and the conduit that leads from its basin to the powerhouse's. */
const systems = (): BarrageFields[] =>
  POWERHOUSE_SITES.flatMap((powerhouse, p) =>
    DAM_SITES.flatMap((dam, d) =>
      CONDUIT_SITES.filter((_, c) => basinOf(c) === basinOf(d) && CONDUIT_TO[c] === POWERHOUSE_BASIN[p]).map(
        (conduit) => ({ kind: 'system', powerhouse, dam, conduit }) as const,
      ),
    ),
  );

const STARTING = CONTRACTS.filter((_, contract) => CONTRACT_TILES[contract]?.kind === 'starting');
const PRIVATE = CONTRACTS.filter((_, contract) => colourOf(contract) >= 0);

const TABLE: readonly BarrageFields[] = [
  ...COMPANIES.map((company) => ({ kind: 'company', company }) as const),
  ...STARTING.map((contract) => ({ kind: 'starting-contract', contract }) as const),
  ...SPACES.map((space) => ({ kind: 'space', space }) as const),
  ...upTo(ENGINEERS - 1).map((n) => ({ kind: 'bank', engineers: n + 1 }) as const),
  { kind: 'construct' },
  { kind: 'construct-unmanned' },
  ...COPY_SIDES.flatMap((side) => OFFICERS.map((officer) => ({ kind: 'copy', side, officer }) as const)),
  { kind: 'pass' },
  { kind: 'decline' },
  ...TILES.map((tile) => ({ kind: 'tile', tile }) as const),
  ...TILES.map((tile) => ({ kind: 'copy-tile', tile }) as const),
  ...STRUCTURES.map((structure) => ({ kind: 'structure', structure }) as const),
  ...[...DAM_SITES, ...CONDUIT_SITES, ...POWERHOUSE_SITES].map((site) => ({ kind: 'site', site }) as const),
  ...payments(),
  ...systems(),
  ...upTo(DROPS_MAX - 1).map((n) => ({ kind: 'drops', drops: n + 1 }) as const),
  ...CONTRACTS.map((contract) => ({ kind: 'fulfil', contract }) as const),
  ...HEADSTREAMS.map((headstream) => ({ kind: 'headstream', headstream }) as const),
  ...upTo(MACHINES_MAX).flatMap((excavators) => upTo(MACHINES_MAX - excavators).map((mixers) => ({ kind: 'machines', excavators, mixers }) as const)),
  ...PRIVATE.map((contract) => ({ kind: 'take', contract }) as const),
  ...CONTRACTS.filter((_, contract) => !isNational(contract)).map((contract) => ({ kind: 'discard', contract }) as const),
  { kind: 'fill' },
];

/** Barrage's moves. Within a kind they stand in the order of the words, so offers built in that order are sorted by id. */
export const MOVES = moveSpace<BarrageFields>(TABLE);

/** Reads moves in words. */
export const { moveOf, line, script } = notation(MOVES);
