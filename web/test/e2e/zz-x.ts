import { writeFileSync } from 'node:fs';
import { openPlace, person } from './place.ts';
import { listenForErrors } from './player.ts';

const { MADANG } = await import('../../../games/underwater/components/decks/deck.ts');
const deck = JSON.parse(JSON.stringify({ ...MADANG, name: 'box', version: '1' }));
deck.eras[0][3].instant.goods = { points: 7 };
deck.titles = { 4: { en: 'Convoy', ko: '선단', zh: '船队' } };
writeFileSync('/tmp/box.json', JSON.stringify(deck));
const bad = JSON.parse(JSON.stringify(deck));
bad.eras[0][3].instant.goods = { coal: 7 };
bad.eras[1][0].colour = 'blue';
writeFileSync('/tmp/bad.json', JSON.stringify(bad));
const place = await openPlace({}, {});
for (const [w, h, language] of [
  [1366, 768, 'en'],
  [390, 844, 'ko'],
] as const) {
  const { page } = await person(place, { width: w, height: h, language, touch: w < 500, choices: 'board' });
  const errors = listenForErrors(page);
  await page.goto('/#/new/online/underwater');
  await page.locator('.packs summary').click();
  await page.locator('.packs input[type=file]').setInputFiles('/tmp/bad.json');
  await page.locator('.pack-problems').waitFor();
  await page.locator('.packs').scrollIntoViewIfNeeded();
  await page.screenshot({ path: `/tmp/p-${language}-bad.png`, fullPage: true });
  await page.locator('.packs input[type=file]').setInputFiles('/tmp/box.json');
  await page.locator('.packs input[value], .packs label').nth(1).waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/p-${language}-good.png`, fullPage: true });
  await page.locator('.new-table button[type=submit]').click();
  await page.locator('.waiting-seats').waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/p-${language}-table.png` });
  console.log(language, errors);
}
process.exit(0);
