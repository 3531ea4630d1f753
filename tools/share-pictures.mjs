// Makes the pictures that chat programs show beside links: docs/pictures/share/<game>.jpg, from docs/pictures/<game>.webp, by the tests' browser.
// Run it after the pictures of tables have changed: node tools/share-pictures.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { launching } from '../web/test/e2e/browser.ts';

const PICTURES = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const MARK = readFileSync(new URL('../web/public/icon.svg', import.meta.url)).toString('base64');
/** What OpenGraph and Twitter cards show without cutting. */
const SIZE = { width: 1200, height: 630 };
/** Some chat programs leave out larger pictures than 300 kB. */
const QUALITY = 80;

const page = (picture) => `<!doctype html><style>
  /* The board alone, without the line above it and the players beside it. */
  body { margin: 0; width: 1200px; height: 630px; background: url(data:image/webp;base64,${picture}) 0 -52px / 1551px auto; }
  p { position: absolute; right: 28px; bottom: 28px; display: flex; gap: 18px; align-items: center; margin: 0; padding: 14px 26px 14px 14px;
    border-radius: 18px; background: #f6f1e7; box-shadow: 0 4px 24px rgb(0 0 0 / 45%); color: #22242a; font: 600 44px 'Noto Sans KR', sans-serif; }
  img { width: 64px; height: 64px; }
</style><body><p><img src="data:image/svg+xml;base64,${MARK}" alt="">Madang</p></body>`;

const browser = await chromium.launch(await launching());
const tab = await browser.newPage({ viewport: SIZE });
for (const file of readdirSync(PICTURES).filter((name) => name.endsWith('.webp'))) {
  await tab.setContent(page(readFileSync(join(PICTURES, file)).toString('base64')), { waitUntil: 'load' });
  await tab.screenshot({ path: join(PICTURES, 'share', file.replace('.webp', '.jpg')), type: 'jpeg', quality: QUALITY });
}
await browser.close();
