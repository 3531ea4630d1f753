import { type Advantage, at, bitCount, type Detail, detailsOf, playerOf, type Seat, total } from '@madang/kernel';
import { SEGMENTS } from '../../components/numbers.ts';
import { STRUCTURES } from '../../components/words.ts';
import { advancedTiles, turnsUntilBack } from '../../rules/company/wheel.ts';
import { requirement } from '../../rules/production/contracts.ts';
import { objectiveCount } from '../../rules/rounds/objective.ts';
import { type Barrage, EMPTY, type Player } from '../../rules/state.ts';
import { linksOfAll } from '../features.ts';
import { type Links, ownStrips } from '../rivers/links.ts';
import { waterOf } from '../rivers/water.ts';
import { BUILDERS } from './facts.ts';

const weighed = (...features: readonly string[]): readonly string[] => features.map((feature) => `weighed: ${feature}`);
const structures = (...facts: readonly string[]): readonly string[] =>
  facts.flatMap((fact) => STRUCTURES.map((structure) => `${fact}: ${structure}`));

/** What may be named as a reason for a seat's chance. */
export const advantages: readonly Advantage<Barrage>[] = [
  { name: 'points', facts: weighed('points'), amount: (view, seat) => playerOf(view, seat).vp },
  {
    name: 'energy',
    facts: [
      ...weighed('rank by energy in reach', 'credits and loss by energy in reach', 'bonus tile by energy now', 'bonus tile by energy in reach'),
      ...['energy', 'section', 'behind the section of this round', 'energy before the best rival', 'seats with more energy'],
    ],
    amount: (view, seat) => playerOf(view, seat).energy,
  },
  {
    name: 'production',
    facts: [
      ...weighed('energy in reach this round', 'energy in linked dams', 'energy of the water to come through own systems'),
      ...['best production now', 'best production next round', 'own dams linked', 'conduits in linked systems', 'drops in linked dams'],
      ...['room in linked dams', 'drops in linked dams next round', 'water to come at linked dams'],
    ],
    amount: (view, seat) => bestProduction(linksOfAll(view, waterOf(view))[seat]),
  },
  {
    name: 'contracts',
    facts: [
      ...weighed('best own contract in reach this round', 'own contracts by likelihood'),
      ...['contracts held', 'contracts in reach', 'contracts nearly in reach', 'worth of contracts held'],
    ],
    amount: contractsReady,
  },
  {
    name: 'machinery',
    facts: [
      ...weighed('excavators while time is left', 'mixers while time is left', 'machinery on the wheel, by nearness'),
      ...['excavators', 'mixers', 'excavators with the wheel', 'mixers with the wheel', 'machinery, for the rounds left'],
      ...structures('payable', 'payable, for the rounds left'),
    ],
    amount: machinery,
  },
  {
    name: 'engineers',
    facts: ['engineers', 'engineers of all rounds left', 'passed', ...weighed('engineers')],
    amount: (view, seat) => playerOf(view, seat).engineers,
  },
  { name: 'credits', facts: ['credits', ...weighed('credits, excavators and mixers, fifths')], amount: (view, seat) => playerOf(view, seat).credits },
  {
    name: 'pieces',
    facts: [
      ...weighed(
        'bases, for the rounds left',
        'elevations, for the rounds left',
        'conduits, for the rounds left',
        'powerhouses, for the rounds left',
      ),
      ...weighed('points of uncovered incomes to come', 'goods of uncovered incomes to come', 'next incomes, by the pieces done towards them'),
      ...structures('built', 'to build, for the rounds left'),
    ],
    amount: (view, seat) => total(playerOf(view, seat).built),
  },
  {
    name: 'tiles',
    facts: ['advanced tiles', ...weighed('advanced tiles, for the rounds left'), ...structures('tiles ready')],
    amount: (view, seat) => advancedTiles(playerOf(view, seat)),
  },
  {
    name: 'objective',
    facts: weighed('objective by rank now', 'objective, lead in count'),
    amount: (view, seat) => objectiveCount(view, seat, view.objective),
  },
];

