import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { NAMES } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** How many colours the painted land has, on a coarse grid; 0: nothing is painted. */
const coloursOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board canvas.painted');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = new Set<number>();
    for (let i = 0; i < data.length; i += 4 * 97) found.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
    return found.size;
  });

/** The average light of the painted land: 0 … 255. */
const lightOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board canvas.painted');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3;
    return sum / (data.length / 4);
  });

test('a board is printed until its reader chooses the plain look or their system sets all colours, and at night its land is painted anew', async () => {
  const { page, context } = await person(place);
  const kept = await keptMatch('look', { game: 'barrage', seats: 3, moves: 60 }, NAMES.en);
  await openKept(page, 'look', kept);
  await page.locator('.board canvas.painted').waitFor();
  assert.ok((await coloursOf(page)) > 500);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('.board .landscape').waitFor();
  await page.emulateMedia({ forcedColors: 'none' });
  await page.locator('.board canvas.painted').waitFor();
  const day = await lightOf(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'night';
  });
  await page.waitForFunction(() => document.querySelector('.board canvas.painted'));
  assert.ok((await lightOf(page)) < day - 40);
  await page.goto('/#/settings');
  await page.getByLabel('Plain', { exact: true }).check({ force: true });
  await openKept(page, 'look', kept);
  await page.locator('.board .landscape').waitFor();
  assert.equal(await coloursOf(page), 0);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.look), 'plain');
  await context.close();
});

test('rooms of a castle are furnished floor plans, signs on them are as large as rooms allow, and the plain look has outlines instead', async () => {
  const { page, context } = await person(place, { width: 1366, height: 768, choices: 'board' });
  const kept = await keptMatch('look', { game: 'ludwig', seats: 3, moves: 60 }, NAMES.en);
  await openKept(page, 'look', kept);
  const castle = page.locator('.board .castle');
  await castle.locator('.plan-furniture path').first().waitFor();
  assert.ok((await page.locator('.board .market .plan-furniture').count()) > 0);
  const signs = await castle.locator('.standing').evaluateAll((rooms) =>
    rooms.flatMap((room) => {
      const sign = room.parentElement?.querySelector('.tile-badge .type-sign')?.getBoundingClientRect();
      return sign ? [Math.max(sign.width, sign.height)] : [];
    }),
  );
  assert.ok(signs.length > 3);
  assert.ok(signs.filter((size) => size >= 15.5).length > signs.length / 2, signs.join(' '));
  await page.emulateMedia({ forcedColors: 'active' });
  await castle.locator('.tile-shape').first().waitFor();
  assert.equal(await castle.locator('.plan').count(), 0);
  await context.close();
});

test('the sea of Underwater Cities is printed: cities shine where the network reaches them and every tunnel is a tube; plain if its reader wants that', async () => {
  const { page, context } = await person(place);
  const kept = await keptMatch('sea', { game: 'underwater', seats: 3, moves: 330 }, NAMES.en);
  await openKept(page, 'sea', kept);
  await page.locator('.board canvas.painted').first().waitFor();
  assert.ok((await coloursOf(page)) > 200);
  const sea = page.locator('.board .pan-zoom');
  const cities = sea.locator('.city[data-built="true"]');
  const built = await cities.count();
  assert.ok(built > 1);
  const [shining, dark] = [sea.locator('.lit-dome[data-lit-dome="true"]'), sea.locator('.lit-dome[data-lit-dome="false"]')];
  assert.equal(await shining.count(), await sea.locator('.city[data-built="true"][data-connected="true"]').count());
  assert.equal((await shining.count()) + (await dark.count()), built);
  assert.ok((await sea.locator('.lit-tube[data-lit-tube="true"]').count()) > 0);
  assert.equal(await sea.locator('.lit-tube').count(), await sea.locator('.tunnel[data-built="true"]').count());
  await page.goto('/#/settings');
  await page.getByLabel('Plain', { exact: true }).check({ force: true });
  await openKept(page, 'sea', kept);
  await sea.locator('.sea').waitFor();
  assert.equal(await sea.locator('.lit-dome, .lit-tube, canvas.painted').count(), 0);
  assert.equal(await sea.locator('.city .dome').count(), built);
  await context.close();
});
