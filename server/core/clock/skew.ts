import { ASTRAY } from './clocks.ts';
import type { Heart } from './downtime.ts';
import type { Time } from './time.ts';

/**
 * Returns the time of a node whose machine's clock may step, in whole milliseconds. A forward step counts only once the node's heart accepts it, so
 * no player loses time. A backward step counts at once, and the heart learns of it.
 */
export function skewAware(time: Time, heart: Heart): Time {
  let last = { at: time.now(), steady: time.steady() };
  const accept = (): void => {
    last = { at: time.now(), steady: time.steady() };
    heart.step = undefined;
  };
  const now = (): number => {
    const [machine, steady] = [time.now(), time.steady()];
    const expected = last.at + steady - last.steady;
    const ahead = machine - expected;
    if (ahead > ASTRAY) {
      if (heart.step === undefined || Math.abs(heart.step.ahead - ahead) > ASTRAY) heart.step = { ahead: Math.round(ahead), since: steady, accept };
      last = { at: expected, steady };
      return Math.round(expected);
    }
    if (ahead < -ASTRAY) heart.astray = true;
    heart.step = undefined;
    last = { at: machine, steady };
    return machine;
  };
  return { ...time, now };
}
