import type { Page } from 'playwright-core';
import { type Place, person } from './place.ts';
import { listenForErrors, setTable } from './player.ts';

const PHONE = { width: 390, height: 844, touch: true } as const;

/** Opens the chat; on a phone the sheet is raised first. */
export async function openChat(page: Page): Promise<void> {
  const tab = page.locator('.tabs [role=tab]').nth(1);
  if (!(await tab.isVisible())) await page.locator('.handle-press').click();
  await tab.click();
  await page.locator('.chat').waitFor();
}

export async function say(page: Page, text: string): Promise<void> {
  await openChat(page);
  await page.locator('.chat input').fill(text);
  await page.locator('.chat form button').click();
  await page.locator('.chat li', { hasText: text }).waitFor();
}

/** Ann and Ben at a table, Ben on a phone, and a spectator who calls herself Ann too. */
export async function threePeople(place: Place) {
  const [ann, ben, spectator] = [await person(place), await person(place, PHONE), await person(place)];
  const errors = [ann, ben, spectator].map(({ page }) => listenForErrors(page));
  await ann.page.request.post('/api/session', { data: { name: 'Ann' } });
  const { id } = await setTable(ann.page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (const [one, name] of [
    [ben, 'Ben'],
    [spectator, 'Ann'],
  ] as const)
    await one.page.request.post('/api/session', { data: { name } });
  await ben.page.request.post(`/api/tables/${id}/join`, { data: {} });
  await ann.page.request.post(`/api/tables/${id}/start`);
  for (const { page } of [ann, ben, spectator]) {
    await page.goto(`/#/table/${id}`);
    await page.locator('.table').waitFor();
  }
  return {
    ann: ann.page,
    ben: ben.page,
    spectator: spectator.page,
    errors,
    close: () => Promise.all([ann, ben, spectator].map((one) => one.context.close())),
  };
}
