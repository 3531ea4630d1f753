import type { Told } from '@madang/kernel';
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

/** Everything that is seen to happen in Barrage. Seats are numbers, −1 nobody's; all events are public. */
export type BarrageEvent = Told &
  (
    | { readonly event: 'company-taken'; readonly seat: number; readonly company: Company; readonly officer: Officer | null }
    | { readonly event: 'starting-contract-taken'; readonly seat: number; readonly contract: Contract }
    | { readonly event: 'copyable-officers'; readonly officers: readonly Officer[] }
    | { readonly event: 'round-began'; readonly round: number; readonly order: readonly number[] }
    | { readonly event: 'income'; readonly seat: number; readonly row: Structure; readonly step: number; readonly uncovered: boolean }
    | { readonly event: 'gained'; readonly seat: number; readonly good: Good; readonly n: number }
    | { readonly event: 'headstream-filled'; readonly headstream: Headstream; readonly drops: number }
    | { readonly event: 'space-used'; readonly seat: number; readonly space: Space; readonly engineers: number; readonly credits: number }
    | { readonly event: 'banked'; readonly seat: number; readonly engineers: number }
    | { readonly event: 'construction-begun'; readonly seat: number; readonly space: number; readonly engineers: number; readonly credits: number } // space 0: without engineers
    | { readonly event: 'officer-copied'; readonly seat: number; readonly side: CopySide; readonly officer: Officer; readonly credits: number }
    | { readonly event: 'passed'; readonly seat: number }
    | {
        readonly event: 'inserted'; // into the open segment
        readonly seat: number;
        readonly tile: Tile | null;
        readonly copied: Tile | null;
        readonly excavators: number;
        readonly mixers: number;
        readonly credits: number; // paid for machines: Solomon P. Jordan
      }
    | {
        readonly event: 'wheel-turned'; // one for each segment, with what came back
        readonly seat: number;
        readonly open: number;
        readonly tile: Tile | null;
        readonly excavators: number;
        readonly mixers: number;
      }
    | {
        readonly event: 'built';
        readonly seat: number;
        readonly structure: Structure;
        readonly site: Site;
        readonly fee: number;
        readonly free: boolean;
      }
    | {
        readonly event: 'produced';
        readonly seat: number;
        readonly powerhouse: PowerhouseSite;
        readonly dam: DamSite;
        readonly conduit: ConduitSite;
        readonly drops: number;
        readonly value: number;
        readonly gross: number; // drops × value, or Viktor Fiesler's minimum
        readonly bonus: number; // of the space or tile
        readonly companyBonus: number;
        readonly total: number;
        readonly second: boolean; // Germany
      }
    | {
        readonly event: 'conduit-fee';
        readonly seat: number;
        readonly to: number;
        readonly credits: number; // an automa pays or gains points in their place
        readonly paid: Purse;
        readonly gained: Purse;
        readonly vp: number;
      }
    | { readonly event: 'energy'; readonly seat: number; readonly n: number; readonly energy: number; readonly reason: EnergyReason }
    | { readonly event: 'contract-fulfilled'; readonly seat: number; readonly contract: Contract; readonly total: number }
    | { readonly event: 'drop-placed'; readonly seat: number; readonly headstream: Headstream; readonly flow: Flow }
    | {
        readonly event: 'flowed'; // one drop
        readonly from: Headstream | PowerhouseSite;
        readonly passed: readonly Passed[];
        readonly end: DamSite | Exit;
      }
    | { readonly event: 'dam-filled'; readonly seat: number; readonly dam: DamSite; readonly drops: number } // from the supply
    | {
        readonly event: 'declined';
        readonly seat: number;
        readonly what: 'drop' | 'piece' | 'production' | 'contract' | 'fill';
        readonly origin: Origin | null;
      }
    | { readonly event: 'lost'; readonly seat: number; readonly structure: Structure } // a reward's piece that cannot be placed
    | { readonly event: 'contract-taken'; readonly seat: number; readonly contract: Contract }
    | { readonly event: 'contract-discarded'; readonly seat: number; readonly contract: Contract; readonly from: 'held' | 'market' }
    | { readonly event: 'contract-turned-up'; readonly contract: Contract }
    | { readonly event: 'pile-shuffled'; readonly colour: Colour; readonly contracts: number }
    | { readonly event: 'patent-taken'; readonly seat: number; readonly tile: Tile; readonly slot: number } // 0 … 2 from the left
    | { readonly event: 'patents-discarded'; readonly tiles: readonly Tile[] }
    | { readonly event: 'patents-dealt'; readonly tiles: readonly Tile[] }
    | { readonly event: 'water-flows'; readonly round: number } // the phase begins
    | { readonly event: 'rank-scored'; readonly seat: number; readonly rank: number; readonly energy: number; readonly vp: number }
    | { readonly event: 'credits-scored'; readonly seat: number; readonly energy: number; readonly credits: number; readonly vp: number }
    | {
        readonly event: 'bonus-scored';
        readonly seat: number;
        readonly tile: BonusTile;
        readonly count: number;
        readonly section: number;
        readonly missing: number; // sections short of the round's
        readonly vp: number;
      }
    | { readonly event: 'order-set'; readonly order: readonly number[] }
    | {
        readonly event: 'objective-scored';
        readonly seat: number;
        readonly tile: ObjectiveTile;
        readonly count: number;
        readonly rank: number;
        readonly vp: number;
      }
    | { readonly event: 'goods-scored'; readonly seat: number; readonly goods: number; readonly vp: number }
    | { readonly event: 'drops-scored'; readonly seat: number; readonly drops: number; readonly vp: number }
    | { readonly event: 'automa-turn'; readonly seat: number; readonly actions: number; readonly criteria: number } // tiles by their numbers
    | {
        readonly event: 'automa-step'; // tried, and what became of it
        readonly seat: number;
        readonly tile: number;
        readonly number: number; // of the step on the tile, from 1
        readonly step: AutomaStep['step'];
        readonly rule: AutomaRule;
        readonly outcome: StepOutcome;
      }
    | {
        readonly event: 'automa-narrowed'; // one look at what may be chosen from
        readonly seat: number;
        readonly of: CandidateKind;
        readonly rule: AutomaRule;
        readonly by: Narrowing;
        readonly criterion: number; // 1 … 3 of the criteria tile, else 0
        readonly before: readonly Candidate[];
        readonly after: readonly Candidate[];
      }
    | {
        readonly event: 'automa-engineers';
        readonly seat: number;
        readonly post: Post;
        readonly space: Space | null;
        readonly engineers: number;
        readonly vp: number;
      } // points paid
    | { readonly event: 'automa-tile-turned'; readonly criteria: number; readonly actions: number; readonly shuffled: boolean }
    | { readonly event: 'game-over'; readonly winners: readonly number[] }
  );
