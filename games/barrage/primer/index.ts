import { at, type Message, type Primer } from '@madang/kernel';
import { COMPANY_BOARDS, INCOME_ROWS, INCOME_STEPS } from '../components/companies.ts';
import { BASE_COST, CONDUIT_COST, ELEVATION_COST, POWERHOUSE_COST, RED_FEE } from '../components/numbers.ts';
import { MANAGEMENT_SPACES } from '../components/spaces.ts';
import { AREAS } from '../components/words.ts';
import { effectsText } from '../text/effects.ts';
import type en from '../text/en/primer.json';
import { amounts, areaText, companyText, goods, spaceText, structureText } from '../text/names.ts';
import * as sources from '../text/sources.ts';
import { SCORING } from './scoring.ts';

const own = (key: keyof typeof en, args?: Message['args']): Message => (args ? { key, args } : { key });

const SYMBOLS = [
  'vp',
  'credits',
  'energy',
  'engineer',
  'excavator',
  'mixer',
  'machine',
  'base',
  'elevation',
  'conduit',
  'powerhouse',
  'any',
  'turn',
  'now',
  'later',
  'contract',
  'patent',
] as const;

/** Barrage in a minute, and its figures. */
export const primer: Primer = {
  catalogues: sources.primer,
  parts: ['about', 'turn', 'water', 'win'],
  tables: [
    {
      title: own('barrage.primer.costs'),
      head: [own('barrage.primer.structure'), ...AREAS.map(areaText)],
      rows: [
        [structureText('base'), ...AREAS.map((_, area) => goods('excavators', at(BASE_COST, area)))],
        [structureText('elevation'), ...AREAS.map((_, area) => goods('mixers', at(ELEVATION_COST, area)))],
      ],
    },
    {
      title: own('barrage.primer.otherCosts'),
      head: [own('barrage.primer.structure'), own('barrage.primer.cost')],
      rows: [
        [structureText('conduit'), own('barrage.primer.conduitCost', { n: CONDUIT_COST })],
        [structureText('powerhouse'), own('barrage.primer.powerhouseCost', { n: POWERHOUSE_COST })],
        [own('barrage.primer.red'), goods('credits', RED_FEE)],
      ],
    },
    {
      title: own('barrage.primer.spaces'),
      head: [own('barrage.primer.space'), own('barrage.primer.cost'), own('barrage.primer.effect')],
      rows: MANAGEMENT_SPACES.map(({ id, engineers, redFee, cost, effect }) => [
        spaceText(id),
        amounts({ engineers, credits: redFee + cost }),
        effectsText(effect),
      ]),
    },
    ...SCORING,
    ...INCOME_ROWS.map((row) => ({
      title: own('barrage.primer.incomes', { structure: structureText(row) }),
      head: [own('barrage.primer.company'), ...INCOME_STEPS.map((step) => own('barrage.primer.piece', { n: step }))],
      rows: COMPANY_BOARDS.map(({ id, income }) => [companyText(id), ...INCOME_STEPS.map((step) => effectsText(income[row][step]))]),
    })),
    {
      title: own('barrage.primer.abilities'),
      head: [own('barrage.primer.company'), own('barrage.primer.effect')],
      rows: COMPANY_BOARDS.map(({ id, ability }) => [companyText(id), effectsText(ability)]),
    },
  ],
  symbols: SYMBOLS.map((id) => ({ id, words: own(`barrage.primer.symbol.${id}`) })),
};
