import { at, has, type Message } from '@madang/kernel';
import {
  type Bag,
  BUILDING_SITES,
  BUILDINGS,
  type BuildingSite,
  CITY_SITES,
  type CitySite,
  connectedCities,
  connectedTiles,
  deckOf,
  type Goods,
  HARBOURS,
  METROPOLISES,
  type Player,
  type SiteBonus,
  TUNNEL_SITES,
  type TunnelSite,
  type Underwater,
  UPGRADED,
} from '../rules/index.ts';
import { goodsText, metropolisText } from '../text/index.ts';
import { siteText } from '../text/names.ts';
import { sheetOf } from './sheet.ts';
import { listed, say } from './words.ts';

const hasGoods = (goods: Goods | Bag): boolean => Object.keys(goods).length > 0;

function bonusText({ advance, ...goods }: SiteBonus): Message {
  const steps = advance ? [say('underwater.goods.steps', { n: advance })] : [];
  return listed([...steps, ...(hasGoods(goods) ? [goodsText(goods)] : [])]);
}

/** What is printed on a site. */
function printedTexts(me: Player, site: CitySite | BuildingSite | TunnelSite): readonly Message[] {
  const printed = sheetOf(me.board).printed[site];
  if (!printed) return [];
  const { bonus, surcharge, multiplier, symbioticYield, metropolisYield } = printed;
  return [
    ...(surcharge ? [say('underwater.board.surcharge', { goods: goodsText(surcharge) })] : []),
    ...(bonus ? [say('underwater.board.bonus', { goods: bonusText(bonus) })] : []),
    ...(multiplier ? [say('underwater.board.multiplier', { n: multiplier })] : []),
    ...(symbioticYield ? [say('underwater.board.symbioticYield', { goods: goodsText(symbioticYield) })] : []),
    ...(metropolisYield ? [say('underwater.board.metropolisYield', { goods: goodsText(metropolisYield) })] : []),
  ];
}

/** A site in words. */
const placed = (site: CitySite | BuildingSite | TunnelSite, facts: readonly Message[]): Message =>
  say('underwater.board.place', { place: siteText(site), facts: listed(facts) });

/** What is to be said of a city site: what stands there, whether it is connected, what is printed. */
export function cityFacts(me: Player, site: CitySite): readonly Message[] {
  const number = CITY_SITES.indexOf(site);
  const built = has(me.cities, number);
  const city = say(has(me.symbiotic, number) ? 'underwater.thing.symbioticCity' : 'underwater.thing.nonsymbioticCity');
  const connected = say(has(connectedCities(me), number) ? 'underwater.board.connected' : 'underwater.board.notConnected');
  return built ? [city, connected] : [say('underwater.board.empty'), ...printedTexts(me, site)];
}

/** A city site in words. */
export const siteWords = (me: Player, site: CitySite): Message => placed(site, cityFacts(me, site));

/** What is to be said of a building site. */
export function plotFacts(me: Player, site: BuildingSite): readonly Message[] {
  const building = at(me.buildings, BUILDING_SITES.indexOf(site));
  const upgraded = building > UPGRADED;
  const kind = BUILDINGS[building - 1 - (upgraded ? UPGRADED : 0)];
  const standing = kind ? say(`underwater.thing.${kind}`) : say('underwater.board.empty');
  return [upgraded ? say('underwater.board.upgraded', { thing: standing }) : standing, ...printedTexts(me, site)];
}

/** A building site in words. */
export const plotWords = (me: Player, site: BuildingSite): Message => placed(site, plotFacts(me, site));

/** The metropolis at which a tunnel ends, with what it gives once it is connected (UWC-NET-08). */
function harbourFacts(view: Underwater, me: Player, site: TunnelSite): readonly Message[] {
  const harbour = HARBOURS.findIndex((one) => site.endsWith(`-${one}`));
  const number = at(me.metropolises, harbour);
  const [id, tile] = [METROPOLISES[number], deckOf(view).metropolises[number]];
  if (harbour < 0 || !id || !tile) return [];
  const state = say(connectedTiles(me).includes(number) ? 'underwater.board.connected' : 'underwater.board.notConnected');
  return [say('underwater.board.metropolis', { title: say(`underwater.metropolis.${id}`), effect: metropolisText(tile), state })];
}

/** UWC-VAR-14: what a tunnel produces together with another one. */
const pairFacts = (me: Player, site: TunnelSite): readonly Message[] =>
  sheetOf(me.board).pairs.flatMap(({ tunnels, yields }) => {
    const other = tunnels.includes(site) ? tunnels.find((one) => one !== site) : undefined;
    return other ? [say('underwater.board.pair', { place: siteText(other), goods: goodsText(yields) })] : [];
  });

/** What is to be said of a tunnel site. */
export function tunnelFacts(view: Underwater, me: Player, site: TunnelSite): readonly Message[] {
  const number = TUNNEL_SITES.indexOf(site);
  const built = has(me.tunnels, number);
  const tunnel = say('underwater.thing.tunnel');
  const state = has(me.upgradedTunnels, number) ? say('underwater.board.upgraded', { thing: tunnel }) : tunnel;
  return [built ? state : say('underwater.board.noTunnel'), ...printedTexts(me, site), ...pairFacts(me, site), ...harbourFacts(view, me, site)];
}

/** A tunnel site in words. */
export const tunnelWords = (view: Underwater, me: Player, site: TunnelSite): Message => placed(site, tunnelFacts(view, me, site));
