import { build, convert, replace, upgrade, upgradeBuilt, upgradePrice } from './building.ts';
import { advance, alternative, effect, exchange, gainChoice, part, parts, pay, performRule, refresh, tile, useAction, yields } from './choosing.ts';

/** The rules of what the effect interpreter leaves on the agenda. */
export const EFFECT_RULES = {
  effect,
  parts,
  part,
  alternative,
  pay,
  'gain choice': gainChoice,
  exchange,
  advance,
  build,
  replace,
  upgrade,
  'upgrade built': upgradeBuilt,
  'upgrade price': upgradePrice,
  convert,
  'use action': useAction,
  refresh,
  perform: performRule,
  yield: yields,
  tile,
};
