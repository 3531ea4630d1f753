import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { openPlace, type Place, person } from './place.ts';
import { openMatch } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const MOST_SCRIPT = 204_000;
/** The log asks for the rulebook once the page is quiet: on a quick machine before this test looks, on a slow one after it. */
const RULEBOOK = 'SIB-COMP-01';
const NOT_ON_THE_PAGE = ['ZodError', 'fast-check'];

test('the script of a table’s page is at most 204 KB compressed, without the wire’s schemas, the rulebook and what a worker thinks of warnings', async (context) => {
  const { page, context: browser } = await person(place, { language: 'ko' });
  await openMatch(page, ['random']);
  const address = page.url();
  const fresh = await browser.newPage();
  const scripts = new Map<string, string>();
  fresh.on('response', async (response) => {
    if (!response.url().endsWith('.js') || response.url().endsWith('offline.js')) return;
    // What loads once the page is quiet may still be on its way as it is closed.
    const text = await response.text().catch(() => null);
    if (text !== null && !text.includes(RULEBOOK)) scripts.set(response.url(), text);
  });
  await fresh.goto(address);
  await fresh.locator('.chip, .prompt-text').first().waitFor();
  await fresh.waitForLoadState('networkidle');
  const sizes = [...scripts.values()].map((text) => brotliCompressSync(text).length);
  const sum = sizes.reduce((total, size) => total + size, 0);
  context.diagnostic(`${scripts.size} scripts, ${sum} bytes compressed`);
  assert.ok(sum > 0 && sum <= MOST_SCRIPT, `${sum} bytes`);
  for (const word of NOT_ON_THE_PAGE) assert.ok(![...scripts.values()].some((text) => text.includes(word)), word);
  await browser.close();
});
