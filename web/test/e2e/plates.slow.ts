import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { NAMES, settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const LAPTOP = { width: 1366, height: 768, choices: 'board' } as const;
const PHONE = { width: 390, height: 844, touch: true, choices: 'board' } as const;

/** Pairs of elements, one of each selector, that lie over each other by more than so many pixels both ways. */
const overlaps = (page: Page, one: string, other: string, most: number): Promise<readonly string[]> =>
  page.evaluate(
    ([first, second, slack]) => {
      const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      return boxes(first).flatMap((a) =>
        boxes(second).flatMap((b) => {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > slack && down > slack ? [`${Math.round(a.x)} ${Math.round(a.y)}: ${across.toFixed(1)} × ${down.toFixed(1)}`] : [];
        }),
      );
    },
    [one, other, most] as const,
  );

for (const [name, looks] of [
  ['a laptop', LAPTOP],
  ['a phone', PHONE],
] as const)
  test(`Underwater Cities on ${name}: what a metropolis gives stands in one row and touches no site beside it; free sites are low beds`, async () => {
    const { page, context } = await person(place, looks);
    await openKept(page, 'sea', await keptMatch('sea', { game: 'underwater', seats: 4, moves: 330 }, NAMES.en));
    await page.locator('.board .metropolis-signs > *').first().waitFor();
    const rows = await page
      .locator('.board .pan-zoom .metropolis-signs > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    assert.ok(rows.length === 3 && rows.every((height) => height < 24), rows.join(' '));
    assert.deepEqual(
      await overlaps(page, '.board .pan-zoom .metropolis-signs > *', '.board .pan-zoom :is(.pad-face, .raised-pad, .sketch-rim)', 1),
      [],
    );
    const beds = await page.locator('.board .pan-zoom .sketch-bed').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    assert.ok(beds.length > 3 && beds.every(({ width, height }) => height < 0.6 * width));
    await context.close();
  });

test('Siberia on a phone: rows have their names, in full; names on the map lie on ribbons, and pits leave the land in sight', async () => {
  const { page, context } = await person(place, PHONE);
  for (const language of ['en', 'ko'] as const) {
    await openKept(page, 'taiga', await keptMatch('taiga', { game: 'siberia', seats: 4, moves: 90 }, NAMES[language]));
    await page.locator('.board .place .site').first().waitFor();
    const names = await page
      .locator('.board .own-mat .row-name')
      .evaluateAll((all) => all.map((one) => ({ text: one.textContent, seen: one.checkVisibility(), cut: one.scrollWidth > one.clientWidth })));
    assert.equal(names.length, 10);
    assert.deepEqual(
      names.filter(({ seen, cut }) => !seen || cut),
      [],
    );
  }
  assert.equal(
    await page
      .locator('.board .place > .place-card')
      .first()
      .evaluate((one) => getComputedStyle(one).fill),
    'rgba(0, 0, 0, 0)',
  );
  const ribbons = await page.locator('.board .place .site-ribbon').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  assert.ok(ribbons.length === 15 && ribbons.every((height) => height < 20), ribbons.join(' '));
  await context.close();
});

test('Barrage: a cost is a small coin at the end of its site, and numbers of basins lie over all that stands there', async () => {
  const { page, context } = await person(place, LAPTOP);
  await openKept(page, 'alps', await keptMatch('alps', { game: 'barrage', seats: 4, moves: 90 }, NAMES.en));
  await page.locator('.board .basin .brass-number').first().waitFor();
  const covered = await page.locator('.board .basin .brass-number').evaluateAll((all) =>
    all.filter((number) => {
      const basin = number.closest('[data-anchor^="basin:"]');
      return basin?.lastElementChild?.contains(number) !== true;
    }),
  );
  assert.equal(covered.length, 0);
  const coins = await page.locator('.board .basin .dent.red').evaluateAll((all) =>
    all.map((site) => {
      const coin = site.querySelector('[fill="url(#kit-coin)"]')?.getBoundingClientRect().width ?? 0;
      return coin / (site.querySelector('.dent-floor')?.getBoundingClientRect().width ?? 1);
    }),
  );
  assert.ok(coins.length > 5 && coins.every((share) => share < 0.72), coins.join(' '));
  await context.close();
});

for (const size of [LAPTOP, { width: 1440, height: 900 }])
  test(`Barrage at ${size.width} × ${size.height}: the map has half of the height, and dams and lakes cover neither houses nor free sites`, async () => {
    const { page, context } = await person(place, { ...size, choices: 'board' });
    await openKept(page, 'valleys', await keptMatch('valleys', { game: 'barrage', seats: 4, moves: 170 }, NAMES.en));
    await page.locator('.board .basin .drop-count').first().waitFor();
    await settled(page);
    const { share, pairs, over } = await page.evaluate(() => {
      const boxes = (basin: Element, what: string) => [...basin.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
      const meets = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
      const found = [...document.querySelectorAll('.board .basin')].flatMap((basin) => {
        const water = boxes(basin, '.lake-water, .drop-plate, [data-anchor^="top:"]');
        const sites = boxes(basin, '[data-anchor^="site:P"] .site-lit, [data-anchor^="site:D"] .dent-floor');
        return water.flatMap((one) => sites.map((other) => ({ basin: basin.getAttribute('data-anchor'), meets: meets(one, other) })));
      });
      const map = document.querySelector('.board .pan-zoom')?.getBoundingClientRect();
      return { share: (map?.height ?? 0) / innerHeight, pairs: found.length, over: found.filter((one) => one.meets).map((one) => one.basin) };
    });
    assert.ok(share >= 0.5, `the map has ${Math.round(share * 100)} % of the height`);
    assert.ok(pairs > 20, `${pairs} pairs`);
    assert.deepEqual(over, []);
    await context.close();
  });

/** How light a part's ground is where nothing stands: 0 … 255. */
const lightAt = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((part) => {
    const image = getComputedStyle(part).backgroundImage;
    const [red = 0, green = 0, blue = 0] = (image === 'none' ? getComputedStyle(part).backgroundColor : image).match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

test('a printed board lies in a frame of slate, and its zoom buttons hang from the frame; the plain look has paper', async () => {
  const { page, context } = await person(place, LAPTOP);
  const kept = await keptMatch('frame', { game: 'siberia', seats: 3, moves: 40 }, NAMES.en);
  await openKept(page, 'frame', kept);
  await page.locator('.board canvas.painted').waitFor();
  assert.ok((await lightAt(page, '.line')) < 100);
  const map = await page.locator('.board .pan-zoom').boundingBox();
  const buttons = await page.locator('.board .pan-zoom-buttons').boundingBox();
  assert.ok(map && buttons && Math.abs(map.y - buttons.y) < 1.5);
  await page.goto('/#/settings');
  await page.getByLabel('Plain', { exact: true }).check({ force: true });
  await openKept(page, 'frame', kept);
  await page.locator('.board .landscape, .board .land').first().waitFor();
  assert.ok((await lightAt(page, '.line')) > 200);
  await context.close();
});
