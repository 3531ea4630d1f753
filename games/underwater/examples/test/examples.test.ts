import { exampleLaws } from '@madang/text/testing';
import { underwater } from '../../rules/index.ts';
import { goodsOf, handOf, playerAt } from '../../test/position.ts';
import { wording } from '../../text/index.ts';
import { examples } from '../index.ts';

// The figures stand in the ledger's worked examples; a turn on the slot that is always available brings 2 credits besides.
await exampleLaws({
  game: underwater,
  wording,
  examples,
  figures: {
    production: [(state) => [goodsOf(state), playerAt(state).points], [{ credits: 6 + 2, steelplast: 3, science: 2 }, 6]],
    // 4 credits and 3 biomatter of the plants; the tunnel to them 1 credit
    doubled: [goodsOf, { credits: 4 + 1 + 2, biomatter: 3 }],
    // four tunnels, no kelp, no biomatter left
    hunger: [(state) => [goodsOf(state), playerAt(state).points], [{ credits: 4 + 2 }, 0]],
    between: [(state) => [goodsOf(state), handOf(state).length, playerAt(state).buildings.slice(40, 43)], [{}, 2, [3, 6, 2]]],
    after: [(state) => [goodsOf(state), state.federation[0], playerAt(state).buildings[40]], [{ kelp: 1 }, 3, 2]],
    // the tile gives 4 points
    price: [(state) => [goodsOf(state), playerAt(state).paid, playerAt(state).points], [{}, [194], 4]],
    fifth: [(state) => [goodsOf(state), playerAt(state).ready], [{ kelp: 1, steelplast: 1, science: 1, credits: 1 }, [18, 19, 20, 60]]],
    scoring: [(state) => [playerAt(state).scored, playerAt(state).points], [[50, 8, 9 + 2, 21, 6], 50 + 46]],
    assistant: [(state) => [goodsOf(state), playerAt(state).spent], [{ steelplast: 2 }, [0]]],
    paid: [(state) => [goodsOf(state), playerAt(state).buildings[40]], [{}, 5]],
    first: [(state) => [goodsOf(state), playerAt(state).tunnels === 0], [{}, false]],
    discount: [goodsOf, {}],
    exchange: [goodsOf, { credits: 1, kelp: 3 + 1, steelplast: 1 + 1, science: 1 }],
    track: [(state) => [goodsOf(state), playerAt(state).points, state.federation[0]], [{ credits: 1, steelplast: 1 }, 0, 2]],
    biomatter: [goodsOf, {}],
    sites: [goodsOf, {}],
    farms: [goodsOf, { kelp: 1, steelplast: 2 }],
    // the slot's steelplast follows
    surcharge: [goodsOf, { steelplast: 1 }],
    'at-once': [(state) => [goodsOf(state), playerAt(state).points], [{}, 6]],
    'six-points': [goodsOf, {}],
    'once-yielded': [goodsOf, { credits: 1, biomatter: 1, steelplast: 2, kelp: 1 }],
    tripled: [goodsOf, { credits: 3 + 1 }],
    pair: [goodsOf, { credits: 1 + 1 + 2 }],
    port: [(state) => [goodsOf(state), playerAt(state).points], [{ credits: 1, kelp: 1 }, 4]],
    order: [(state) => [state.round, state.order], [3, [2, 1, 3, 0]]],
  },
});
