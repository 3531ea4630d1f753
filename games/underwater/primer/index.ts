import type { Message, Primer } from '@madang/kernel';
import {
  BIOMATTER_SELLS_FOR,
  CITY_COST,
  CITY_POINTS,
  HUNGER,
  PAIR_BONUS,
  PRODUCTION,
  RESOURCES_PER_POINT,
  STRUCTURE_COST,
  SYMBIOTIC_YIELD,
  UPGRADE_COST,
} from '../components/numbers.ts';
import { BUILDINGS, CITY_TYPES, COLOURS, KINDS, RESOURCES, STRUCTURES } from '../components/words.ts';
import { goodsText } from '../text/effects/index.ts';
import type { en } from './en.ts';

const own = (key: keyof typeof en, args?: Message['args']): Message => (args ? { key, args } : { key });
const thing = (name: string): Message => ({ key: `underwater.thing.${name}` });

/** Underwater Cities in a minute, and its figures. */
export const primer: Primer = {
  catalogues: {
    en: async () => (await import('./en.ts')).en,
    ko: async () => (await import('./ko.ts')).ko,
    zh: async () => (await import('./zh.ts')).zh,
  },
  parts: ['about', 'turn', 'production', 'win'],
  tables: [
    {
      title: own('underwater.primer.costs'),
      head: [own('underwater.primer.what'), own('underwater.primer.cost')],
      rows: [
        ...CITY_TYPES.map((type) => [thing(type), goodsText(CITY_COST[type])]),
        ...STRUCTURES.map((structure) => [thing(structure), goodsText(STRUCTURE_COST[structure])]),
        [thing('upgrade'), goodsText(UPGRADE_COST)],
      ],
    },
    {
      title: own('underwater.primer.yields'),
      head: [own('underwater.primer.what'), own('underwater.primer.plain'), own('underwater.primer.upgraded'), own('underwater.primer.pair')],
      rows: [
        ...BUILDINGS.map((kind) => [
          thing(kind),
          goodsText(PRODUCTION[kind].plain),
          goodsText(PRODUCTION[kind].upgraded),
          goodsText(PAIR_BONUS[kind]),
        ]),
        [thing('tunnel'), goodsText(PRODUCTION.tunnel.plain), goodsText(PRODUCTION.tunnel.upgraded), null],
        [thing('symbiotic'), goodsText(SYMBIOTIC_YIELD), null, null],
      ],
    },
    {
      title: own('underwater.primer.scoring'),
      head: [own('underwater.primer.what'), own('underwater.primer.points')],
      rows: [
        ...CITY_POINTS.map((points, kinds) => [own('underwater.primer.city', { kinds }), points]),
        [own('underwater.primer.resources', { n: RESOURCES_PER_POINT }), 1],
        [own('underwater.primer.hungry'), -HUNGER],
      ],
    },
    {
      title: own('underwater.primer.sale'),
      head: [own('underwater.primer.what'), own('underwater.primer.worth')],
      rows: [[{ key: 'underwater.resource.biomatter' }, goodsText({ credits: BIOMATTER_SELLS_FOR })]],
    },
  ],
  symbols: [
    ...RESOURCES.map((id) => ({ id, words: { key: `underwater.resource.${id}` } })),
    ...(['points', 'cards'] as const).map((id) => ({ id, words: own(`underwater.primer.symbol.${id}`) })),
    ...BUILDINGS.map((id) => ({ id, words: thing(id) })),
    ...BUILDINGS.map((id) => ({ id: `${id}/upgraded`, words: own('underwater.primer.symbol.upgraded', { building: thing(id) }) })),
    ...CITY_TYPES.map((id) => ({ id, words: thing(id) })),
    ...COLOURS.map((id) => ({ id, words: own('underwater.primer.symbol.colour', { colour: { key: `underwater.colour.${id}` } }) })),
    ...KINDS.map((id) => ({ id, words: own('underwater.primer.symbol.card', { kind: { key: `underwater.kind.${id}` } }) })),
  ],
};
