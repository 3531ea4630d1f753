import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF, type Title } from '@madang/games';
import type { Example } from '@madang/kernel';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, pressByHand } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const LIT = '.picture-board [role="button"][data-lit="true"]';
const LINES = '.picture-log li';

const isAt = (page: Page, step: number, steps: number): Promise<void> => page.locator('.picture-at', { hasText: `${step} / ${steps}` }).waitFor();

/** To the end, by pressing what alone is lit where that is so, and back to the beginning. */
async function throughAndBack(page: Page, { steps: { length } }: Example, name: string): Promise<void> {
  for (let step = 0; step < length; step++) {
    await isAt(page, step, length);
    const lit = page.locator(LIT);
    await pressByHand(page, (await lit.count()) === 1 ? lit : page.locator('.picture-steps .primary'));
  }
  await isAt(page, length, length);
  assert.ok((await page.locator(LINES).count()) > 0, `${name}: what the last step did is told`);
  for (let step = length; step > 0; step--) await page.locator('.picture-steps button').first().click();
  await isAt(page, 0, length);
  assert.equal(await page.locator(LINES).count(), 0, `${name}: nothing has happened yet`);
}

/** What there is to choose from, and what has happened. */
const asked = async (page: Page): Promise<string> => (await page.locator('.picture-answers button, .picture-log li').allTextContents()).join('\n');

/** A move of the reader's own in the position of the example, and back. */
async function byHand(page: Page, name: string): Promise<void> {
  const own = page.locator('.picture-steps .quiet');
  await own.click();
  await page.locator('.picture-steps .quiet[aria-pressed="true"]').waitFor();
  assert.ok(await page.locator('.picture-steps .primary').isDisabled(), `${name}: the example does not go on meanwhile`);
  const before = await asked(page);
  await page.locator(`.picture-answers button, ${LIT}`).filter({ visible: true }).first().click();
  const after = await page.waitForFunction((old) => {
    const now = [...document.querySelectorAll('.picture-answers button, .picture-log li')].map((one) => one.textContent).join('\n');
    return now === old ? null : { now };
  }, before);
  assert.ok(await after.jsonValue(), name);
  await page.locator('.picture-steps button').first().click();
  assert.equal(await asked(page), before, `${name}: the step back brings the same question`);
  await own.click();
  await page.locator('.picture-steps .quiet[aria-pressed="false"]').waitFor();
}

async function worked(page: Page, { name, examples: load }: Title): Promise<void> {
  const made = await load?.();
  const [example] = made?.examples ?? [];
  assert.ok(made && example, `${name} has no examples`);
  const texts = await made.catalogues('en');
  const title = texts[`${name}.example.${example.id}.title`] ?? '';
  await page.goto(`/#/rules/${name}`);
  await page.locator('.rule-parts a[href$="/pictures"]').click();
  const link = page.locator('.pictures nav').getByRole('link', { name: title, exact: true });
  await link.click();
  const names = await page.locator('.pictures nav a').allTextContents();
  assert.equal(new Set(names).size, names.length, `${name}: two of ${names.join(', ')} are called the same`);
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  assert.equal(await page.locator('.picture-text').innerText(), texts[`${name}.example.${example.id}.text`]);
  await throughAndBack(page, example, name);
  await byHand(page, name);
}

test('a worked example of every game is found among its rules, stepped through, and played in by hand', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  for (const title of SHELF) await worked(page, title);
  assert.deepEqual(errors, []);
  await context.close();
});
