import { type EraCard, invented } from './card.ts';

/** Era 1: cards 1 to 66, 66 in all (UWC-SETUP-03). */
export const ERA_1: readonly EraCard[] = Object.freeze<EraCard[]>([
  {
    number: 1,
    colour: 'green',
    instant: { do: 'pay', cost: [{ credits: 1 }], effect: { do: 'performSlot', which: 'available', always: true } },
    confidence: 'single-source',
    attested: ['era', 'effect'],
  },
  { number: 2, colour: 'green', instant: { do: 'useAction', max: 1 }, confidence: 'verified', attested: ['colour', 'kind', 'effect'] },
  { number: 3, colour: 'green', instant: { do: 'gain', goods: { biomatter: 1, science: 1 } }, ...invented },
  { number: 4, colour: 'green', instant: { do: 'gain', goods: { steelplast: 2, credits: 1 } }, ...invented },
  {
    number: 5,
    colour: 'green',
    instant: {
      do: 'all',
      of: [
        { do: 'build', what: 'tunnel', count: 1, cost: { credits: 1 } },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 6,
    colour: 'green',
    instant: {
      do: 'all',
      of: [
        { do: 'build', what: 'farm', count: 1, cost: 'free' },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 7,
    colour: 'green',
    instant: {
      do: 'all',
      of: [
        { do: 'build', what: 'laboratory', count: 1, cost: 'free' },
        { do: 'advance', steps: 1 },
      ],
    },
    ...invented,
  },
  {
    number: 8,
    colour: 'green',
    instant: {
      do: 'all',
      of: [
        { do: 'upgrade', what: 'structure', count: 1, cost: 'free' },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 9,
    colour: 'green',
    instant: {
      do: 'all',
      of: [
        { do: 'build', what: 'building', count: 2, cost: 'usual' },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  { number: 10, colour: 'green', instant: { do: 'gain', goods: { cards: 3, credits: 1 } }, ...invented },
  { number: 11, colour: 'green', permanent: { do: 'discount', on: 'tunnel', amount: { credits: 2 } }, confidence: 'inferred', attested: ['effect'] },
  {
    number: 12,
    colour: 'green',
    permanent: { do: 'trigger', on: { event: 'upgrade', what: 'structure' }, effect: { do: 'gain', goods: { credits: 1 } }, limit: 'oncePerTurn' },
    ...invented,
  },
  { number: 13, colour: 'green', permanent: { do: 'discount', on: 'city', amount: { steelplast: 1 } }, ...invented },
  {
    number: 14,
    colour: 'green',
    permanent: { do: 'trigger', on: { event: 'chooseSlot', matched: false }, effect: { do: 'gain', goods: { steelplast: 1 } } },
    confidence: 'single-source',
    attested: ['number', 'kind', 'effect'],
  },
  { number: 15, colour: 'green', production: { do: 'gain', goods: { biomatter: 1 } }, ...invented },
  { number: 16, colour: 'green', production: { do: 'gain', goods: { science: 1, credits: 1 } }, ...invented },
  {
    number: 17,
    colour: 'green',
    production: { do: 'per', count: { of: 'building', kind: 'farm', state: 'any' }, every: 2, effect: { do: 'gain', goods: { kelp: 1 } } },
    ...invented,
  },
  {
    number: 18,
    colour: 'green',
    action: {
      do: 'all',
      of: [
        { do: 'build', what: 'tunnel', count: 1, cost: 'usual' },
        { do: 'gain', goods: { credits: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 19,
    colour: 'green',
    action: {
      do: 'all',
      of: [
        { do: 'build', what: 'structure', count: 1, cost: 'usual' },
        { do: 'advance', steps: 1 },
      ],
    },
    confidence: 'verified',
    attested: ['number', 'kind', 'effect'],
  },
  { number: 20, colour: 'green', action: { do: 'gain', goods: { steelplast: 2 } }, ...invented },
  { number: 21, colour: 'green', action: { do: 'upgrade', what: 'structure', count: 1, cost: 'free' }, ...invented },
  {
    number: 22,
    colour: 'green',
    endScoring: { do: 'per', count: { of: 'cityWithKinds', atLeast: 3 }, every: 1, effect: { do: 'gain', goods: { points: 2 } }, max: 3 },
    ...invented,
  },
  { number: 23, colour: 'red', instant: { do: 'gain', goods: { steelplast: 1, cards: 1 } }, ...invented },
  { number: 24, colour: 'red', instant: { do: 'gain', goods: { credits: 3 } }, ...invented },
  {
    number: 25,
    colour: 'red',
    instant: {
      do: 'all',
      of: [
        { do: 'advance', steps: 1 },
        { do: 'gain', goods: { credits: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 26,
    colour: 'red',
    instant: { do: 'upgrade', what: 'desalination', count: 1, cost: [{ science: 1 }, { steelplast: 1 }] },
    confidence: 'single-source',
    attested: ['era', 'effect'],
  },
  { number: 27, colour: 'red', instant: { do: 'build', what: 'desalination', count: 1, cost: 'free' }, ...invented },
  {
    number: 28,
    colour: 'red',
    instant: { do: 'per', count: { of: 'tunnel', state: 'upgraded', beside: 'any' }, every: 1, effect: { do: 'gain', goods: { kelp: 1 } } },
    confidence: 'inferred',
    attested: ['number', 'colour', 'kind'],
  },
  {
    number: 29,
    colour: 'red',
    instant: {
      do: 'all',
      of: [
        {
          do: 'choose',
          of: [
            { do: 'build', what: 'farm', count: 1, cost: 'usual' },
            { do: 'build', what: 'laboratory', count: 1, cost: 'usual' },
          ],
        },
        { do: 'gain', goods: { credits: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 30,
    colour: 'red',
    instant: { do: 'upgrade', what: 'farm', count: 2, cost: [{ credits: 1 }, { science: 1 }] },
    confidence: 'verified',
    attested: ['effect'],
  },
  {
    number: 31,
    colour: 'red',
    instant: {
      do: 'all',
      of: [
        { do: 'build', what: 'building', count: 1, cost: 'usual', site: 'expansion' },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    confidence: 'inferred',
    attested: ['effect'],
  },
  {
    number: 32,
    colour: 'red',
    instant: {
      do: 'all',
      of: [
        { do: 'refreshAction', count: 1 },
        { do: 'gain', goods: { credits: 1 } },
      ],
    },
    confidence: 'inferred',
    attested: ['effect'],
  },
  { number: 33, colour: 'red', action: { do: 'gain', goods: { kelp: 1, credits: 1 } }, ...invented },
  {
    number: 34,
    colour: 'red',
    action: {
      do: 'all',
      of: [
        {
          do: 'choose',
          of: [
            { do: 'build', what: 'farm', count: 1, cost: 'usual' },
            { do: 'build', what: 'desalination', count: 1, cost: 'usual' },
          ],
        },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    confidence: 'verified',
    attested: ['number', 'kind', 'effect'],
  },
  {
    number: 35,
    colour: 'red',
    permanent: { do: 'trigger', on: { event: 'advanceTo', space: 3 }, effect: { do: 'gain', goods: { credits: 1 } } },
    confidence: 'single-source',
    attested: ['number', 'kind', 'effect'],
  },
  {
    number: 36,
    colour: 'red',
    permanent: { do: 'trigger', on: { event: 'buildNthAtCity', what: 'desalination', nth: 2 }, effect: { do: 'gain', goods: { credits: 1 } } },
    confidence: 'single-source',
    attested: ['kind', 'effect'],
  },
  {
    number: 37,
    colour: 'red',
    permanent: { do: 'trigger', on: { event: 'buildNthAtCity', what: 'laboratory', nth: 2 }, effect: { do: 'gain', goods: { credits: 1 } } },
    confidence: 'verified',
    attested: ['number', 'kind', 'effect'],
  },
  {
    number: 38,
    colour: 'red',
    permanent: { do: 'trigger', on: { event: 'buildNthThisTurn', what: 'tunnel', nth: 2 }, effect: { do: 'gain', goods: { points: 1, credits: 1 } } },
    confidence: 'inferred',
    attested: ['effect'],
  },
  {
    number: 39,
    colour: 'red',
    action: {
      do: 'all',
      of: [
        { do: 'advance', steps: 1 },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  { number: 40, colour: 'red', action: { do: 'pay', cost: [{ credits: 1 }], effect: { do: 'gain', goods: { science: 1, kelp: 1 } } }, ...invented },
  { number: 41, colour: 'red', production: { do: 'gain', goods: { science: 1 } }, ...invented },
  {
    number: 42,
    colour: 'red',
    production: {
      do: 'all',
      of: [
        { do: 'gain', goods: { kelp: 1 } },
        { do: 'if', condition: { count: { of: 'city', type: 'symbiotic' }, atLeast: 1 }, effect: { do: 'gain', goods: { points: 1 } } },
      ],
    },
    ...invented,
  },
  {
    number: 43,
    colour: 'red',
    production: {
      do: 'all',
      of: [
        { do: 'per', count: { of: 'building', kind: 'laboratory', state: 'any' }, every: 3, effect: { do: 'gain', goods: { kelp: 1 } } },
        { do: 'gain', goods: { credits: 1 } },
      ],
    },
    confidence: 'inferred',
    attested: ['effect'],
  },
  {
    number: 44,
    colour: 'red',
    endScoring: { do: 'buyPoints', cost: { kelp: 1, steelplast: 1 }, points: 1, max: 5 },
    confidence: 'inferred',
    attested: ['effect'],
  },
  {
    number: 45,
    colour: 'yellow',
    instant: { do: 'gainChoice', count: 1, distinct: true, from: ['credits', 'kelp', 'steelplast', 'science'] },
    ...invented,
  },
  { number: 46, colour: 'yellow', instant: { do: 'gain', goods: { science: 1 } }, ...invented },
  { number: 47, colour: 'yellow', instant: { do: 'gain', goods: { cards: 2 } }, ...invented },
  {
    number: 48,
    colour: 'yellow',
    instant: {
      do: 'all',
      of: [
        { do: 'exchange', a: { kelp: 1 }, b: { steelplast: 1 } },
        { do: 'gain', goods: { credits: 1 } },
      ],
    },
    confidence: 'inferred',
    attested: ['era', 'colour'],
  },
  {
    number: 49,
    colour: 'yellow',
    instant: {
      do: 'all',
      of: [
        { do: 'advance', steps: 1 },
        { do: 'if', condition: { federationSpace: 3 }, effect: { do: 'gain', goods: { credits: 1 } } },
      ],
    },
    confidence: 'inferred',
    attested: ['effect'],
  },
  {
    number: 50,
    colour: 'yellow',
    instant: {
      do: 'all',
      of: [
        { do: 'gain', goods: { kelp: 1 } },
        { do: 'if', condition: { count: { of: 'city', type: 'any' }, atLeast: 3 }, effect: { do: 'gain', goods: { kelp: 1 } } },
      ],
    },
    ...invented,
  },
  { number: 51, colour: 'yellow', instant: { do: 'upgrade', what: 'tunnel', count: 1, cost: [{ credits: 1 }, { science: 1 }] }, ...invented },
  {
    number: 52,
    colour: 'yellow',
    instant: {
      do: 'if',
      condition: { count: { of: 'building', kind: 'desalination', state: 'any' }, atLeast: 3 },
      effect: { do: 'gain', goods: { credits: 3 } },
      otherwise: { do: 'gain', goods: { credits: 1 } },
    },
    confidence: 'inferred',
    attested: ['effect'],
  },
  { number: 53, colour: 'yellow', instant: { do: 'build', what: 'farm', count: 1, cost: 'usual' }, ...invented },
  { number: 54, colour: 'yellow', instant: { do: 'build', what: 'laboratory', count: 1, cost: 'usual' }, ...invented },
  { number: 55, colour: 'yellow', permanent: { do: 'handLimit', delta: 1 }, confidence: 'verified', attested: ['kind', 'effect'] },
  {
    number: 56,
    colour: 'yellow',
    permanent: { do: 'trigger', on: { event: 'useAlwaysSlot' }, effect: { do: 'gain', goods: { kelp: 1 } } },
    ...invented,
  },
  {
    number: 57,
    colour: 'yellow',
    permanent: { do: 'slotModifier', slots: ['p34-r1', 'p12-r1'], change: { buildCount: 1 } },
    confidence: 'inferred',
    attested: [],
  },
  {
    number: 58,
    colour: 'yellow',
    permanent: { do: 'trigger', on: { event: 'takeSpecial' }, effect: { do: 'gain', goods: { credits: 1 } } },
    ...invented,
  },
  { number: 59, colour: 'yellow', action: { do: 'gainChoice', count: 1, distinct: true, from: ['kelp', 'science'] }, ...invented },
  { number: 60, colour: 'yellow', action: { do: 'gain', goods: { cards: 2 } }, ...invented },
  {
    number: 61,
    colour: 'yellow',
    action: { do: 'pay', cost: [{ credits: 1 }], effect: { do: 'gain', goods: { steelplast: 1, kelp: 1 } } },
    ...invented,
  },
  { number: 62, colour: 'yellow', action: { do: 'build', what: 'desalination', count: 1, cost: 'usual' }, ...invented },
  { number: 63, colour: 'yellow', production: { do: 'gain', goods: { credits: 1 } }, confidence: 'verified', attested: ['kind', 'effect'] },
  {
    number: 64,
    colour: 'yellow',
    production: { do: 'swapProduction', structure: 'laboratory', from: { science: 1 }, to: { steelplast: 1, kelp: 1 }, count: 1 },
    confidence: 'single-source',
    attested: ['kind', 'effect'],
  },
  { number: 65, colour: 'yellow', production: { do: 'gain', goods: { kelp: 1 } }, ...invented },
  {
    number: 66,
    colour: 'yellow',
    endScoring: { do: 'per', count: { of: 'building', kind: 'farm', state: 'any' }, every: 3, effect: { do: 'gain', goods: { points: 1 } } },
    confidence: 'verified',
    attested: ['kind', 'effect'],
  },
]);
