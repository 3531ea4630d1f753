import { isAstray } from './clocks.ts';
import type { Heart } from './downtime.ts';
import type { Time } from './time.ts';

/** The time, with a word to the heart when it goes back as far as only a clock does that ran ahead: others were told by it meanwhile. */
export function heedful(time: Time, heart: Heart): Time {
  let latest = Number.NEGATIVE_INFINITY;
  const now = (): number => {
    const at = time.now();
    if (isAstray(latest, at)) heart.astray = true;
    latest = isAstray(latest, at) ? at : Math.max(latest, at);
    return at;
  };
  return { ...time, now };
}
