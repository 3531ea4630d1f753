import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECKS } from '../../components/decks/index.ts';
import { METROPOLISES, type Slot } from '../../components/words.ts';
import type { PlayerSketch } from '../position.ts';
import { AT_LEAST, type Case, cases, changes, type Delta, type Likes, plus, steps, withPlayer } from './using.ts';

/** What a card's player sees, worked out by hand from what the card says. */
interface Expected {
  /** Undefined: this position cannot show it. */
  readonly gives: (board: Case) => Delta | undefined;
  readonly likes?: Likes;
  readonly me?: PlayerSketch;
  readonly occupied?: Slot;
}

const always = (gives: Delta, more: Omit<Expected, 'gives'> = {}): Expected => ({ gives: () => gives, ...more });
const likes =
  (start: string): Likes =>
  (words) =>
    words.startsWith(start);

// UWC-BUILD-03 … -06
const farm = { kelp: -1, farm: 1 };
const laboratory = { steelplast: -1, laboratory: 1 };
/** The three resources of slot p34-y1. */
const three = { science: 1, steelplast: 1, kelp: 1 };
const y1 = likes('perform p34-y1');

/** So many upgrades as there are structures, for so much each. */
const upgrades =
  (most: number, of: (board: Case) => number, each: Delta, more: Delta = {}) =>
  (board: Case): Delta => {
    const n = Math.min(most, of(board));
    return plus(more, n === 0 ? {} : { upgraded: n }, Object.fromEntries(Object.entries(each).map(([name, one]) => [name, one * n])));
  };
const buildings = ({ plain }: Case): number => plain.farm + plain.desalination + plain.laboratory;
const structures = (board: Case): number => buildings(board) + board.plain.tunnel;

