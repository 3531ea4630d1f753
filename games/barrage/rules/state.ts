import { type State, type TasksOf, tasks } from '@madang/kernel';
import type { Effect, Flow } from '../components/effects.ts';
import type { BarrageOptions } from './options.ts';

/** Nothing there: no tile, no contract, no officer, no piece, nobody on a space. */
export const EMPTY = -1;
/** The owner of the three starting dams. */
export const NEUTRAL = 4;

/** One participant. All of it is public. */
export interface Player {
  /** 0 a human; 1 … 4 an automa of that level (words AUTOMA_LEVELS). */
  level: number;
  /** Numbers of COMPANIES and OFFICERS; EMPTY before the draft, and without officer. */
  company: number;
  officer: number;
  /** The officer that Mahiri Sekibo copies in this turn; EMPTY. */
  copied: number;
  credits: number;
  excavators: number;
  mixers: number;
  engineers: number;
  vp: number;
  energy: number;
  /** Technology tiles in supply, a bit for each. */
  tiles: number;
  /** Six segments of three: tile or EMPTY, excavators, mixers. */
  wheel: number[];
  /** The open segment. */
  open: number;
  /** Pieces that have left the board: bases, elevations, conduits, powerhouses. */
  built: number[];
  /** Open contracts, ascending; fulfilled ones in the order they were. */
  held: number[];
  fulfilled: number[];
  /** Construction spaces used in this round. */
  constructions: number;
  /** Mahiri Sekibo's spaces used in this round, a bit for each. */
  copies: number;
  passed: boolean;
}

/** What is still to be drafted in the expert game (BAR-EXPERT-01, -02). */
export interface Draft {
  /** Companies left, and the officer that lies with each. */
  companies: number[];
  officers: number[];
  contracts: number[];
}

/** The automas' deck (BAR-AUTOMA-05, -06): tile numbers 0 … 19, EMPTY where no automa plays. */
export interface AutomaDeck {
  /** Tiles that lie face down, a bit for each; their order is chance. */
  pile: number;
  /** The tile whose back gives the criteria. */
  criteria: number;
  /** The tile whose front gives the actions. */
  actions: number;
}

/** A Barrage position. Everything named is a number: its index in components/words.ts. Only chance is hidden. */
export interface Barrage extends State {
  options: BarrageOptions;
  /** The text of the pack that the options name; absent: they name none. */
  pack?: string;
  /** Rounds count from 1; 0 before the first. */
  round: number;
  /** Seats in turn order; empty before the draft is done. */
  order: number[];
  players: Player[];
  /** The tile on each of the four headstreams, and the drops that wait there. */
  headstreams: number[];
  waiting: number[];
  /** By dam site (20): owner's seat, NEUTRAL or EMPTY; pieces; drops. */
  damOwner: number[];
  damHeight: number[];
  drops: number[];
  /** Owner's seat by conduit site (20) and powerhouse site (23), or EMPTY. */
  conduits: number[];
  powerhouses: number[];
  /** The seat on each of the 35 spaces, or EMPTY. */
  spaces: number[];
  /** Face-up private contracts, two of each colour, or EMPTY. */
  market: number[];
  /** Private contracts of each colour (15) that lie in the pile, and thrown away: a bit for each. */
  piles: number[];
  discards: number[];
  /** National contracts, or EMPTY where one is gone. */
  nationals: number[];
  /** Advanced tiles on offer, or EMPTY; and those still in the decks (a bit for each of 15). */
  patents: number[];
  deck: number;
  /** The bonus tile of each round. */
  bonus: number[];
  objective: number;
  /** Officers that Mahiri Sekibo may copy. */
  copyable: number[];
  draft: Draft;
  automa: AutomaDeck;
}

/** Where an effect comes from: it tells whether pieces and drops may be declined (BAR-CON-16). */
export type Origin = 'space' | 'income' | 'contract' | 'tile';

/** A powerhouse, the dam and the conduit of a production, as site numbers. */
export interface System {
  readonly powerhouse: number;
  readonly dam: number;
  readonly conduit: number;
}

/** What kind of production: its bonus is that of the space or tile; Germany's second one has none. */
export interface ProductionKind {
  readonly bonus: number;
  /** May be left out: tile, Germany's second. */
  readonly optional: boolean;
  /** Germany's second production: the powerhouse of the first, else EMPTY. */
  readonly after: number;
}

/** The construction as far as it is decided. */
export interface Plan {
  /** The tile that goes on the wheel, or EMPTY (BAR-OFFICER-12). */
  readonly tile: number;
  /** The tile whose structure and effect count: another than `tile` where Anton's copies. */
  readonly acts: number;
}

/** The fields of tasks, with one meaning in all. */
interface TaskFields extends Plan, ProductionKind, System {
  manned: boolean;
  structure: number;
  site: number;
  n: number;
  left: number;
  flow: Flow;
  must: boolean;
  mustAll: boolean;
  areas: number;
  maxValue: number;
  total: number;
  picked: readonly number[];
  from: number;
  effect: Effect;
  origin: Origin;
}

/** What a seat is asked. */
export type BarrageDecision = TasksOf<
  TaskFields,
  {
    'draft company': never;
    'draft contract': never;
    turn: never;
    tile: 'manned';
    'copy tile': 'manned';
    structure: keyof Plan;
    site: 'structure' | keyof Plan;
    payment: 'structure' | 'site' | keyof Plan;
    machines: 'n';
    drop: 'left' | 'flow' | 'must' | 'mustAll';
    'free piece': 'structure' | 'areas' | 'maxValue';
    system: keyof ProductionKind;
    drops: keyof ProductionKind | keyof System;
    contract: 'total' | { tile: boolean };
    take: 'left';
    discard: never;
    fill: 'n';
  }
>;

/** Barrage's decisions, each with the rule that it stands on. */
export const DECISIONS = tasks<BarrageDecision>('Barrage', {
  'draft company': 'BAR-EXPERT-03',
  'draft contract': 'BAR-EXPERT-03',
  turn: 'BAR-ACT-02',
  tile: 'BAR-BUILD-03',
  'copy tile': 'BAR-OFFICER-06',
  structure: 'BAR-BUILD-03',
  site: 'BAR-BUILD-06',
  payment: 'BAR-BUILD-04',
  machines: 'BAR-SHOP-02',
  drop: 'BAR-WATER-05',
  'free piece': 'BAR-CON-09',
  system: 'BAR-PROD-01',
  drops: 'BAR-PROD-04',
  contract: 'BAR-PROD-14',
  take: 'BAR-OFFICE-01',
  discard: 'BAR-OFFICE-04',
  fill: 'BAR-TECH-01',
});

/** What resolves by itself. */
type BarrageStep = TasksOf<
  TaskFields,
  {
    drafted: 'picked'; // BAR-EXPERT-04, -06
    round: never; // BAR-ROUND-02
    income: 'from'; // BAR-INC-01: the incomes from this one on
    headstreams: never; // BAR-HEAD-01
    'automa turn': never; // BAR-AUTOMA-07
    'automa tile': never; // BAR-AUTOMA-06
    'turn end': never; // BAR-OFFICE-03
    'round end': never; // BAR-FLOW, BAR-SCORE, BAR-EOR
    effect: 'effect' | 'origin' | 'site';
    release: 'powerhouse' | 'n'; // BAR-FLOW-08
  }
>;

/** What can wait on Barrage's agenda. `seat` −1: nobody's. */
export type BarrageTask = BarrageDecision | BarrageStep;
