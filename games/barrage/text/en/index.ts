import type { Catalogue } from '@madang/kernel';
import type { AutomaStep } from '../../components/automa.ts';
import type { Effect, Per } from '../../components/effects.ts';
import type { Section } from '../../components/spaces.ts';
import type {
  Area,
  AutomaLevel,
  BonusTile,
  Colour,
  Company,
  Contract,
  Headstream,
  ObjectiveTile,
  Officer,
  Site,
  Space,
  Structure,
  Tile,
} from '../../components/words.ts';
import type { Narrowing, StepOutcome } from '../../rules/automa-words.ts';
import type { EnergyReason, Good } from '../../rules/events.ts';
import type { CopySide } from '../../rules/moves.ts';
import type { Reasons } from '../../rules/refusals.ts';
import { board } from './board.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';
import { words } from './words.ts';

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

/** Barrage in English. Its keys are the keys of every language. */
export const en = { ...words, ...table, ...board, ...refusals, ...options } as const satisfies Catalogue & Readonly<Record<Needed, string>>;
