import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { answer, beginMatch, listenForErrors, picks, setTable } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Waits until the focus is at what matches. */
const focused = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Records every time at which the page is at rest with the focus on nothing. */
const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const lost: string[] = [];
    let last = '';
    const look = (): void => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === null) lost.push(last);
      else last = activeElement.outerHTML.slice(0, 90);
      document.documentElement.dataset.lost = lost.join();
      requestIdleCallback(look);
    };
    requestIdleCallback(look);
  });

const lostFocus = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset.lost ?? 'not watched');

test('a match is begun and turns are played by keys: the focus is at the question or on a button, never on nothing', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await page.goto('/#/new/offline/siberia');
  for (const [i, seat] of ['me', 'bot/random'].entries()) await page.locator('.seat-field select').nth(i).selectOption(seat);
  await page.locator('.new-table button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await focused(page, '.prompt, .line');
  await watchFocus(page);
  const pick = picks(3);
  for (let i = 0; i < 25; i++) assert.ok(await answer(page, 'keys', pick));
  assert.equal(await lostFocus(page), '');
  assert.deepEqual(errors, []);
  await context.close();
});

test('a dialog gives the focus back to what opened it', async () => {
  const { page, context } = await person(place);
  await beginMatch(page, 'offline', ['me', 'bot/random']);
  await page.locator('.chip:enabled').first().focus();
  await page.keyboard.press('?');
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await focused(page, '.chip');
  const mat = page.locator('.player-open').first();
  await mat.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor();
  await page.locator('dialog header button').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await focused(page, '.player-open');
  await context.close();
});

test('a window that the mouse has opened and Escape has closed is not opened again by Enter', async () => {
  const { page, context } = await person(place);
  await beginMatch(page, 'offline', ['me', 'bot/random']);
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement?.matches('button') ?? false), false);
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('dialog').count(), 0);
  await context.close();
});

test('a rule that names another rule, read from the explanation of a decision, leaves the page alive and the focus in its dialog', async () => {
  const { page, context } = await person(place);
  await beginMatch(page, 'offline', ['me', 'bot/random'], 'barrage');
  await page.locator('.chip:enabled').first().focus();
  await page.keyboard.press('?');
  await page.locator('dialog .rule-link').first().click();
  const rule = page.locator('dialog').nth(1);
  // The link goes with the rule that named it; the dialog below is still modal, and takes no focus.
  await rule.locator('.rule-link').first().click();
  await page.waitForFunction(() => document.querySelectorAll('dialog')[1]?.contains(document.activeElement));
  await page.keyboard.press('Escape');
  await rule.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector('dialog')?.contains(document.activeElement));
  await context.close();
});

test('sitting down, the start and the steps of a lesson leave the focus at what is next', async () => {
  const [ann, ben] = [await person(place), await person(place)];
  const { id } = await setTable(ann.page, { game: 'siberia', options: { firstPlayer: 'seat0' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.page.request.post('/api/session', { data: { name: 'Ben' } });
  for (const { page } of [ann, ben]) await page.goto(`/#/table/${id}`);
  await ben.page.getByRole('button', { name: 'Join' }).focus();
  await ben.page.keyboard.press('Enter');
  await focused(ben.page, 'h1');
  const start = ann.page.locator('.page-main .buttons .primary:enabled');
  await start.focus();
  await ann.page.keyboard.press('Enter');
  await focused(ann.page, '.prompt, .line');
  await focused(ben.page, '.prompt, .line');
  await ann.page.goto('/#/learn/siberia');
  await focused(ann.page, '.lesson-card .primary');
  await ann.page.keyboard.press('Enter');
  await focused(ann.page, '.lesson-card');
  for (const { context } of [ann, ben]) await context.close();
});
