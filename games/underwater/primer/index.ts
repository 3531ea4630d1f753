import { at, type Message, type Primer } from '@madang/kernel';
import { GOVERNMENT_CONTRACTS } from '../components/contracts.ts';
import { METROPOLIS_TILES } from '../components/metropolises.ts';
import {
  ACTION_CARDS,
  ACTION_TILES,
  BIOMATTER_SELLS_FOR,
  CITY_COST,
  CITY_POINTS,
  CLONE_COST,
  CLONE_PLAYERS,
  ERA_DRAW,
  HAND_LIMIT,
  HUNGER,
  PAIR_BONUS,
  PRODUCTION,
  RESOURCES_PER_POINT,
  START,
  STRUCTURE_COST,
  SYMBIOTIC_DOMES,
  SYMBIOTIC_YIELD,
  UPGRADE_COST,
} from '../components/numbers.ts';
import { ACTION_SLOTS } from '../components/slots.ts';
import { BEYOND_TOP, ERA_ROUNDS, FEDERATION_BONUS, FEDERATION_TOP } from '../components/tracks.ts';
import { BUILDINGS, CITY_TYPES, COLOURS, KINDS, RESOURCES, STRUCTURES } from '../components/words.ts';
import { contractText, goodsText, metropolisText, slotText } from '../text/effects/index.ts';
import type en from '../text/en/primer.json';
import * as sources from '../text/sources.ts';

const own = (key: keyof typeof en, args?: Message['args']): Message => (args ? { key, args } : { key });
const thing = (name: string): Message => ({ key: `underwater.thing.${name}` });

/** Underwater Cities in a minute, and its figures. */
export const primer: Primer = {
  catalogues: sources.primer,
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
    {
      title: own('underwater.primer.numbers'),
      head: [own('underwater.primer.what'), own('underwater.primer.number')],
      rows: [
        [own('underwater.primer.tiles'), ACTION_TILES],
        [own('underwater.primer.hand'), HAND_LIMIT],
        [own('underwater.primer.actionCards'), ACTION_CARDS],
        [own('underwater.primer.eraDraw'), ERA_DRAW],
        ...ERA_ROUNDS.map((rounds, i) => [own('underwater.primer.era', { era: i + 1 }), rounds]),
        ...[2, 3, 4].map((n) => [own('underwater.primer.domes', { n }), at(SYMBIOTIC_DOMES, n)]),
        [own('underwater.primer.start'), goodsText(START)],
        [own('underwater.primer.clone', { n: CLONE_PLAYERS }), goodsText({ credits: CLONE_COST })],
      ],
    },
    {
      title: own('underwater.primer.federation'),
      head: [own('underwater.primer.space'), own('underwater.primer.gives')],
      rows: [
        ...FEDERATION_BONUS.slice(FEDERATION_TOP)
          .toReversed()
          .map((bonus, i) => [i + 1, Object.keys(bonus).length > 0 ? goodsText(bonus) : null]),
        [own('underwater.primer.beyond'), goodsText(BEYOND_TOP)],
      ],
    },
    ...(['p34', 'p12'] as const).map((side) => ({
      title: own(`underwater.primer.slots.${side}`),
      head: [own('underwater.primer.colour'), own('underwater.primer.gives')],
      rows: ACTION_SLOTS.filter((slot) => slot.side === side || slot.side === 'both').map((slot) => [
        slot.colour === 'none' ? own('underwater.primer.anyColour') : { key: `underwater.colour.${slot.colour}` },
        slotText(slot),
      ]),
    })),
    {
      title: own('underwater.primer.metropolises'),
      head: [own('underwater.primer.what'), own('underwater.primer.gives')],
      rows: METROPOLIS_TILES.map((tile) => [{ key: `underwater.metropolis.${tile.id}` }, metropolisText(tile)]),
    },
    {
      title: own('underwater.primer.contracts'),
      head: [own('underwater.primer.gives')],
      rows: GOVERNMENT_CONTRACTS.map((contract) => [contractText(contract)]),
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
