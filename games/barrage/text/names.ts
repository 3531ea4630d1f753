import { type AllOf, type Message, type Seat, sayings, seatArgument } from '@madang/kernel';
import type { AutomaStep } from '../components/automa.ts';
import type { ContractTile } from '../components/contracts.ts';
import type { Effect, Per } from '../components/effects.ts';
import { MANAGEMENT_SPACES, type Section } from '../components/spaces.ts';
import {
  type Area,
  type AutomaLevel,
  type BonusTile,
  type Colour,
  type Company,
  type Contract,
  type Headstream,
  type ObjectiveTile,
  type Officer,
  type Site,
  SPACES,
  type Space,
  type Structure,
  type Tile,
} from '../components/words.ts';
import type { Narrowing, StepOutcome } from '../rules/automa-words.ts';
import type { EnergyReason, Good } from '../rules/events.ts';
import type { CopySide } from '../rules/moves.ts';
import type { Reasons } from '../rules/refusals.ts';
import type board from './en/board.json';
import type options from './en/options.json';
import type table from './en/table.json';
import type words from './en/words.json';

/** Texts that exist for every word of a kind: forgetting one does not compile. */
type Needed =
  | `barrage.area.${Area}`
  | `barrage.structure.${Structure}`
  | `barrage.label.structure-${Structure}`
  | `barrage.goods.${Good}`
  | `barrage.headstream.${Headstream}`
  | `barrage.site.${Site}`
  | `barrage.company.${Company}`
  | `barrage.officer.${Officer}`
  | `barrage.officer-ability.${Officer}`
  | `barrage.tile.${Tile}`
  | `barrage.contract.${Contract}`
  | `barrage.contract-kind.${ContractTile['kind']}`
  | `barrage.colour.${Colour}`
  | `barrage.section.${Section}`
  | `barrage.side.${CopySide}`
  | `barrage.space.${Space}`
  | `barrage.bonus.${BonusTile}`
  | `barrage.objective.${ObjectiveTile}`
  | `barrage.automa-step.${AutomaStep['step']}`
  | `barrage.automa-level.${AutomaLevel}`
  | `barrage.narrowing.${Narrowing}`
  | `barrage.outcome.${StepOutcome}`
  | `barrage.per.${Per}`
  | `barrage.effect.${Exclude<Effect['do'], 'placeDrops'>}`
  | `barrage.log.energy-${Exclude<EnergyReason, 'production'>}`
  | `barrage.refuse.${keyof Reasons}`;

type Texts = typeof board & typeof options & typeof table & typeof words;

/** The key of a text that Barrage's catalogues have. */
export type Key = AllOf<keyof Texts, Needed>;

export const { say, of, listed, sentences } = sayings<Key>('barrage');

export const areaText = (area: Area): Message => say(`barrage.area.${area}`);
export const bonusText = (tile: BonusTile): Message => say(`barrage.bonus.${tile}`);
/** What a bonus tile counts, where there is little room. */
export const bonusShortText = (tile: BonusTile): Message => say(`barrage.bonus-short.${tile}`);
export const colourText = (colour: Colour): Message => say(`barrage.colour.${colour}`);
export const companyText = (company: Company): Message => say(`barrage.company.${company}`);
export const contractText = (contract: Contract): Message => say(`barrage.contract.${contract}`);
/** The kind of a contract, at the head of its line. */
export const contractKindText = (kind: ContractTile['kind']): Message => say(`barrage.contract-kind.${kind}`);
export const headstreamText = (headstream: Headstream): Message => say(`barrage.headstream.${headstream}`);
export const objectiveText = (tile: ObjectiveTile): Message => say(`barrage.objective.${tile}`);
export const officerText = (officer: Officer): Message => say(`barrage.officer.${officer}`);
export const sectionText = (section: Section): Message => say(`barrage.section.${section}`);
export const sideText = (side: CopySide): Message => say(`barrage.side.${side}`);
export const siteText = (site: Site): Message => say(`barrage.site.${site}`);
export const spaceText = (space: Space): Message => say(`barrage.space.${space}`);
/** A space with its side of the row: of two that do the same, which one. */
export function sidedSpaceText(space: Space): Message {
  const { side } = MANAGEMENT_SPACES[SPACES.indexOf(space)] ?? { side: 'single' };
  return side === 'single' ? spaceText(space) : say('barrage.space-of-side', { space: spaceText(space), side: sideText(side) });
}
export const structureText = (structure: Structure): Message => say(`barrage.structure.${structure}`);
export const tileText = (tile: Tile): Message => say(`barrage.tile.${tile}`);

/** Things that are counted. */
const COUNTED = ['engineers', 'excavators', 'mixers', 'machines', 'credits', 'vp', 'energy', 'drops'] as const;
export type Counted = (typeof COUNTED)[number];

/** "3 credits". */
export const goods = (thing: Counted, n: number): Message => say(`barrage.goods.${thing}`, { n });

/** "2 engineers, 3 credits": what there is of each; things of which there is none are left out. */
export const amounts = (counts: Readonly<Partial<Record<Counted, number>>>): Message =>
  listed(
    COUNTED.flatMap((thing) => {
      const n = counts[thing] ?? 0;
      return n === 0 ? [] : [goods(thing, n)];
    }),
  );

/** Technology tile and machinery: what lies in a segment of the wheel. Empty where nothing does. */
export function wheelThings(tile: Tile | null, excavators: number, mixers: number): Message[] {
  const things = tile === null ? [] : [tileText(tile)];
  if (excavators > 0) things.push(goods('excavators', excavators));
  if (mixers > 0) things.push(goods('mixers', mixers));
  return things;
}

/** Longer things one after another, which may have commas of their own. */
export const itemized = (messages: readonly Message[]): Message => listed(messages, 'items');

/** Seats one after another. */
export const seatList = (seats: readonly Seat[]): Message => listed(seats.map(seatArgument));
