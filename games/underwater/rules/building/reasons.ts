import { at, type Refusal, spell } from '@madang/kernel';
import { TUNNEL } from '../../components/things.ts';
import { RESOURCES } from '../../components/words.ts';
import { refusal, resourceName, shortOf, siteName, structureName, thingName } from '../refusals.ts';
import type { Player, Underwater } from '../state.ts';
import { type Aim, type Bill, billOf, inSupply, lackOf } from './costs.ts';
import { type SiteBar, siteBar } from './places.ts';
import type { UpgradeBar, YieldBar } from './sites.ts';

/** The rule that bars a thing from a site. */
const SITE_RULES: Readonly<Record<SiteBar, `UWC-${string}`>> = {
  'site-not-on-this-board': 'UWC-VAR-06',
  'site-taken': 'UWC-BUILD-11',
  'no-city-near': 'UWC-BUILD-08',
  'tunnel-not-joined': 'UWC-BUILD-12',
  'expansion-site': 'UWC-BUILD-17',
  'only-expansion-site': 'UWC-BUILD-17',
  'no-city-at-building-site': 'UWC-BUILD-10',
};

/** The rule that forbids each thing where the supply has none. */
const SUPPLY_RULE = ['UWC-RES-02', 'UWC-RES-03', 'UWC-RES-04'] as const;

/** Says that nothing of a kind is left. */
export const noneInSupply = (thing: number): Refusal =>
  refusal(SUPPLY_RULE[thing - TUNNEL] ?? 'UWC-RES-02', 'none-in-supply', { thing: thingName(thing) });

/** UWC-BUILD-15, UWC-RES-05: what is lacking for a bill; undefined: it can be paid. */
export function whyNotPaid(me: Player, thing: number, { price, kelp, steelplast }: Bill): Refusal | undefined {
  const lack = lackOf(me, price, kelp, steelplast);
  if (!lack) return undefined;
  const { resource, missing } = lack;
  const named = { thing: thingName(thing), resource: resourceName(resource) };
  const tooDear = refusal('UWC-BUILD-15', 'too-dear', { ...named, needed: at(price, resource), here: at(me.goods, resource) });
  return { ...tooDear, short: shortOf(spell(RESOURCES, resource), missing) };
}

/** UWC-BUILD-08 … -24: why a thing cannot be built so; undefined: it can. What nothing lifts is said before what the supply lacks. */
export function whyNotBuilt(state: Underwater, me: Player, { thing, site, cost }: Aim, expansion: boolean): Refusal | undefined {
  const bar = siteBar(me, thing, site, expansion);
  const isFinal = bar === 'site-not-on-this-board' || bar === 'site-taken';
  if (!isFinal && !inSupply(state, thing)) return noneInSupply(thing);
  if (bar) return refusal(SITE_RULES[bar], bar, { site: siteName(thing, site) });
  return whyNotPaid(me, thing, billOf(state, me, thing, site, cost));
}

const UPGRADE_RULES: Readonly<Record<UpgradeBar, `UWC-${string}`>> = {
  'nothing-built-there': 'UWC-UPG-02',
  'wrong-structure': 'UWC-UPG-05',
  'already-upgraded': 'UWC-UPG-03',
};

/** Says what bars a structure from an upgrade. */
export const sayUpgradeBar = (bar: UpgradeBar, site: number): Refusal => refusal(UPGRADE_RULES[bar], bar, { site: structureName(site) });

/** UWC-GLOSS-15: says what bars a structure from yielding; of sites without one there is nothing to say. */
export const sayYieldBar = (bar: YieldBar, site: number): Refusal | undefined =>
  bar === 'nothing-built-there' ? undefined : refusal('UWC-GLOSS-15', bar, { site: structureName(site) });