/** What may be named as the difference of two turns: pieces one by one, the water and the wheel; the rest as in `advantages`. */
export const details: readonly Detail<Barrage>[] = [
  ...detailsOf(
    'barrage',
    advantages.filter(({ name }) => !['pieces', 'contracts', 'tiles'].includes(name)),
    ['energy', 'engineers'],
  ),
  {
    what: { key: 'barrage.advantage.contracts' },
    facts: ['contracts in reach', 'contracts nearly in reach', ...weighed('best own contract in reach this round')],
    amount: contractsReady,
  },
  {
    what: { key: 'barrage.detail.contracts' },
    facts: ['contracts held', 'worth of contracts held', ...weighed('own contracts by likelihood')],
    amount: (view, seat) => playerOf(view, seat).held.filter((contract) => contract !== EMPTY).length,
  },
  ...STRUCTURES.map(
    (structure, i): Detail<Barrage> => ({
      what: { key: `barrage.detail.${structure}` },
      facts: [`weighed: ${structure}s, for the rounds left`, `built: ${structure}`, `to build, for the rounds left: ${structure}`],
      amount: (view, seat) => at(playerOf(view, seat).built, i),
    }),
  ),
  {
    what: { key: 'barrage.advantage.tiles' },
    facts: ['advanced tiles', ...weighed('advanced tiles, for the rounds left')],
    amount: (view, seat) => advancedTiles(playerOf(view, seat)),
  },
  ...STRUCTURES.map(
    (structure, i): Detail<Barrage> => ({
      what: { key: `barrage.detail.tile.${structure}` },
      facts: [`tiles ready: ${structure}`],
      amount: (view, seat) => bitCount(playerOf(view, seat).tiles & at(BUILDERS, i)),
    }),
  ),
  {
    ...{ what: { key: 'barrage.detail.drops' }, facts: ['own drops', ...weighed('drops in own dams, the nearer the end')] },
    amount: (view, seat) => total(view.drops.filter((_, dam) => view.damOwner[dam] === seat)),
  },
  {
    ...{ what: { key: 'barrage.detail.wheel' }, isBurden: true, facts: ['wheel: turns until the next', ...weighed('turns that tiles are away')] },
    amount: (view, seat) => turnsAway(playerOf(view, seat)),
  },
  {
    what: { key: 'barrage.detail.basins' },
    facts: ['powerhouse basins', 'system that lacks a dam', 'system that lacks a conduit', ...weighed('energy of systems that lack one piece')],
    amount: (view, seat) => bitCount(ownStrips(view, seat)),
  },
];

/** The turns of the wheel until every tile on it is back, added up. */
function turnsAway(me: Player): number {
  let sum = 0;
  for (let segment = 0; segment < SEGMENTS; segment++) if (at(me.wheel, 3 * segment) !== EMPTY) sum += turnsUntilBack(me, segment);
  return sum;
}

const bestProduction = (links: Links | undefined): number => Math.max(links?.best ?? 0, links?.bestNext ?? 0);

/** Contracts of a seat that its best production of this or the next round fulfils. */
function contractsReady(view: Barrage, seat: Seat): number {
  const me = playerOf(view, seat);
  const power = bestProduction(linksOfAll(view, waterOf(view))[seat]);
  return me.held.filter((contract) => contract !== EMPTY && requirement(view, me, contract, false) <= power).length;
}

/** Excavators and mixers of a seat, the wheel's included. */
function machinery(view: Barrage, seat: Seat): number {
  const { excavators, mixers, wheel } = playerOf(view, seat);
  let sum = excavators + mixers;
  for (let segment = 0; segment < SEGMENTS; segment++) sum += at(wheel, 3 * segment + 1) + at(wheel, 3 * segment + 2);
  return sum;
}
