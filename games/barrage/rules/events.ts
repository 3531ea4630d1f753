import type { EventsOf } from '@madang/kernel';
import type { AutomaStep } from '../components/automa.ts';
import type { Flow } from '../components/effects.ts';
import type {
  BonusTile,
  Colour,
  Company,
  ConduitSite,
  Contract,
  DamSite,
  Exit,
  Headstream,
  ObjectiveTile,
  Officer,
  PowerhouseSite,
  Site,
  Space,
  Structure,
  Tile,
} from '../components/words.ts';
import type { AutomaRule, Candidate, CandidateKind, Narrowing, Post, StepOutcome } from './automa-words.ts';
import type { CopySide } from './moves.ts';
import type { Origin } from './state.ts';

/** A good that is counted. */
export type Good = 'credits' | 'vp' | 'excavators' | 'mixers';

/** What a price is paid in. */
export type Purse = 'credits' | 'vp';

/** Why the energy marker moves. */
export type EnergyReason = 'production' | 'effect' | 'tile' | 'usa' | 'italy' | 'automa';

/** A place that a drop passes: a strip of powerhouses or a full dam. */
export type Passed = `strip-${string}` | DamSite;

/** The fields of events, with one meaning in all. */
interface EventFields {
  seat: number;
  company: Company;
  officer: Officer | null;
  contract: Contract;
  officers: readonly Officer[];
  round: number;
  order: readonly number[];
  row: Structure;
  step: number;
  uncovered: boolean;
  good: Good;
  n: number;
  headstream: Headstream;
  drops: number;
  space: Space;
  engineers: number;
  credits: number;
  side: CopySide;
  tile: Tile | null;
  copied: Tile | null;
  excavators: number;
  mixers: number;
  open: number;
  structure: Structure;
  site: Site;
  fee: number;
  free: boolean;
  powerhouse: PowerhouseSite;
  dam: DamSite;
  conduit: ConduitSite;
  value: number;
  /** Drops × value, or Viktor Fiesler's minimum. */
  gross: number;
  /** The bonus of the space or tile. */
  bonus: number;
  companyBonus: number;
  total: number;
  /** Germany's second production. */
  second: boolean;
  to: number;
  paid: Purse;
  gained: Purse;
  vp: number;
  energy: number;
  reason: EnergyReason;
  flow: Flow;
  from: Headstream | PowerhouseSite;
  passed: readonly Passed[];
  end: DamSite | Exit;
  what: 'drop' | 'piece' | 'production' | 'contract' | 'fill';
  origin: Origin | null;
  colour: Colour;
  contracts: number;
  slot: number;
  tiles: readonly Tile[];
  rank: number;
  count: number;
  section: number;
  /** Sections short of the round's. */
  missing: number;
  goods: number;
  actions: number;
  criteria: number;
  /** The number of the step on the tile, from 1. */
  number: number;
  rule: AutomaRule;
  outcome: StepOutcome;
  of: CandidateKind;
  by: Narrowing;
  /** 1 … 3 of the criteria tile, else 0. */
  criterion: number;
  before: readonly Candidate[];
  after: readonly Candidate[];
  post: Post;
  shuffled: boolean;
  winners: readonly number[];
}

/** Everything that is seen to happen in Barrage. Seats are numbers, −1 nobody's; all events are public. */
export type BarrageEvent = EventsOf<
  EventFields,
  {
    'company-taken': 'seat' | 'company' | 'officer';
    'starting-contract-taken': 'seat' | 'contract';
    'copyable-officers': 'officers';
    'round-began': 'round' | 'order';
    income: 'seat' | 'company' | 'row' | 'step' | 'uncovered';
    gained: 'seat' | 'good' | 'n';
    'headstream-filled': 'headstream' | 'drops';
    'space-used': 'seat' | 'space' | 'engineers' | 'credits';
    banked: 'seat' | 'engineers';
    'construction-begun': 'seat' | 'engineers' | 'credits' | { space: number }; // space 0: without engineers
    'officer-copied': 'seat' | 'side' | 'credits' | { officer: Officer };
    passed: 'seat';
    inserted: 'seat' | 'tile' | 'copied' | 'excavators' | 'mixers' | 'credits'; // into the open segment; credits are paid for machines: Solomon P. Jordan
    'wheel-turned': 'seat' | 'open' | 'tile' | 'excavators' | 'mixers'; // one for each segment, with what came back
    built: 'seat' | 'structure' | 'site' | 'fee' | 'free';
    produced: 'seat' | 'powerhouse' | 'dam' | 'conduit' | 'drops' | 'value' | 'gross' | 'bonus' | 'companyBonus' | 'total' | 'second';
    'conduit-fee': 'seat' | 'to' | 'credits' | 'paid' | 'gained' | 'vp'; // an automa pays or gains points in place of credits
    energy: 'seat' | 'n' | 'energy' | 'reason';
    'contract-fulfilled': 'seat' | 'contract' | 'total';
    'drop-placed': 'seat' | 'headstream' | 'flow';
    flowed: 'from' | 'passed' | 'end'; // one drop
    'dam-filled': 'seat' | 'dam' | 'drops'; // from the supply
    declined: 'seat' | 'what' | 'origin';
    lost: 'seat' | 'structure'; // a reward's piece that cannot be placed
    'contract-taken': 'seat' | 'contract';
    'contract-discarded': 'seat' | 'contract' | { from: 'held' | 'market' };
    'contract-turned-up': 'contract';
    'pile-shuffled': 'colour' | 'contracts';
    'patent-taken': 'seat' | 'slot' | { tile: Tile }; // slot 0 … 2 from the left
    'patents-discarded': 'tiles';
    'patents-dealt': 'tiles';
    'water-flows': 'round'; // the phase begins
    'rank-scored': 'seat' | 'rank' | 'energy' | 'vp';
    'credits-scored': 'seat' | 'energy' | 'credits' | 'vp';
    'bonus-scored': 'seat' | 'count' | 'section' | 'missing' | 'vp' | { tile: BonusTile };
    'order-set': 'order';
    'objective-scored': 'seat' | 'count' | 'rank' | 'vp' | { tile: ObjectiveTile };
    'goods-scored': 'seat' | 'goods' | 'vp';
    'drops-scored': 'seat' | 'drops' | 'vp';
    'automa-turn': 'seat' | 'actions' | 'criteria'; // tiles by their numbers
    'automa-step': 'seat' | 'number' | 'rule' | 'outcome' | { tile: number; step: AutomaStep['step'] }; // tried, and what became of it
    'automa-narrowed': 'seat' | 'of' | 'rule' | 'by' | 'criterion' | 'before' | 'after'; // one look at what may be chosen from
    'automa-engineers': 'seat' | 'post' | 'engineers' | 'vp' | { space: Space | null }; // vp: points paid
    'automa-tile-turned': 'criteria' | 'actions' | 'shuffled';
    'game-over': 'winners';
  }
>;
