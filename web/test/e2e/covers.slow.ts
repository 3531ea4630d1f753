import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { chromium, type Page } from 'playwright-core';
import { launching } from './browser.ts';
import { coverPictures } from './covers.ts';

/** Mean difference of a colour's part, of 255, that compressing makes. */
const COMPRESSED = 3;

/** How far two pictures of one size are apart: the mean difference of a colour's part, of 255. */
const apart = (page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> =>
  page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/webp;base64,${source}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!one || one.length === 0 || one.length !== other?.length) return Number.POSITIVE_INFINITY;
      return one.reduce((sum, part, i) => sum + Math.abs(part - (other[i] ?? 0)), 0) / one.length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );

test('the pictures of covers show the boards as they are drawn now', async () => {
  const browser = await chromium.launch(await launching());
  try {
    const page = await browser.newPage();
    const pictures = await coverPictures(browser);
    assert.ok(pictures.length > 0);
    for (const [path, picture] of pictures) {
      const difference = await apart(page, [picture, readFileSync(path)]);
      assert.ok(difference <= COMPRESSED, `${path} is ${difference} apart: node web/test/e2e/covers.ts`);
    }
  } finally {
    await browser.close();
  }
});
