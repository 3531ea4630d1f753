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
import { type BarrageFields, type BarrageMove, COPY_SIDES, MOVES, PRICE_MAX } from './moves.ts';

/** What a move names, as numbers: indexes into the words; −1 where it names no such thing. Amounts are 0 then. */
export interface Named {
  /** The kind's own thing: company, space, tile, structure, contract, headstream, Mahiri Sekibo's space. */
  readonly thing: number;
  readonly officer: number;
  /** A site, numbered among the sites of its type. */
  readonly dam: number;
  readonly conduit: number;
  readonly powerhouse: number;
  readonly engineers: number;
  readonly excavators: number;
  readonly mixers: number;
  readonly credits: number;
  readonly drops: number;
}

interface Parts {
  readonly thing?: number;
  readonly officer?: number;
  readonly dam?: number;
  readonly conduit?: number;
  readonly powerhouse?: number;
  readonly engineers?: number;
  readonly excavators?: number;
  readonly mixers?: number;
  readonly credits?: number;
  readonly drops?: number;
}

// One literal, so that all have the same hidden class.
const named = (parts: Parts): Named => ({
  thing: parts.thing ?? -1,
  officer: parts.officer ?? -1,
  dam: parts.dam ?? -1,
  conduit: parts.conduit ?? -1,
  powerhouse: parts.powerhouse ?? -1,
  engineers: parts.engineers ?? 0,
  excavators: parts.excavators ?? 0,
  mixers: parts.mixers ?? 0,
  credits: parts.credits ?? 0,
  drops: parts.drops ?? 0,
});

const indexIn = (words: readonly string[], word: string): number => words.indexOf(word);

function nameOf(move: BarrageMove): Named {
  switch (move.kind) {
    case 'company':
      return named({ thing: COMPANIES.indexOf(move.company) });
    case 'starting-contract':
    case 'fulfil':
    case 'take':
    case 'discard':
      return named({ thing: CONTRACTS.indexOf(move.contract) });
    case 'space':
      return named({ thing: SPACES.indexOf(move.space) });
    case 'bank':
      return named({ engineers: move.engineers });
    case 'copy':
      return named({ thing: COPY_SIDES.indexOf(move.side), officer: OFFICERS.indexOf(move.officer) });
    case 'tile':
    case 'copy-tile':
      return named({ thing: TILES.indexOf(move.tile) });
    case 'structure':
      return named({ thing: STRUCTURES.indexOf(move.structure) });
    case 'site':
      return named({
        dam: indexIn(DAM_SITES, move.site),
        conduit: indexIn(CONDUIT_SITES, move.site),
        powerhouse: indexIn(POWERHOUSE_SITES, move.site),
      });
    case 'pay':
    case 'machines':
      return named(move);
    case 'system':
      return named({
        powerhouse: POWERHOUSE_SITES.indexOf(move.powerhouse),
        dam: DAM_SITES.indexOf(move.dam),
        conduit: CONDUIT_SITES.indexOf(move.conduit),
      });
    case 'drops':
      return named({ drops: move.drops });
    case 'headstream':
      return named({ thing: HEADSTREAMS.indexOf(move.headstream) });
    case 'construct':
    case 'construct-unmanned':
    case 'pass':
    case 'decline':
    case 'stop':
    case 'pick':
      return NOTHING;
  }
}

const NOTHING = named({});

const NAMES: readonly Named[] = Array.from({ length: MOVES.size }, (_, id) => {
  const move = MOVES.byId(id);
  return move ? nameOf(move) : NOTHING;
});

/** What a move names, looked up. */
export const names = (move: BarrageMove): Named => NAMES[move.id] ?? NOTHING;

/** Moves of one kind by number; undefined where the kind has no such move. */
export type Answers = readonly (BarrageMove | undefined)[];

function answers(kind: BarrageFields['kind'], size: number, slot: (name: Named) => number): Answers {
  const table: (BarrageMove | undefined)[] = Array.from({ length: size }, () => undefined);
  for (const move of MOVES.table) {
    const at = move.kind === kind ? slot(names(move)) : -1;
    if (at >= 0) table[at] = move;
  }
  return table;
}

const thing = (name: Named): number => name.thing;

export const COMPANY = answers('company', COMPANIES.length, thing);
export const STARTING_CONTRACT = answers('starting-contract', CONTRACTS.length, thing);
export const SPACE = answers('space', SPACES.length, thing);
/** By engineers 1 … 12. */
export const BANK = answers('bank', 13, (name) => name.engineers);
/** By side × 7 + officer. */
export const COPY = answers('copy', 2 * OFFICERS.length, (name) => name.thing * OFFICERS.length + name.officer);
export const TILE = answers('tile', TILES.length, thing);
export const COPY_TILE = answers('copy-tile', TILES.length, thing);
export const STRUCTURE = answers('structure', STRUCTURES.length, thing);
const AT_DAM = answers('site', DAM_SITES.length, (name) => name.dam);
/** Sites by number, for each structure. */
export const SITE: readonly Answers[] = [
  AT_DAM,
  AT_DAM,
  answers('site', CONDUIT_SITES.length, (name) => name.conduit),
  answers('site', POWERHOUSE_SITES.length, (name) => name.powerhouse),
];
const WAYS = PRICE_MAX + 1;
const PAY = answers('pay', WAYS ** 3, (name) => (name.excavators * WAYS + name.mixers) * WAYS + name.credits / 3);
/** Payment of machinery, with `bought` machines replaced by credits. */
export const payment = (excavators: number, mixers: number, bought: number): BarrageMove | undefined =>
  PAY[(excavators * WAYS + mixers) * WAYS + bought];
/** A powerhouse with a dam as one number. */
export const systemAt = (powerhouse: number, dam: number): number => powerhouse * DAM_SITES.length + dam;
/** By systemAt: the conduit between them is one. */
export const SYSTEM = answers('system', POWERHOUSE_SITES.length * DAM_SITES.length, (name) => systemAt(name.powerhouse, name.dam));
/** By drops 1 … 4. */
export const DROPS = answers('drops', 5, (name) => name.drops);
export const FULFIL = answers('fulfil', CONTRACTS.length, thing);
export const HEADSTREAM = answers('headstream', HEADSTREAMS.length, thing);
/** By excavators × 5 + mixers. */
export const MACHINES = answers('machines', 25, (name) => name.excavators * 5 + name.mixers);
export const TAKE = answers('take', CONTRACTS.length, thing);
export const DISCARD = answers('discard', CONTRACTS.length, thing);

function single(kind: 'construct' | 'construct-unmanned' | 'pass' | 'decline'): BarrageMove {
  const move = MOVES.find({ kind });
  if (!move) throw new Error(`no move '${kind}'`);
  return move;
}

export const CONSTRUCT = single('construct');
export const CONSTRUCT_UNMANNED = single('construct-unmanned');
export const PASS = single('pass');
export const DECLINE = single('decline');

/** Appends a table's move, if it has one there. */
export function offerOne(list: BarrageMove[], table: Answers, at: number): void {
  const move = table[at];
  if (move) list.push(move);
}

/** Appends the moves of a table for the members of a set, ascending. */
export function offer(list: BarrageMove[], table: Answers, set: number): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const move = table[31 - Math.clz32(rest & -rest)];
    if (move) list.push(move);
  }
}
