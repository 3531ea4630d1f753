import { at, type Message, type Primer } from '@madang/kernel';
import { COUNTER_COUNTS } from '../components/counters.ts';
import { PRICES } from '../components/exchanges.ts';
import {
  COUNTERS_DRAWN,
  COUNTERS_KEPT,
  CUBES,
  CUBES_PER_REGION,
  DEPLETION_COUNTERS,
  EMPTY_RESERVES_TO_END,
  PIECES,
  PIECES_IN_SUPPLY,
  STEPS,
  TILE_COUNTS,
  TILES_FACE_UP,
} from '../components/numbers.ts';
import { COUNTERS, EXCHANGES, PARTNERS, PERSONS, RESOURCES, ROWS } from '../components/words.ts';
import { exchangeText, resourceText } from '../rules/spelling.ts';
import type en from '../text/en/primer.json';
import * as sources from '../text/sources.ts';

const own = (key: keyof typeof en, args?: Message['args']): Message => (args ? { key, args } : { key });
const rowText = (row: (typeof ROWS)[number]): Message => ({ key: `siberia.area.${row}` });

/** Siberia in a minute, and its figures. */
export const primer: Primer = {
  catalogues: sources.primer,
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
    {
      title: own('siberia.primer.numbers'),
      head: [own('siberia.primer.what'), own('siberia.primer.number')],
      rows: [
        [own('siberia.primer.drawn'), COUNTERS_DRAWN],
        [own('siberia.primer.kept'), COUNTERS_KEPT],
        [own('siberia.primer.steps'), STEPS],
        [own('siberia.primer.pieces', { supply: PIECES_IN_SUPPLY }), PIECES],
        [own('siberia.primer.tiles'), at(TILE_COUNTS, 0)],
        [own('siberia.primer.faceUp'), TILES_FACE_UP],
        [own('siberia.primer.onRegion'), CUBES_PER_REGION],
      ],
    },
    {
      title: own('siberia.primer.ends'),
      head: [own('siberia.primer.what'), own('siberia.primer.number')],
      rows: [
        [own('siberia.primer.depleted'), DEPLETION_COUNTERS],
        [own('siberia.primer.reserves', { of: RESOURCES.length }), EMPTY_RESERVES_TO_END],
      ],
    },
  ],
  symbols: [
    ...ROWS.map((row) => ({ id: row, words: rowText(row) })),
    ...(['counter', 'tile', 'depletion', 'piece'] as const).map((id) => ({ id, words: own(`siberia.primer.symbol.${id}`) })),
  ],
};
