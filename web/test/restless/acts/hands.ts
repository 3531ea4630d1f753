import { ask } from '../ask.ts';
import type { Kind } from '../page/hand.ts';
import type { Turn } from '../room.ts';
import { drawn, pointOf, press } from './press.ts';

const KEYS = [
  'Escape',
  'Enter',
  'Tab',
  'Shift+Tab',
  ' ',
  '1',
  '2',
  '3',
  '4',
  '5',
  '0',
  'u',
  'n',
  'i',
  'Shift+I',
  '?',
  '/',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  '+',
  '-',
] as const;
const WORDS = ['hello', '안녕하세요', '你好 🙂', '3', 'a b  c', '<b>bold</b>', 'x'.repeat(200)] as const;
/** What is folded away or covered cannot be pressed; another of its kind is tried. */
const TRIES = 3;
/** More than so many new things are a new page. */
const MOST_FRESH = 8;
/** Steps of the mouse in one drag, and the most pixels that it goes. */
const DRAG = { steps: 6, most: 300 };

const indexesOf = (turn: Turn, kinds: readonly Kind[]): number[] => turn.found.flatMap(({ kind }, i) => (kinds.includes(kind) ? [i] : []));

/** Presses one of these kinds; null: there is none. */
export const pressOneOf =
  (...kinds: readonly Kind[]) =>
  async (turn: Turn): Promise<string | null> => {
    const several = indexesOf(turn, kinds);
    if (several.length === 0) return null;
    for (let tries = 0; tries < TRIES; tries++) {
      const index = turn.random.pick(several);
      const one = turn.found[index];
      const done = one ? await press(turn, index, one, turn.random.chance(0.12)) : null;
      if (done !== null) return done;
    }
    return null;
  };

/** Presses something that has just come: a person answers what they have opened. */
export async function pressFresh(turn: Turn): Promise<string | null> {
  const several = turn.found.flatMap(({ isFresh, kind }, i) => (isFresh && kind !== 'chip' && kind !== 'field' ? [i] : []));
  if (several.length === 0 || several.length > MOST_FRESH) return null;
  const index = turn.random.pick(several);
  const one = turn.found[index];
  return one ? press(turn, index, one) : null;
}

/** Presses keys, whatever they mean where the focus is. */
export async function pressKeys({ tab, random }: Turn): Promise<string> {
  const keys = Array.from({ length: random.between(1, 4) }, () => random.pick(KEYS));
  for (const key of keys) await tab.page.keyboard.press(key, { delay: random.between(0, 60) });
  await drawn(tab);
  return `pressed the keys ${keys.join(', ')}`;
}

/** Writes into a field, or chooses in a list. */
export async function write(turn: Turn): Promise<string | null> {
  const { tab, random, found } = turn;
  const several = indexesOf(turn, ['field']);
  if (several.length === 0) return null;
  const index = random.pick(several);
  if (!(await ask(() => tab.page.evaluate((one) => globalThis.restlessHand.focus(one), index), false)))
    return `could not write into ${found[index]?.about}`;
  const words = random.pick(WORDS);
  if (found[index]?.about.includes('select.')) await tab.page.keyboard.press(random.pick(['ArrowDown', 'ArrowUp', 'End']));
  else await tab.page.keyboard.insertText(words);
  if (random.chance(0.6)) await tab.page.keyboard.press('Enter');
  await drawn(tab);
  return `wrote “${words.slice(0, 20)}” into ${found[index]?.about}`;
}

/** Rests on something for a while without pressing it; a finger holds it. */
export async function rest(turn: Turn): Promise<string | null> {
  const { tab, random, found, person } = turn;
  if (found.length === 0) return null;
  const index = random.between(0, found.length - 1);
  const point = await pointOf(tab, index);
  if (!point) return `could not rest on ${found[index]?.about}`;
  if (person.screen.touch) await tab.door.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  else await tab.page.mouse.move(point.x, point.y, { steps: 3 });
  await new Promise((done) => setTimeout(done, random.between(200, 900)));
  if (person.screen.touch) await tab.door.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return `rested on ${found[index]?.about}`;
}

/** Draws from somewhere to somewhere: a map is moved, a piece is carried, a sheet is raised. */
export async function drag({ tab, random, person }: Turn): Promise<string> {
  const { width, height } = tab.page.viewportSize() ?? person.screen;
  const from = { x: random.between(5, width - 5), y: random.between(5, height - 5) };
  const to = {
    x: Math.min(width - 2, Math.max(2, from.x + random.between(-DRAG.most, DRAG.most))),
    y: Math.min(height - 2, Math.max(2, from.y + random.between(-DRAG.most, DRAG.most))),
  };
  if (person.screen.touch) {
    await tab.door.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let i = 1; i <= DRAG.steps; i++) {
      const at = { x: from.x + ((to.x - from.x) * i) / DRAG.steps, y: from.y + ((to.y - from.y) * i) / DRAG.steps };
      await tab.door.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await tab.door.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await tab.page.mouse.move(from.x, from.y);
    await tab.page.mouse.down();
    await tab.page.mouse.move(to.x, to.y, { steps: DRAG.steps });
    await tab.page.mouse.up();
  }
  await drawn(tab);
  return `drew from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
}

/** Turns the wheel. */
export async function wheel({ tab, random }: Turn): Promise<string> {
  const by = random.between(-600, 600);
  await tab.page.mouse.wheel(0, by);
  await drawn(tab);
  return `turned the wheel by ${by}`;
}

/** Closes what lies over the table. */
export async function closeByKey({ tab }: Turn): Promise<string> {
  await tab.page.keyboard.press('Escape');
  await drawn(tab);
  return 'pressed Escape';
}

/** Lets the others move. */
export async function wait({ random }: Turn): Promise<string> {
  const milliseconds = random.between(100, 1_500);
  await new Promise((done) => setTimeout(done, milliseconds));
  return `waited ${milliseconds} ms`;
}
