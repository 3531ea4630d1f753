import { type Advantage, at, bitCount, type Detail, detailsOf, type Message, playerOf, type Seat, total } from '@madang/kernel';
import { coloursOf, kindsOf } from '../../components/match-deck.ts';
import { BUILDINGS, COLOURS, KINDS, RESOURCES } from '../../components/words.ts';
import { connectedCities, connectedTiles } from '../../rules/building/network.ts';
import { nextOrder } from '../../rules/goods/federation.ts';
import { yieldSum } from '../../rules/production/cards.ts';
import { type Player, type Underwater, UPGRADED } from '../../rules/state.ts';
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

const detail = (key: string, resource: string): Message => ({
  key: `underwater.detail.${key}`,
  args: { resource: { key: `underwater.resource.${resource}` } },
});

const WHOLE = ['production', 'resources', 'buildings', 'tunnels'] as const;

/** What may be named as the difference of two turns: goods, production and buildings one by one; the rest as in `advantages`. */
export const details: readonly Detail<Underwater>[] = [
  ...detailsOf(
    'underwater',
    advantages.filter(({ name }) => !WHOLE.some((whole) => whole === name)),
    ['turns'],
  ),
  ...RESOURCES.flatMap((resource, i): readonly Detail<Underwater>[] => [
    {
      ...{ what: detail('goods', resource), facts: [`goods: ${resource}`, `goods, for the rounds left: ${resource}`] },
      amount: (view, seat) => at(playerOf(view, seat).goods, i),
    },
    {
      ...{ what: detail('production', resource), facts: [`next Production: ${resource}`, `Productions left: ${resource}`] },
      amount: (view, seat) => at(yieldSum(view, seat), i),
    },
  ]),
  {
    what: { key: 'underwater.detail.points' },
    facts: ['next Production: points', 'Productions left: points'],
    amount: (view, seat) => at(yieldSum(view, seat), RESOURCES.length),
  },
  ...BUILDINGS.map(
    (building, kind): Detail<Underwater> => ({
      what: { key: `underwater.detail.${building}` },
      facts: [`connected: ${building}`],
      amount: (view, seat) => playerOf(view, seat).buildings.filter((one) => one !== 0 && kindOf(one) === kind).length,
    }),
  ),
  {
    what: { key: 'underwater.detail.upgrades' },
    facts: ['sets upgraded', 'tunnels upgraded', ...kinds(BUILDINGS, 'upgraded', 'pairs upgraded', 'pairs half upgraded')],
    amount: (view, seat) => upgrades(playerOf(view, seat)),
  },
  {
    what: { key: 'underwater.advantage.tunnels' },
    facts: ['tunnels beside cities', 'tunnels elsewhere'],
    amount: (view, seat) => bitCount(playerOf(view, seat).tunnels),
  },
  {
    what: { key: 'underwater.detail.hand' },
    facts: ['hand', 'weighed: hand', 'best card in hand', 'second card in hand'],
    amount: (view, seat) => handOf(playerOf(view, seat)).length,
  },
  ...KINDS.map(
    (kind, i): Detail<Underwater> => ({
      ...{ what: { key: `underwater.detail.hand.${kind}` }, isSecret: true, facts: [`hand: ${kind}`] },
      amount: (view, seat) => handOf(playerOf(view, seat)).filter((card) => card >= 0 && kindsOf(view)[card] === i).length,
    }),
  ),
  ...COLOURS.map(
    (colour, i): Detail<Underwater> => ({
      ...{ what: { key: `underwater.detail.hand.${colour}` }, isSecret: true, facts: [`hand: ${colour}`] },
      amount: (view, seat) => handOf(playerOf(view, seat)).filter((card) => card >= 0 && coloursOf(view)[card] === i).length,
    }),
  ),
  {
    ...{ what: { key: 'underwater.detail.place' }, isBurden: true, facts: ['Federation space', 'place in the next round'] },
    amount: (view, seat) => 1 + nextOrder(view).indexOf(seat),
  },
];

const handOf = ({ hand, shown }: Player): readonly number[] => [...hand, ...shown];

const kindOf = (building: number): number => (building - 1) % UPGRADED;

/** Upgraded buildings and tunnels of a seat. */
const upgrades = ({ buildings, upgradedTunnels }: Player): number =>
  buildings.filter((building) => building > UPGRADED).length + bitCount(upgradedTunnels);

/** Cards that lie before a seat. */
function claimedCards(view: Underwater, seat: Seat): number {
  const { permanents, ready, spent, productions, endings } = playerOf(view, seat);
  return permanents.length + ready.length + spent.length + productions.length + endings.length;
}
