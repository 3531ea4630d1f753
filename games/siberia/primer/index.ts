import { at, type Message, type Primer } from '@madang/kernel';
import { COUNTER_COUNTS } from '../components/counters.ts';
import { PRICES } from '../components/exchanges.ts';
import { CUBES } from '../components/numbers.ts';
import { COUNTERS, EXCHANGES, PARTNERS, PERSONS, RESOURCES, ROWS } from '../components/words.ts';
import { exchangeText, resourceText } from '../rules/spelling.ts';
import type { en } from './en.ts';

const own = (key: keyof typeof en): Message => ({ key });
const rowText = (row: (typeof ROWS)[number]): Message => ({ key: `siberia.area.${row}` });

/** Siberia in a minute, and its figures. */
export const primer: Primer = {
  catalogues: {
    en: async () => (await import('./en.ts')).en,
    ko: async () => (await import('./ko.ts')).ko,
    zh: async () => (await import('./zh.ts')).zh,
  },
  parts: ['about', 'turn', 'win'],
  tables: [
    {
      title: own('siberia.primer.rows'),
      head: [own('siberia.primer.row'), own('siberia.primer.effect')],
      rows: [
        ...PERSONS.map((person) => [rowText(person), own(`siberia.primer.effect.${person}`)]),
        [own('siberia.primer.anyResource'), own('siberia.primer.effect.resource')],
        [{ key: 'siberia.area.research' }, own('siberia.primer.effect.research')],
      ],
    },
    {
      title: own('siberia.primer.prices'),
      head: [own('siberia.primer.exchange'), ...RESOURCES.map(resourceText)],
      rows: EXCHANGES.map((exchange) => [exchangeText(exchange), ...RESOURCES.map((resource) => PRICES[exchange][resource] ?? null)]),
    },
    {
      title: own('siberia.primer.counters'),
      head: [own('siberia.primer.person'), ...RESOURCES.map(resourceText)],
      rows: PARTNERS.map((person) => [
        rowText(person),
        ...RESOURCES.map((resource) => at(COUNTER_COUNTS, COUNTERS.indexOf(`${person}/${resource}`))),
      ]),
    },
    {
      title: own('siberia.primer.cubes'),
      head: RESOURCES.map(resourceText),
      rows: [RESOURCES.map((resource) => CUBES[resource])],
    },
  ],
  symbols: [
    ...ROWS.map((row) => ({ id: row, words: rowText(row) })),
    ...(['counter', 'tile', 'depletion', 'piece'] as const).map((id) => ({ id, words: own(`siberia.primer.symbol.${id}`) })),
  ],
};
