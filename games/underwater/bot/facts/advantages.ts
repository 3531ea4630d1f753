import { type Advantage, bitCount, playerOf, type Seat, total } from '@madang/kernel';
import { BUILDINGS, RESOURCES } from '../../components/words.ts';
import { connectedCities, connectedTiles } from '../../rules/building/network.ts';
import { yieldSum } from '../../rules/production/cards.ts';
import type { Underwater } from '../../rules/state.ts';
import { turnsToCome } from '../prospects.ts';
import { CARD_FACTS } from './tableau.ts';

const kinds = (names: readonly string[], ...facts: readonly string[]): readonly string[] =>
  facts.flatMap((fact) => names.map((name) => `${fact}: ${name}`));

/** What may be named as a reason for a seat's chance. */
export const advantages: readonly Advantage<Underwater>[] = [
  { name: 'points', facts: ['points on the track'], amount: (view, seat) => playerOf(view, seat).points },
  {
    name: 'production',
    facts: [
      ...['weighed: production', 'food lacking in the next Production', 'food lacking in later ones'],
      ...kinds([...RESOURCES, 'points'], 'next Production', 'Productions left'),
    ],
    amount: (view, seat) => total(yieldSum(view, seat)),
  },
  {
    name: 'resources',
    facts: [
      ...['weighed: goods', 'tunnels payable', 'cities payable', 'symbiotic cities payable'],
      ...kinds(RESOURCES, 'goods', 'goods, for the rounds left'),
    ],
    amount: (view, seat) => total(playerOf(view, seat).goods),
  },
  {
    name: 'cities',
    facts: [
      ...[
        'weighed: board',
        'cities, scored',
        'cities connected, nonsymbiotic',
        'cities connected, symbiotic',
        'city sites in reach',
        'plots free at connected cities',
      ],
      ...['cities of one kind', 'cities of two kinds', 'cities of three kinds', 'cities that lack a kind and have room'],
    ],
    amount: (view, seat) => bitCount(connectedCities(playerOf(view, seat))),
  },
  {
    name: 'buildings',
    facts: ['buildings at others', ...kinds(BUILDINGS, 'connected', 'upgraded', 'pairs upgraded', 'pairs half upgraded')],
    amount: (view, seat) => playerOf(view, seat).buildings.filter((building) => building !== 0).length,
  },
  {
    name: 'tunnels',
    facts: ['tunnels beside cities', 'tunnels upgraded', 'tunnels elsewhere'],
    amount: (view, seat) => bitCount(playerOf(view, seat).tunnels),
  },
  {
    name: 'metropolises',
    facts: ['brown metropolises, scored', 'metropolises blue', 'metropolises brown'],
    amount: (view, seat) => connectedTiles(playerOf(view, seat)).length,
  },
  {
    name: 'cards',
    facts: [
      ...['cards, expected to score', 'weighed: claimed cards', 'action cards ready', 'production cards', 'end-scoring cards'],
      ...CARD_FACTS.filter((fact) => fact.startsWith('claimed')),
    ],
    amount: claimedCards,
  },
  { name: 'turns', facts: ['turns left of the round'], amount: turnsToCome },
];

/** Cards that lie before a seat. */
function claimedCards(view: Underwater, seat: Seat): number {
  const { permanents, ready, spent, productions, endings } = playerOf(view, seat);
  return permanents.length + ready.length + spent.length + productions.length + endings.length;
}
