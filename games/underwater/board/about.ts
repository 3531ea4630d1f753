import type { About } from '@madang/board-kit';
import { at, type FieldsOf, has, type Message } from '@madang/kernel';
import { billOf } from '../rules/building/costs.ts';
import { isOwnCard } from '../rules/goods/cards.ts';
import {
  BUILDING_SITES,
  BUILDINGS,
  type BuildingSite,
  type Card,
  CITY_SITES,
  type CitySite,
  type Goods,
  type Player,
  RESOURCES,
  TUNNEL_SITES,
  type TunnelSite,
  type UnderwaterMove,
} from '../rules/index.ts';
import { cardText, goodsText, titleIn } from '../text/index.ts';
import { siteText } from '../text/names.ts';
import { cityFacts, plotFacts, tunnelFacts } from './describe.ts';
import { useSay, useTable } from './table.tsx';
import { say as message } from './words.ts';

type Fields = FieldsOf<UnderwaterMove>;

/** The card of a piece: what it is, line by line, then why it cannot be chosen now; by the rule of that, else by its own. */
function useCard(): (title: Message, lines: readonly Message[], rule: string, answers: readonly Fields[]) => About {
  const say = useSay();
  const { props } = useTable();
  return (title, lines, rule, answers) => {
    const reason = props.whyNot(...answers);
    const said = lines.map((line) => say(line));
    return { title: say(title), lines: reason ? [...said, reason.why] : said, rule: reason?.rule ?? rule };
  };
}

/** What things cost their builder on a site, discounts and surcharge included. */
function usePrices(): (me: Player, things: readonly number[], site: number) => readonly Message[] {
  const { view } = useTable();
  const names = [...BUILDINGS, 'tunnel', 'nonsymbioticCity', 'symbioticCity'] as const;
  return (me, things, site) =>
    things.map((thing) => {
      const { price } = billOf(view, me, thing, site, 'usual');
      const goods: Goods = Object.fromEntries(RESOURCES.flatMap((resource, i) => (at(price, i) > 0 ? [[resource, at(price, i)]] : [])));
      const free = Object.keys(goods).length === 0;
      return message('underwater.board.price', {
        thing: message(`underwater.thing.${names[thing] ?? 'tunnel'}`),
        goods: free ? message('underwater.board.free') : goodsText(goods),
      });
    });
}

const TUNNEL = BUILDINGS.length;
const UPGRADING_RULE = 'UWC-UPG-02';

/** The card of a city site. */
export function useCityAbout(me: Player, site: CitySite): () => About {
  const card = useCard();
  const prices = usePrices();
  const number = CITY_SITES.indexOf(site);
  return () =>
    card(siteText(site), [...cityFacts(me, site), ...(has(me.cities, number) ? [] : prices(me, [TUNNEL + 1, TUNNEL + 2], number))], 'UWC-BUILD-08', [
      { kind: 'city', type: 'nonsymbiotic', site },
      { kind: 'convert', site },
    ]);
}

/** The card of a building site. */
export function usePlotAbout(me: Player, site: BuildingSite): () => About {
  const card = useCard();
  const prices = usePrices();
  const number = BUILDING_SITES.indexOf(site);
  const empty = me.buildings[number] === 0;
  return () =>
    card(siteText(site), [...plotFacts(me, site), ...(empty ? prices(me, [0, 1, 2], number) : [])], empty ? 'UWC-BUILD-10' : UPGRADING_RULE, [
      ...BUILDINGS.map((building) => ({ kind: 'building', building, site }) as const),
      { kind: 'upgrade', site },
      { kind: 'yield', site },
    ]);
}

/** The card of a tunnel site. */
export function useTunnelAbout(me: Player, site: TunnelSite): () => About {
  const { view } = useTable();
  const card = useCard();
  const prices = usePrices();
  const number = TUNNEL_SITES.indexOf(site);
  const built = has(me.tunnels, number);
  return () =>
    card(siteText(site), [...tunnelFacts(view, me, site), ...(built ? [] : prices(me, [TUNNEL], number))], built ? UPGRADING_RULE : 'UWC-BUILD-12', [
      { kind: 'tunnel', site },
      { kind: 'upgrade', site },
      { kind: 'yield', site },
    ]);
}

/** The rule of each kind of card. */
const KIND_RULES: Readonly<Record<Card['kind'], string>> = {
  instant: 'UWC-CARD-02',
  permanent: 'UWC-CARD-06',
  action: 'UWC-CARD-07',
  production: 'UWC-CARD-17',
  endScoring: 'UWC-CARD-18',
};

/** The card of a card: colour, kind, effect, cost; in hand, before its owner or face up why it cannot be chosen. */
export function useCardAbout(me: Player, card: Card | undefined): (() => About) | undefined {
  const { view } = useTable();
  const about = useCard();
  if (!card) return undefined;
  const { number } = card;
  const colour = message(card.colour === 'none' ? 'underwater.board.noColour' : `underwater.board.${card.colour}`);
  const kind = message('underwater.board.kindOf', { kind: message(`underwater.board.kind.${card.kind}`), colour });
  const paid = card.cost > 0 ? [message('underwater.board.costsCredits', { n: card.cost })] : [];
  const answers: readonly Fields[] = isOwnCard(me, number)
    ? [
        { kind: 'use', card: number },
        { kind: 'refresh', card: number },
        { kind: 'room', card: number },
        { kind: 'buy', card: number },
      ]
    : [
        { kind: 'card', card: number, order: 'after' },
        { kind: 'take', card: number },
        { kind: 'keep', card: number },
      ];
  return () => about(titleIn(view, number), [kind, cardText(card), ...paid], card.cost > 0 ? 'UWC-SPEC-06' : KIND_RULES[card.kind], answers);
}

/** The card of anything else of the board: its title, what there is to say of it, and its rule. */
export function useThingAbout(title: Message, lines: () => readonly Message[], rule: string, answers: readonly Fields[] = []): () => About {
  const card = useCard();
  return () => card(title, lines(), rule, answers);
}
