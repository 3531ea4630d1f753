import type { Page } from 'playwright-core';
import { MADANG } from '../../../games/underwater/components/decks/deck.ts';

/** A deck as an owner types it: every card of the first era is a convoy that gives these goods. */
export function convoys(goods: Record<string, number>): Buffer {
  const deck = JSON.parse(JSON.stringify({ ...MADANG, name: 'box', version: '1' }));
  deck.eras[0] = MADANG.eras[0].map(({ number, colour }) => ({
    ...{ number, colour, confidence: 'verified', attested: ['number', 'effect'] },
    instant: { do: 'gain', goods },
  }));
  deck.titles = Object.fromEntries(MADANG.eras[0].map(({ number }) => [number, { en: 'Convoy', ko: '선단', zh: '船队' }]));
  return Buffer.from(JSON.stringify(deck));
}

export const choose = async (page: Page, buffer: Buffer): Promise<void> => {
  await page.locator('.packs summary').click();
  await page.locator('.packs input[type=file]').setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer });
};

/** Takes the first choice, as a person without a plan does. */
export const first = (): number => 0;
