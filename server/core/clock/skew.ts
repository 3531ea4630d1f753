import { ASTRAY } from './clocks.ts';
import type { Heart } from './downtime.ts';
import type { Time } from './time.ts';

/**
 * Returns the time of a node whose machine's clock may step, in whole milliseconds. A step counts only once the node's heart accepts it, so no player
 * loses time. Only a node that is alone on its database follows a backward step at once.
 */
export function skewAware(time: Time, heart: Heart, shared: boolean): Time {
  // Not the machine's clock as it is by now: it may have stepped since the database was asked.
  let last = heart.started;
  const hold = (ahead: number): void => {
    if (heart.step !== undefined && Math.abs(heart.step.ahead - ahead) <= ASTRAY) return;
    const step = { ahead: Math.round(ahead), since: last.steady, accept: () => accept(step.ahead) };
    heart.step = step;
  };
  const accept = (ahead: number): void => {
    // Not by the machine's clock, which may have stepped again since.
    last = { ...last, at: last.at + ahead };
    if (ahead < 0) heart.astray = true;
    heart.step = undefined;
  };
  const now = (): number => {
    const [machine, steady] = [time.now(), time.steady()];
    const expected = last.at + steady - last.steady;
    const ahead = machine - expected;
    if (ahead > ASTRAY || (shared && ahead < -ASTRAY)) {
      last = { at: expected, steady };
      hold(ahead);
      return Math.round(expected);
    }
    if (ahead < -ASTRAY) heart.astray = true;
    heart.step = undefined;
    last = { at: machine, steady };
    return machine;
  };
  return { ...time, now };
}