/** Every instant card by number. */
const INSTANTS: Readonly<Record<number, Expected>> = {
  1: always(plus({ credits: -1 }, three), { likes: y1 }),
  2: always({ credits: 1, used: 1 }),
  3: always({ biomatter: 1, science: 1 }),
  4: always({ steelplast: 2, credits: 1 }),
  5: always({ credits: -1, tunnel: 1, cards: 1 }),
  6: always({ farm: 1, cards: 1 }),
  7: { gives: ({ space }) => plus({ laboratory: 1 }, steps(space, 1)) },
  8: always({ upgraded: 1, cards: 1 }),
  9: always(plus(farm, farm, { cards: 1 })),
  10: always({ cards: 3, credits: 1 }),
  23: always({ steelplast: 1, cards: 1 }),
  24: always({ credits: 3 }),
  25: { gives: ({ space }) => plus({ credits: 1 }, steps(space, 1)) },
  26: { gives: upgrades(1, ({ plain }) => plain.desalination, { science: -1 }), likes: likes('spend science') },
  27: always({ desalination: 1 }),
  28: { gives: ({ upgradedTunnels }) => plus({ kelp: upgradedTunnels }) },
  29: always(plus(farm, { credits: 1 })),
  30: { gives: upgrades(2, ({ plain }) => plain.farm, { credits: -1 }) },
  31: always(plus(farm, { cards: 1 })),
  32: always({ credits: 1, used: -1 }, { me: { spent: [20] } }),
  45: always({ credits: 1 }),
  46: always({ science: 1 }),
  47: always({ cards: 2 }),
  48: always({ kelp: -1, steelplast: 1, credits: 1 }),
  // The step comes first: the space that it leads to counts.
  49: { gives: ({ space }) => plus(steps(space, 1), space === 4 ? { credits: 1 } : {}) },
  50: { gives: ({ cities }) => ({ kelp: cities >= 3 ? 2 : 1 }) },
  51: { gives: upgrades(1, ({ plain }) => plain.tunnel, { credits: -1 }) },
  52: { gives: ({ buildings: { desalination } }) => ({ credits: desalination >= 3 ? 3 : 1 }) },
  53: always(farm),
  54: always(laboratory),
  67: always({ tunnel: 1 }),
  68: { gives: upgrades(2, structures, { credits: -1 }, { cards: 1 }) },
  69: always({ biomatter: 2 }),
  70: { gives: ({ upgraded }) => (upgraded.laboratory >= 2 ? { science: 1, steelplast: 1, cards: 1 } : {}) },
  71: always({ steelplast: -1, kelp: -1, credits: -1, nonsymbiotic: 1 }),
  72: always(plus({ credits: -1, cards: 1 }, three), { likes: y1, occupied: 'p34-y1' }),
  73: always({ science: 1, credits: 1, used: 1 }),
  74: { gives: ({ cities }) => ({ credits: Math.min(4, cities) }) },
  86: { gives: ({ buildings: { desalination } }) => plus({ steelplast: Math.floor(desalination / 2) }) },
  87: {
    gives: ({ upgraded }) => (upgraded.laboratory > 0 ? { science: 1, steelplast: 1 } : undefined),
    likes: (words, me) => Object.entries(me.buildings ?? {}).some(([site, one]) => one === 'laboratory+' && words === `yield ${site}`),
  },
  88: always({ biomatter: -1, credits: -1, symbiotic: 1, nonsymbiotic: -1 }),
  89: always({ farm: 1 }),
  90: always({ kelp: 2, cards: 1 }),
  91: { gives: upgrades(1, buildings, {}) },
  92: { gives: ({ space }) => plus(steps(space, 2), { cards: 1 }) },
  93: always({ steelplast: -1, tunnel: 1 }),
  105: always(plus({ credits: -2 }, three), { likes: y1, occupied: 'p34-y1' }),
  106: always({ biomatter: 1 }),
  107: always({ kelp: 1, cards: 1 }),
  108: { gives: upgrades(1, ({ plain }) => plain.laboratory, { steelplast: -1 }) },
  109: { gives: ({ besideCity }) => plus({ credits: Math.min(2, Math.floor(besideCity / 2)) }) },
  110: { gives: ({ space }) => (space === 3 ? { credits: 2, cards: 1 } : { credits: 1 }) },
  111: always(farm),
  112: always({ science: -1, biomatter: 1, cards: 1 }),
  124: always({ steelplast: 2, used: 2 }, { me: { ready: [0, 20] } }),
  125: always({ steelplast: -1, kelp: -1, nonsymbiotic: 1 }),
  126: always({ tunnel: 1, points: 1 }),
  127: { gives: ({ symbiotic }) => plus({ points: 2 * Math.min(2, symbiotic) }) },
  128: { gives: upgrades(3, structures, { credits: -1 }, { cards: 1 }) },
  129: always({ points: 3 }),
  130: always({ biomatter: 2, points: 1 }),
  131: always(plus(three, { cards: 1 }), { likes: y1 }),
  132: always({ farm: 2 }),
  133: always({ biomatter: -1, symbiotic: 1, nonsymbiotic: -1, points: 2 }),
  143: always({ steelplast: 3 }),
  144: always({ credits: 4 }),
  145: { gives: ({ space }) => plus(steps(space, 2), { points: 1 }) },
  146: { gives: ({ cities }) => (cities >= 5 ? { desalination: 1 } : {}) },
  147: { gives: ({ upgraded }) => (upgraded.laboratory >= 2 ? { points: 2, science: 1 } : { science: 1 }) },
  148: { gives: upgrades(2, buildings, { steelplast: -1 }, { cards: 1 }) },
  149: always({ farm: 1, points: 1 }),
  150: { gives: ({ buildings: { farm: farms } }) => plus({ points: Math.min(3, Math.floor(farms / 2)) }) },
  151: always({ credits: -1, tunnel: 1 }),
  152: always({ steelplast: 2 }, { me: { ready: [], spent: [20] } }),
  162: always({ kelp: 1, used: -1 }, { me: { spent: [20] } }),
  163: always({ credits: 2 }),
  164: always({ points: 1, cards: 1 }),
  165: always({ kelp: 2 }),
  166: always({ steelplast: 2 }),
  167: always({ science: 1, cards: 1 }),
  168: { gives: ({ space }) => plus(steps(space, 1), { cards: 1 }) },
  169: always(plus(farm, { cards: 1 })),
  170: { gives: upgrades(1, structures, { credits: -1 }) },
  171: { gives: upgrades(1, ({ plain }) => plain.tunnel, {}) },
  192: always(plus({ credits: -1 }, farm)),
  193: always(plus({ credits: -2 }, three), { likes: y1 }),
  // Two tiles are looked at; the one kept is Garden port, which gives 1 kelp.
  194: always({ credits: -2, tiles: 1, kelp: 1 }, { likes: likes('tile blue-1') }),
  198: always({ credits: -2, steelplast: -1, kelp: -1, biomatter: -1, symbiotic: 1 }),
  202: always({ kelp: 1, steelplast: 1 }),
};

const [deck] = DECKS;

/** How often a card showed what it should; throws where it did not. */
function shown(number: number, { gives, likes: liked, me = {}, occupied }: Expected): number {
  let times = 0;
  for (const board of cases(`instant ${number}`, 14)) {
    const expected = gives(board);
    if (!expected) continue;
    const sketch = { ...withPlayer(board, me), slots: occupied ? { [occupied]: [1] } : {} };
    const found = changes(sketch, [{ task: 'play', seat: 0, matched: true }], liked, (state) => {
      for (const player of state.players.slice(0, 1)) player.played = number;
      state.unusedTiles = [METROPOLISES.indexOf('blue-1'), METROPOLISES.indexOf('blue-2')];
    });
    if (!found) continue;
    times += 1;
    assert.deepEqual(found, expected, `card ${number}, board ${JSON.stringify(board.sketch)}`);
  }
  return times;
}

test('every instant card is expected to do something', () => {
  const instants = deck?.cards.filter((card) => card.kind === 'instant').map((card) => card.number);
  assert.deepEqual(Object.keys(INSTANTS).map(Number), instants);
});

for (const [number, expected] of Object.entries(INSTANTS)) {
  test(`card ${number} does what it says on generated boards`, () => {
    assert.ok(shown(Number(number), expected) >= AT_LEAST, 'too few positions show it');
  });
}
