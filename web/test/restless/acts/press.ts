import { ask } from '../ask.ts';
import type { Found, Point } from '../page/hand.ts';
import type { Tab } from '../people.ts';
import type { Turn } from '../room.ts';

/** Longest times in ms that a button is held down. A finger that rests longer reads; most presses are short. */
const HOLD_MS = { mouse: 400, finger: 120, short: 60 };
/** Share of presses that are held long. */
const HELD = 0.2;
/** Milliseconds within which a press must change something. */
const ANSWERED_MS = 1_500;

const rest = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Waits until the page has drawn what the last event brought. */
export const drawn = ({ page }: Tab): Promise<void> => ask(() => page.evaluate(() => globalThis.restlessChanges.drawn()), undefined);

/** Brings something found into view; null: nobody could press it there. */
export const pointOf = ({ page }: Tab, index: number): Promise<Point | null> =>
  ask(() => page.evaluate((one) => globalThis.restlessHand.pointOf(one), index), null);

/** Counts what was changed and brought about so far. */
interface Mark {
  readonly changes: number;
  readonly brought: number;
}

/** `changes` is −1 where the page is about to be another. */
const mark = async ({ page, watched }: Tab): Promise<Mark> => ({
  changes: await ask(() => page.evaluate(() => globalThis.restlessChanges.count()), -1),
  brought: watched.brought,
});

async function isAnswered(tab: Tab, before: Mark): Promise<boolean> {
  const { page, watched } = tab;
  if (before.changes < 0 || watched.brought > before.brought) return true;
  const after = await ask(
    () => page.evaluate(([changes, limit]) => globalThis.restlessChanges.after(changes, limit), [before.changes, ANSWERED_MS] as const),
    true,
  );
  return after || watched.brought > before.brought;
}

/** The mouse rests there, the button goes down, and after a while up. Returns what was counted between resting and pressing; null: the hover took it away. */
async function byMouse({ tab, random }: Turn, index: number, { x, y }: Point): Promise<Mark | null> {
  const { page } = tab;
  await page.mouse.move(x, y, { steps: random.between(1, 4) });
  const changes = await ask(
    () =>
      page.evaluate(
        async ([one, point]) => {
          await globalThis.restlessChanges.drawn();
          return globalThis.restlessHand.reaches(one, point) ? globalThis.restlessChanges.count() : null;
        },
        [index, { x, y }] as const,
      ),
    null,
  );
  if (changes === null) return null;
  const before = { changes, brought: tab.watched.brought };
  await page.mouse.down();
  await rest(random.between(0, random.chance(HELD) ? HOLD_MS.mouse : HOLD_MS.short));
  await page.mouse.up();
  return before;
}

async function byFinger({ tab, random }: Turn, { x, y }: Point): Promise<Mark> {
  const before = await mark(tab);
  await tab.door.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await rest(random.between(0, random.chance(HELD) ? HOLD_MS.finger : HOLD_MS.short));
  await tab.door.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return before;
}

/** Lists and boxes are pressed with the space bar, all else with Enter. */
const keyOf = ({ about }: Found): string => (/ input\./.test(about) ? ' ' : 'Enter');

async function byKey({ tab, random, found }: Turn, index: number): Promise<Mark | null> {
  const { page } = tab;
  if (!(await ask(() => page.evaluate((one) => globalThis.restlessHand.focus(one), index), false))) return null;
  await drawn(tab);
  const before = await mark(tab);
  const one = found[index];
  await page.keyboard.press(one ? keyOf(one) : 'Enter', { delay: random.between(0, 80) });
  return before;
}

const pressOnce = async (turn: Turn, index: number, keys: boolean): Promise<Mark | null> => {
  if (keys) return byKey(turn, index);
  const point = await pointOf(turn.tab, index);
  if (!point) return null;
  return turn.person.screen.touch ? byFinger(turn, point) : byMouse(turn, index, point);
};

/** Presses something that is offered; null: no press reaches it. What does nothing twice in a row is a fault: it is lit and answers nobody. */
export async function press(turn: Turn, index: number, one: Found, keys = false): Promise<string | null> {
  const how = keys ? 'by keys' : turn.person.screen.touch ? 'with a finger' : 'with the mouse';
  for (const times of ['once', 'twice']) {
    const before = await pressOnce(turn, index, keys);
    if (!before) return times === 'once' ? null : `pressed ${one.about} ${how}, and it went`;
    if (await isAnswered(turn.tab, before)) return `pressed ${one.about} ${how}${times === 'once' ? '' : ', twice'}`;
  }
  // A slider that is pressed where it stands has nothing to do.
  if (one.about.includes('type=range')) return `pressed ${one.about} ${how}, where it stood`;
  turn.troubles.push({ oracle: 'nothing', words: `pressed twice ${how}, and nothing changes: ${one.about}` });
  return `pressed ${one.about} ${how} in vain`;
}
