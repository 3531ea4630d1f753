import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place, person } from './place.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('while fonts load no boxes are seen: text waits for its glyphs where the system has none, and only there', async () => {
  for (const language of ['ko', 'zh'] as const) {
    const { page, context } = await person(place, { language, width: 390, height: 844 });
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('.learn-link').first().waitFor({ state: 'attached' });
    const family = language === 'ko' ? 'Noto Sans KR' : 'Noto Sans SC';
    await page.waitForFunction((name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loading'), family);
    const { boxes, waiting } = await page.evaluate((name) => {
      const look = (sign: string): string => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 32;
        const paper = canvas.getContext('2d');
        if (paper) paper.font = '24px system-ui, sans-serif';
        paper?.fillText(sign, 2, 26);
        return canvas.toDataURL();
      };
      const faces = [...document.fonts].filter(
        (face) => face.family.includes(name) && face.status === 'loading' && !/U\+0+-/.test(face.unicodeRange),
      );
      return { boxes: look('나') === look('질') || look('水') === look('山'), waiting: faces.map(({ display }) => display) };
    }, family);
    assert.ok(waiting.length > 0);
    assert.deepEqual(new Set(waiting), new Set([boxes ? 'block' : 'swap']), language);
    release();
    await page.evaluate(() => document.fonts.ready);
    await context.close();
  }
});

test('an English lobby loads no Hangul and no Han: what the page says in all languages before its script asks for no font', async () => {
  const { page, context } = await person(place, { language: 'en', width: 390, height: 844 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  // The scripts come after the first layout, as on a slow line.
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('.start') !== null && document.styleSheets.length > 0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))));
  release();
  await page.locator('.learn-link').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  assert.deepEqual(
    fonts.filter((path) => !/-latin-/.test(path)),
    [],
  );
  await context.close();
});

test('where the type of Han characters cannot be fetched the page goes on without a fault', async () => {
  const { page, context } = await person(place, { language: 'zh' });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route('**/han-*.css', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto('/');
  await refused;
  await page.locator('.learn-link').first().waitFor();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  assert.deepEqual(faults, []);
  await context.close();
});
