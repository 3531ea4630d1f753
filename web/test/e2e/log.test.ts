import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, logLines, READY, restMouse, setTable } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const PHONE = { width: 390, height: 844, touch: true } as const;

/** Whether the last line of the log lies within what is shown of it, and the log has more than it shows. */
const endInSight = (page: Page) =>
  page.locator('.log').evaluate((log) => {
    const last = log.querySelector('.log-turn:last-child li:last-child');
    if (!last) return null;
    const [outer, inner] = [log.getBoundingClientRect(), last.getBoundingClientRect()];
    return { scrolls: log.scrollHeight > log.clientHeight + 1, inside: inner.top >= outer.top && inner.bottom <= outer.bottom + 1 };
  });

for (const [screen, looks] of [
  ['a laptop', { width: 1366, height: 768 }],
  ['a phone', PHONE],
] as const)
  test(`on ${screen} the log reads from the oldest to the newest line, the newest in sight, and tells nothing twice`, async () => {
    const { page, context } = await person(place, looks);
    const errors = listenForErrors(page);
    await openKept(page, 'log', await keptMatch('log', { game: 'siberia', seats: 3, moves: 90 }, ['Me', 'One', 'Two']));
    await page.locator(READY).first().waitFor();
    const raise = page.locator('.handle-press');
    if (await raise.isVisible()) await raise.click();
    await page.locator('.log-turn').first().waitFor();
    assert.deepEqual(await endInSight(page), { scrolls: true, inside: true });
    const open = page.locator('.log-turn', { has: page.locator('.log-fold[aria-expanded="true"]') }).last();
    const lines = await open.locator('summary').allTextContents();
    assert.ok(lines.length > 1);
    assert.equal(new Set(lines).size, lines.length, lines.join('\n'));
    const before = await logLines(page);
    // Reading older lines is not disturbed by new ones.
    await page.locator('.log').evaluate((log) => log.scrollTo({ top: 0 }));
    await open.locator('.log-fold').click();
    assert.equal((await logLines(page)).length, before.length - lines.length + 1);
    assert.deepEqual(errors, []);
    await context.close();
  });

test('from a table without a line on the log follows what happens, until its reader scrolls up', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768 });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const { id } = await setTable(page, { game: 'siberia', options: { firstPlayer: 'seat0', exchangeSides: 'startPlayerChooses' }, seats: [...seats] });
  await page.goto(`/#/table/${id}`);
  const play = async (until: number): Promise<void> => {
    for (let answers = 0; answers < 80 && (await page.locator('.log summary').count()) < until; answers++) await page.locator(READY).first().click();
    await restMouse(page);
    await logLines(page);
  };
  // How high so many lines are depends on what happened.
  let lines = 24;
  for (await play(lines); lines < 48 && !(await endInSight(page))?.scrolls; await play(lines)) lines += 3;
  assert.deepEqual(await endInSight(page), { scrolls: true, inside: true });
  // The end is followed although the room for it changed.
  await page.setViewportSize({ width: 1366, height: 700 });
  await play(lines + 3);
  assert.deepEqual(await endInSight(page), { scrolls: true, inside: true });
  const log = page.locator('.log');
  await log.hover();
  await page.mouse.wheel(0, -2000);
  await page.waitForFunction(() => document.querySelector('.log')?.scrollTop === 0);
  await play(lines + 6);
  assert.equal((await endInSight(page))?.inside, false);
  await context.close();
});

test('at a table of the server each turn has its time of day, the same after the page is opened again', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const { id } = await setTable(page, { game: 'siberia', options: { firstPlayer: 'seat0' }, seats: [...seats] });
  await page.goto(`/#/table/${id}`);
  for (let answers = 0; answers < 20 && (await page.locator('.log time').count()) === 0; answers++) await page.locator(READY).first().click();
  await restMouse(page);
  const time = page.locator('.log time').first();
  await time.waitFor();
  const shown = await time.innerText();
  assert.match(shown, /^\d{1,2}:\d{2} [AP]M$/);
  await page.reload();
  await time.waitFor();
  assert.equal(await time.innerText(), shown);
  assert.deepEqual(errors, []);
  await context.close();
});
