import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, logLines, READY, readsLog, setTable } from './player.ts';

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

test('at a table of the server each turn has its time of day, the same after the page is opened again', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const { id } = await setTable(page, { game: 'siberia', options: { firstPlayer: 'seat0' }, seats: [...seats] });
  await page.goto(`/#/table/${id}`);
  for (let answers = 0; answers < 20 && (await page.locator('.log time').count()) === 0; answers++) await page.locator(READY).first().click();
  const time = page.locator('.log time').first();
  await readsLog(page);
  const shown = await time.innerText();
  assert.match(shown, /^\d{1,2}:\d{2} [AP]M$/);
  await page.reload();
  await time.waitFor();
  assert.equal(await time.innerText(), shown);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a link to a step opens the table as it was then, for a spectator too, who has not seen it happen', async () => {
  const [ann, eve] = [await person(place, { width: 1366, height: 768 }), await person(place, { width: 390, height: 844, touch: true })];
  const errors = [ann, eve].map(({ page }) => listenForErrors(page));
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await setTable(ann.page, {
    game: 'siberia',
    options: { firstPlayer: 'seat0' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await ann.page.goto(`/#/table/${id}`);
  for (let answers = 0; answers < 30 && (await ann.page.locator('.log-turn').count()) < 3; answers++) {
    await ann.page.locator(READY).first().click();
    await logLines(ann.page);
  }
  await readsLog(ann.page);
  await ann.page.locator('.log summary').first().click();
  await ann.page.locator('.log details[open]').getByRole('button', { name: 'Copy a link to this step' }).click();
  await ann.page.locator('.toast', { hasText: 'Link copied' }).waitFor();
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  const field = await ann.page.locator('.chat form').boundingBox();
  const toast = await ann.page.locator('.toast').boundingBox();
  assert.ok(field && toast && toast.y + toast.height <= field.y, 'a notice leaves the field of the chat free');
  await ann.page.getByRole('tab', { name: 'Log' }).click();
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, new RegExp(`/t/${id}\\?at=\\d+$`));
  await eve.page.goto(link);
  await eve.page.locator('.looking').waitFor();
  await eve.page.locator('.looking button', { hasText: 'Back to now' }).click();
  await eve.page.locator('.looking').waitFor({ state: 'detached' });
  // One's own page knows what it never showed, too.
  await ann.page.reload();
  await ann.page.locator('.log summary').first().click();
  await ann.page.locator('.log details[open]').getByRole('button', { name: 'View the board at this point' }).click();
  await ann.page.locator('.looking').waitFor();
  // The same button leads back.
  await ann.page.locator('.log details[open]').getByRole('button', { name: 'Back to now' }).click();
  await ann.page.locator('.looking').waitFor({ state: 'detached' });
  // Without a network an earlier board cannot be asked for, so it is not offered.
  await ann.page.reload();
  await ann.page.locator('.log summary').nth(1).click();
  const looks = ann.page.locator('.log details[open]').getByRole('button', { name: 'View the board at this point' });
  await looks.waitFor();
  await ann.context.setOffline(true);
  await looks.waitFor({ state: 'detached' });
  await ann.context.setOffline(false);
  await looks.waitFor();
  assert.deepEqual(errors, [[], []]);
  for (const one of [ann, eve]) await one.context.close();
});
