import { type EraCard, invented } from './card.ts';

/** Era 3: cards 124 to 180, 57 in all (UWC-SETUP-03). */
export const ERA_3: readonly EraCard[] = Object.freeze<EraCard[]>([
  {
    number: 124,
    colour: 'green',
    instant: { do: 'pay', cost: [{ credits: 1 }], effect: { do: 'useAction', max: 2 } },
    confidence: 'single-source',
    attested: ['number', 'era', 'kind', 'effect'],
  },
  { number: 125, colour: 'green', instant: { do: 'build', what: 'nonsymbioticCity', count: 1, cost: { steelplast: 1, kelp: 1 } }, ...invented },
  {
    number: 126,
    colour: 'green',
    instant: {
      do: 'all',
      of: [
        { do: 'build', what: 'tunnel', count: 1, cost: 'free' },
        { do: 'gain', goods: { points: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 127,
    colour: 'green',
    instant: { do: 'per', count: { of: 'city', type: 'symbiotic' }, every: 1, effect: { do: 'gain', goods: { points: 2 } }, max: 2 },
    ...invented,
  },
  {
    number: 128,
    colour: 'green',
    instant: {
      do: 'all',
      of: [
        { do: 'upgrade', what: 'structure', count: 3, cost: [{ credits: 1 }] },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  { number: 129, colour: 'green', instant: { do: 'gain', goods: { points: 3 } }, ...invented },
  { number: 130, colour: 'green', instant: { do: 'gain', goods: { biomatter: 2, points: 1 } }, ...invented },
  {
    number: 131,
    colour: 'green',
    instant: {
      do: 'all',
      of: [
        { do: 'performSlot', which: 'available', always: true },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  { number: 132, colour: 'green', instant: { do: 'build', what: 'building', count: 2, cost: 'free' }, ...invented },
  {
    number: 133,
    colour: 'green',
    instant: {
      do: 'seq',
      atomic: true,
      of: [
        { do: 'convertCity', cost: { biomatter: 1 } },
        { do: 'gain', goods: { points: 2 } },
      ],
    },
    confidence: 'inferred',
    attested: [],
  },
  {
    number: 134,
    colour: 'green',
    permanent: { do: 'trigger', on: { event: 'build', what: 'city' }, effect: { do: 'gain', goods: { points: 2 } } },
    ...invented,
  },
  { number: 135, colour: 'green', action: { do: 'gain', goods: { points: 3 } }, ...invented },
  {
    number: 136,
    colour: 'green',
    action: {
      do: 'all',
      of: [
        { do: 'build', what: 'structure', count: 1, cost: 'free' },
        { do: 'gain', goods: { credits: 1 } },
      ],
    },
    ...invented,
  },
  { number: 137, colour: 'green', production: { do: 'gain', goods: { points: 4 } }, ...invented },
  {
    number: 138,
    colour: 'green',
    endScoring: { do: 'per', count: { of: 'upgradedSet' }, every: 1, effect: { do: 'gain', goods: { points: 3 } }, max: 3 },
    ...invented,
  },
  {
    number: 139,
    colour: 'green',
    endScoring: { do: 'per', count: { of: 'cityWithKinds', atLeast: 3 }, every: 1, effect: { do: 'gain', goods: { points: 2 } }, max: 5 },
    ...invented,
  },
  {
    number: 140,
    colour: 'green',
    endScoring: { do: 'per', count: { of: 'tunnel', state: 'any', beside: 'city' }, every: 1, effect: { do: 'gain', goods: { points: 1 } }, max: 5 },
    ...invented,
  },
  {
    number: 141,
    colour: 'green',
    endScoring: { do: 'per', count: { of: 'metropolis', colour: 'any' }, every: 1, effect: { do: 'gain', goods: { points: 3 } }, max: 3 },
    ...invented,
  },
  {
    number: 142,
    colour: 'green',
    endScoring: { do: 'per', count: { of: 'city', type: 'symbiotic' }, every: 1, effect: { do: 'gain', goods: { points: 2 } }, max: 5 },
    ...invented,
  },
  { number: 143, colour: 'red', instant: { do: 'gain', goods: { steelplast: 3 } }, ...invented },
  { number: 144, colour: 'red', instant: { do: 'gain', goods: { credits: 4 } }, ...invented },
  {
    number: 145,
    colour: 'red',
    instant: {
      do: 'all',
      of: [
        { do: 'advance', steps: 2 },
        { do: 'gain', goods: { points: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 146,
    colour: 'red',
    requires: { count: { of: 'city', type: 'any' }, atLeast: 5 },
    instant: { do: 'build', what: 'desalination', count: 1, cost: 'free' },
    confidence: 'single-source',
    attested: ['number', 'era', 'kind', 'effect'],
  },
  {
    number: 147,
    colour: 'red',
    instant: {
      do: 'if',
      condition: { count: { of: 'building', kind: 'laboratory', state: 'upgraded' }, atLeast: 2 },
      effect: { do: 'gain', goods: { points: 2, science: 1 } },
      otherwise: { do: 'gain', goods: { science: 1 } },
    },
    ...invented,
  },
  {
    number: 148,
    colour: 'red',
    instant: {
      do: 'all',
      of: [
        { do: 'upgrade', what: 'building', count: 2, cost: [{ steelplast: 1 }] },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 149,
    colour: 'red',
    instant: {
      do: 'all',
      of: [
        { do: 'build', what: 'building', count: 1, cost: 'free', site: 'expansion' },
        { do: 'gain', goods: { points: 1 } },
      ],
    },
    confidence: 'inferred',
    attested: ['effect'],
  },
  {
    number: 150,
    colour: 'red',
    instant: { do: 'per', count: { of: 'building', kind: 'farm', state: 'any' }, every: 2, effect: { do: 'gain', goods: { points: 1 } }, max: 3 },
    ...invented,
  },
  { number: 151, colour: 'red', instant: { do: 'build', what: 'tunnel', count: 1, cost: { credits: 1 } }, ...invented },
  {
    number: 152,
    colour: 'red',
    instant: {
      do: 'all',
      of: [
        { do: 'refreshAction', count: 1 },
        { do: 'useAction', max: 1 },
      ],
    },
    confidence: 'inferred',
    attested: ['effect'],
  },
  {
    number: 153,
    colour: 'red',
    permanent: { do: 'trigger', on: { event: 'upgrade', what: 'structure' }, effect: { do: 'gain', goods: { points: 1 } }, limit: 'oncePerTurn' },
    ...invented,
  },
  { number: 154, colour: 'red', action: { do: 'gain', goods: { points: 2 } }, ...invented },
  {
    number: 155,
    colour: 'red',
    action: {
      do: 'all',
      of: [
        { do: 'build', what: 'building', count: 1, cost: 'free' },
        { do: 'gain', goods: { points: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 156,
    colour: 'red',
    production: { do: 'per', count: { of: 'city', type: 'any' }, every: 2, effect: { do: 'gain', goods: { points: 1 } } },
    ...invented,
  },
  {
    number: 157,
    colour: 'red',
    endScoring: {
      do: 'per',
      count: { of: 'building', kind: 'farm', state: 'upgraded' },
      every: 1,
      effect: { do: 'gain', goods: { points: 1 } },
      max: 5,
    },
    ...invented,
  },
  {
    number: 158,
    colour: 'red',
    endScoring: {
      do: 'per',
      count: { of: 'building', kind: 'laboratory', state: 'upgraded' },
      every: 1,
      effect: { do: 'gain', goods: { points: 1 } },
      max: 5,
    },
    ...invented,
  },
  {
    number: 159,
    colour: 'red',
    endScoring: {
      do: 'per',
      count: { of: 'tunnel', state: 'upgraded', beside: 'city' },
      every: 1,
      effect: { do: 'gain', goods: { points: 1 } },
      max: 5,
    },
    ...invented,
  },
  { number: 160, colour: 'red', endScoring: { do: 'buyPoints', cost: { credits: 2 }, points: 1, max: 5 }, ...invented },
  {
    number: 161,
    colour: 'red',
    endScoring: {
      do: 'per',
      count: { of: 'card', kinds: ['permanent', 'production'] },
      every: 1,
      effect: { do: 'gain', goods: { points: 1 } },
      max: 5,
    },
    ...invented,
  },
  {
    number: 162,
    colour: 'yellow',
    instant: {
      do: 'all',
      of: [
        { do: 'refreshAction', count: 1 },
        { do: 'gain', goods: { kelp: 1 } },
      ],
    },
    confidence: 'inferred',
    attested: ['era', 'colour'],
  },
  { number: 163, colour: 'yellow', instant: { do: 'gain', goods: { credits: 2 } }, ...invented },
  { number: 164, colour: 'yellow', instant: { do: 'gain', goods: { points: 1, cards: 1 } }, ...invented },
  { number: 165, colour: 'yellow', instant: { do: 'gain', goods: { kelp: 2 } }, ...invented },
  { number: 166, colour: 'yellow', instant: { do: 'gain', goods: { steelplast: 2 } }, ...invented },
  { number: 167, colour: 'yellow', instant: { do: 'gain', goods: { science: 1, cards: 1 } }, ...invented },
  {
    number: 168,
    colour: 'yellow',
    instant: {
      do: 'all',
      of: [
        { do: 'advance', steps: 1 },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 169,
    colour: 'yellow',
    instant: {
      do: 'all',
      of: [
        { do: 'build', what: 'building', count: 1, cost: 'usual' },
        { do: 'gain', goods: { cards: 1 } },
      ],
    },
    ...invented,
  },
  {
    number: 170,
    colour: 'yellow',
    instant: { do: 'upgrade', what: 'structure', count: 1, cost: [{ credits: 1 }, { kelp: 1 }, { steelplast: 1 }, { science: 1 }] },
    ...invented,
  },
  { number: 171, colour: 'yellow', instant: { do: 'upgrade', what: 'tunnel', count: 1, cost: 'free' }, ...invented },
  {
    number: 172,
    colour: 'yellow',
    permanent: { do: 'trigger', on: { event: 'useAlwaysSlot' }, effect: { do: 'gain', goods: { points: 1 } } },
    ...invented,
  },
  { number: 173, colour: 'yellow', action: { do: 'gainChoice', count: 2, distinct: true, from: ['credits', 'kelp', 'steelplast'] }, ...invented },
  { number: 174, colour: 'yellow', action: { do: 'gain', goods: { points: 1, credits: 1 } }, ...invented },
  { number: 175, colour: 'yellow', production: { do: 'gain', goods: { points: 2 } }, ...invented },
  { number: 176, colour: 'yellow', endScoring: { do: 'buyPoints', cost: { kelp: 2 }, points: 1, max: 4 }, ...invented },
  { number: 177, colour: 'yellow', endScoring: { do: 'buyPoints', cost: { steelplast: 2 }, points: 1, max: 4 }, ...invented },
  {
    number: 178,
    colour: 'yellow',
    endScoring: { do: 'per', count: { of: 'building', kind: 'desalination', state: 'any' }, every: 3, effect: { do: 'gain', goods: { points: 1 } } },
    ...invented,
  },
  {
    number: 179,
    colour: 'yellow',
    endScoring: { do: 'per', count: { of: 'card', kinds: ['action'] }, every: 2, effect: { do: 'gain', goods: { points: 1 } }, max: 2 },
    ...invented,
  },
  {
    number: 180,
    colour: 'yellow',
    requires: { count: { of: 'metropolis', colour: 'brown' }, atLeast: 1 },
    endScoring: { do: 'gain', goods: { points: 2 } },
    ...invented,
  },
]);
