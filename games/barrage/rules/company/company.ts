import { at } from '@madang/kernel';
import { ABILITY_FROM, COMPANY_BOARDS, FRANCE, PRODUCTION_BONUS } from '../../components/companies.ts';
import type { Effect } from '../../components/effects.ts';
import { AUTOMA_LEVELS } from '../../components/words.ts';
import type { BarrageOptions } from '../options.ts';
import type { Player } from '../state.ts';

const LOW_VOLTAGE = AUTOMA_LEVELS.indexOf('low-voltage') + 1;
const HIGH_VOLTAGE = AUTOMA_LEVELS.indexOf('high-voltage') + 1;

/** Automas of low voltage have no income and no production bonus (BAR-AUTOMA-28). */
export const hasIncome = (me: Player): boolean => me.level !== LOW_VOLTAGE;

/** Humans, and automas from high voltage on, use company abilities and the effects of tiles (BAR-AUTOMA-26, -29). */
export const usesAbilities = (me: Player): boolean => me.level === 0 || me.level >= HIGH_VOLTAGE;

const ABILITIES: readonly (Effect | undefined)[] = COMPANY_BOARDS.map(({ ability }) => ability[0]);

/** The company's ability if it works: from the third powerhouse on (BAR-INC-05). */
export const abilityOf = (me: Player): Effect | undefined =>
  at(me.built, 3) >= ABILITY_FROM && usesAbilities(me) ? ABILITIES[me.company] : undefined;

/** What the company adds to a production (BAR-INC-05). */
export const companyBonus = (me: Player): number => (hasIncome(me) ? at(PRODUCTION_BONUS, at(me.built, 3)) : 0);

/** Whether this is that company and its ability works. */
export const hasAbility = (me: Player, company: number): boolean => me.company === company && abilityOf(me) !== undefined;

/** The colour of a company's pieces; France's is an option (D-06). */
export const companyColour = (options: BarrageOptions, company: number): string =>
  company === FRANCE ? options['colours.france'] : (COMPANY_BOARDS[company]?.colour ?? 'grey');
