import type { Page } from 'playwright-core';

/** WCAG AA: text against what is behind it, and large text (24 px, or bold from 18.66 px). */
const LEAST = 4.5;
const LEAST_LARGE = 3;

/** Makes all letters transparent; their halos stay, for letters stand on them. */
const BARE =
  '* { -webkit-text-fill-color: transparent !important; transition: none !important } svg :is(text, tspan) { fill: transparent !important }';

/**
 * Finds texts in sight that are too pale for their background: the words, the contrast and both colours. The background is a picture
 * of the page without letters, so gradients, pictures and covers count. Disabled controls are left out, as in WCAG.
 */
export async function paleTexts(page: Page): Promise<readonly string[]> {
  const colours = await page.evaluateHandle(() => {
    const one = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!one) throw new Error('no canvas');
    const [pen, rgbaOf] = [one, new Map<string, readonly number[]>()];
    const rgba = (css: string): readonly number[] => {
      const known = rgbaOf.get(css);
      if (known) return known;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const drawn = [...pen.getImageData(0, 0, 1, 1).data];
      rgbaOf.set(css, drawn);
      return drawn;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim() ?? '';
      const element = texts.currentNode.parentElement;
      if (words === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('title, option, .unseen, .words-only, :disabled, [aria-disabled="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const style = getComputedStyle(element);
      const drawn: unknown = element;
      const matrix = drawn instanceof SVGGraphicsElement ? drawn.getScreenCTM() : null;
      const size = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      let seen = matrix ? Number(style.fillOpacity) : 1;
      for (let at: Element | null = element; at; at = at.parentElement) seen *= Number(getComputedStyle(at).opacity);
      const clip = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const box = at.getBoundingClientRect();
        clip.left = Math.max(clip.left, box.left);
        clip.top = Math.max(clip.top, box.top);
        clip.right = Math.min(clip.right, box.right);
        clip.bottom = Math.min(clip.bottom, box.bottom);
      }
      const [red = 0, green = 0, blue = 0, alpha = 0] = rgba(matrix ? style.fill : style.color);
      found.push({
        words,
        where: [element.parentElement, element].map((at) => at?.getAttribute('class') || at?.tagName.toLowerCase()).join(' > '),
        boxes: [...range.getClientRects()].map((box) => ({
          left: Math.floor(Math.max(box.left, clip.left)),
          top: Math.floor(Math.max(box.top, clip.top)),
          right: Math.min(box.right, clip.right),
          bottom: Math.min(box.bottom, clip.bottom),
        })),
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        ink: [red, green, blue] as const,
        alpha: (alpha / 255) * seen,
      });
    }
    return found;
  });
  const asIs = (await page.screenshot()).toString('base64');
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, BARE);
  const bare = (await page.screenshot()).toString('base64');
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return page.evaluate(
    async ([texts, pictures, least, leastLarge]) => {
      const [written, behind] = await Promise.all(
        pictures.map(async (base64) => {
          const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          if (!context) throw new Error('no canvas');
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!written || !behind) throw new Error('no pictures');
      const light = (colour: ArrayLike<number>): number =>
        [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => {
          const share = (colour[i] ?? 0) / 255;
          return sum + part * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
        }, 0);
      const contrast = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
        const [one, other] = [light(a), light(b)];
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      };
      return texts.flatMap(({ words, where, boxes, large, ink, alpha }) => {
        const found: { contrast: number; text: readonly number[]; ground: readonly number[] }[] = [];
        for (const box of boxes) {
          for (let y = box.top; y < box.bottom; y++) {
            for (let x = box.left; x < box.right; x++) {
              const at = 4 * (y * behind.width + x);
              const ground = behind.data.subarray(at, at + 3);
              const drawn = written.data.subarray(at, at + 3);
              const text = ink.map((part, i) => Math.round(part * alpha + (ground[i] ?? 0) * (1 - alpha)));
              // Only where a letter's body lies: nearer to the letter's colour than to the ground.
              const far = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
                [0, 1, 2].reduce((sum, i) => sum + Math.abs((a[i] ?? 0) - (b[i] ?? 0)), 0);
              if (far(drawn, ground) < 6 || far(drawn, text) > far(drawn, ground)) continue;
              found.push({ contrast: contrast(text, ground), text, ground: [...ground] });
            }
          }
        }
        // Letters touch a line or an edge here and there: what a tenth of their body stands on counts.
        const worst = found.sort((a, b) => a.contrast - b.contrast)[Math.floor(found.length / 10)];
        if (!worst || worst.contrast >= (large ? leastLarge : least) - 0.05) return [];
        return [`${where} “${words.slice(0, 30)}” ${worst.contrast.toFixed(2)}: ${worst.text} on ${worst.ground}`];
      });
    },
    [await colours.jsonValue(), [asIs, bare], LEAST, LEAST_LARGE] as const,
  );
}
