import { at, type Message } from '@madang/kernel';
import { COMPANY_BOARDS, type IncomeRow, type IncomeStep } from '../components/companies.ts';
import { CONTRACT_TILES } from '../components/contracts.ts';
import type { Effect, FreePiece } from '../components/effects.ts';
import { ADLER_BASE_COST, CREDITS_PER_MACHINE, GRAZIANO_CAPACITY, START, VIKTOR_MINIMUM } from '../components/numbers.ts';
import { contractsOf, type Played } from '../components/packs/index.ts';
import { TECHNOLOGY_TILES } from '../components/technology.ts';
import { BONUS } from '../components/tracks.ts';
import type { BonusTile, Officer } from '../components/words.ts';
import { tileWord } from '../rules/spelling.ts';
import { areaText, bonusText, contractKindText, listed, say, structureText, tileText } from './names.ts';

function freePiece({ piece, areas, maxValue }: FreePiece): Message {
  const structure = structureText(piece);
  if (areas) return say('barrage.effect.buildFree-areas', { structure, areas: listed(areas.map(areaText)) });
  return maxValue === undefined
    ? say('barrage.effect.buildFree', { structure })
    : say('barrage.effect.buildFree-value', { structure, value: maxValue });
}

/** One effect in words, made from its record: what a text says is what the interpreter does. */
export function effectText(effect: Effect): Message {
  switch (effect.do) {
    case 'gainVp':
    case 'gainCredits':
    case 'gainExcavators':
    case 'gainMixers':
    case 'gainMachines':
    case 'rotateWheel':
    case 'advanceEnergy':
    case 'takePrivateContracts':
    case 'contractRequirementDelta':
      return say(`barrage.effect.${effect.do}`, { n: effect.n });
    case 'placeDrops':
      return say(`barrage.effect.placeDrops-${effect.flow}`, { n: effect.n });
    case 'buildFree':
      return freePiece(effect);
    case 'takeAdvancedTile':
      return say('barrage.effect.takeAdvancedTile', { slot: effect.slot });
    case 'production':
      return say(effect.optional ? 'barrage.effect.production-optional' : 'barrage.effect.production', { bonus: effect.bonus });
    case 'advanceEnergyPerDrop':
      return say('barrage.effect.advanceEnergyPerDrop', { n: effect.perDrop });
    case 'gainVpPer':
    case 'gainCreditsPer':
    case 'rotateWheelPer':
    case 'produceEnergyPer':
    case 'placeDropsInDams':
      return say(`barrage.effect.${effect.do}`, { n: effect.n, per: say(`barrage.per.${effect.per}`) });
    case 'capCost':
      return say('barrage.effect.capCost', { max: effect.max });
    case 'extraProduction':
    case 'fillDam':
    case 'noEngineersNeeded':
    case 'noMachineryNeeded':
    case 'waiveRedSiteFee':
    case 'swapMachines':
      return say(`barrage.effect.${effect.do}`);
  }
}

/** Effects in words, in their order; a word for none. */
export const effectsText = (effects: readonly Effect[]): Message =>
  effects.length === 0 ? say('barrage.effect.none') : listed(effects.map(effectText));

/** A contract with what it requires and gives: "Green contract · 3 energy → 4 VP, 2 credits". */
export function contractLine(match: Played, contract: number): Message {
  const tile = CONTRACT_TILES[contract];
  if (!tile) throw new Error(`no contract ${contract}`);
  const { requires, rewards } = contractsOf(match);
  const figures = { requires: at(requires, contract), reward: effectsText(rewards[contract] ?? []) };
  return say('barrage.contract-text', { kind: contractKindText(tile.kind), ...figures });
}

/** What a technology tile does beside its structure. */
export function tileEffect(tile: number): Message {
  const found = TECHNOLOGY_TILES[tile];
  if (!found) throw new Error(`no technology tile ${tile}`);
  return found.structure === 'copied' ? say('barrage.effect.copied') : effectsText(found.effect);
}

/** A tile with its effect: "Base I: 1 drop for each own dam without drops, placed there"; a wild one for what it is good; another basic tile is but named. */
export function tileLine(tile: number): Message {
  const name = tileText(tileWord(tile));
  const found = TECHNOLOGY_TILES[tile];
  const any = found?.structure === 'any' ? [say('barrage.effect.any')] : [];
  const own = found?.structure === 'copied' || found?.effect.length ? [tileEffect(tile)] : [];
  const does = [...any, ...own];
  return does.length === 0 ? name : say('barrage.tile-text', { tile: name, effect: listed(does) });
}

/** An income of a company's board. */
export const incomeText = (company: number, row: IncomeRow, step: IncomeStep): Message =>
  effectsText(COMPANY_BOARDS[company]?.income[row][step] ?? []);

/** The ability of a company's board; energy that it simply gives comes after each production (BAR-COMPANY-10). */
export function companyAbility(company: number): Message {
  const ability = COMPANY_BOARDS[company]?.ability ?? [];
  const effect = effectsText(ability);
  return ability.some((one) => one.do === 'advanceEnergy') ? say('barrage.company-ability.production', { effect }) : effect;
}

const OFFICER_FIGURES: Readonly<Record<Officer, Readonly<Record<string, number>>>> = {
  'wilhelm-adler': { cost: ADLER_BASE_COST },
  'graziano-del-monte': { capacity: GRAZIANO_CAPACITY },
  'viktor-fiesler': { minimum: VIKTOR_MINIMUM },
  'jill-mcdowell': {},
  'solomon-p-jordan': { credits: CREDITS_PER_MACHINE },
  'anton-krylov': {},
  'mahiri-sekibo': { credits: START.mahiriCredits },
};

/** What an officer does. */
export const officerAbility = (officer: Officer): Message => say(`barrage.officer-ability.${officer}`, OFFICER_FIGURES[officer]);

/** A bonus tile with what it is worth. */
export const bonusLine = (tile: BonusTile): Message => say('barrage.bonus.worth', { tile: bonusText(tile), vp: BONUS[tile].vp });
