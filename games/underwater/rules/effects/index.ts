import { build, convert, replace, upgrade, upgradeBuilt } from './building.ts';
import { advance, gainChoice, performRule, refresh, tile, useAction, yields } from './choosing.ts';
import { alternative, effect, part, parts } from './frames.ts';
import { exchange, pay, upgradePrice } from './paying.ts';

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
