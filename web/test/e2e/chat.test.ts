import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, setTable } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const PHONE = { width: 390, height: 844, touch: true } as const;

/** Opens the chat; on a phone the sheet is raised first. */
async function openChat(page: Page): Promise<void> {
  const tab = page.locator('.tabs [role=tab]').nth(1);
  if (!(await tab.isVisible())) await page.locator('.handle-press').click();
  await tab.click();
  await page.locator('.chat').waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await openChat(page);
  await page.locator('.chat input').fill(text);
  await page.locator('.chat form button').click();
  await page.locator('.chat li', { hasText: text }).waitFor();
}

/** Ann and Ben at a table, Ben on a phone, and a spectator who calls herself Ann too. */
async function threePeople() {
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

test('sending nothing leads to the field', async () => {
  const { ann, errors, close } = await threePeople();
  await openChat(ann);
  await ann.locator('.chat form button').click();
  await ann.locator('.chat input:focus').waitFor();
  assert.deepEqual(errors.flat(), []);
  await close();
});

test('the first line of a table is unread until the chat is in sight; what is said while one is away is unread on return', async () => {
  const { ann, ben, errors, close } = await threePeople();
  await say(ann, 'Hello Ben');
  const badge = ben.locator('.side-handle .unread');
  await badge.filter({ hasText: '1' }).waitFor();
  assert.match(await ben.title(), /^\(1\) new message/);
  await openChat(ben);
  await ben.locator('.tabs .unread').waitFor({ state: 'detached' });
  // a lowered sheet keeps the chat, but nobody sees it
  await ben.locator('.handle-press').click();
  await say(ann, 'Are you there?');
  await badge.filter({ hasText: '1' }).waitFor();
  const address = ben.url();
  await ben.goto('/#/settings');
  await say(ann, 'Your turn soon');
  await ben.goto(address);
  await badge.filter({ hasText: '2' }).waitFor();
  await openChat(ben);
  await ben.locator('.chat li', { hasText: 'Your turn soon' }).waitFor();
  await ben.reload();
  await ben.locator('.table').waitFor();
  await say(ann, 'The only new one');
  await badge.filter({ hasText: '1' }).waitFor();
  assert.deepEqual(errors, [[], [], []]);
  await close();
});

test('a line shows its time, and a player’s seat: a spectator of the same name is told apart', async () => {
  const { ann, ben, spectator, close } = await threePeople();
  await say(ann, 'from the player');
  await say(spectator, 'from the spectator');
  await openChat(ben);
  const [player, other] = ['from the player', 'from the spectator'].map((text) => ben.locator('.chat li', { hasText: text }));
  assert.ok(player && other);
  assert.deepEqual([await player.locator('.seat-mark').count(), await player.locator('.speaker-kind').count()], [1, 0]);
  assert.deepEqual([await other.locator('.seat-mark').count(), await other.locator('.speaker-kind').innerText()], [0, 'spectator']);
  assert.match(await player.locator('time').innerText(), /^\d{1,2}:\d{2}\s[AP]M$/);
  await close();
});

test('a line that is half written outlives another tab of the side', async () => {
  const { ann, close } = await threePeople();
  await openChat(ann);
  await ann.locator('.chat input').fill('I was about to');
  await ann.locator('.tabs [role=tab]').first().click();
  await openChat(ann);
  assert.equal(await ann.locator('.chat input').inputValue(), 'I was about to');
  await close();
});

test('a sign at a chat line and at a turn of the log is seen by all, and taken back by a second press', async () => {
  const { ann, ben, spectator, errors, close } = await threePeople();
  await say(ann, 'look at this');
  await openChat(ben);
  await ben.locator('.chat li', { hasText: 'look at this' }).getByRole('button', { name: 'React' }).click();
  await ben.locator('.chat').getByRole('button', { name: 'Applause' }).click();
  await openChat(spectator);
  for (const page of [ann, ben, spectator]) await page.locator('.chat').getByRole('button', { name: 'Applause: Ben' }).waitFor();
  await spectator.locator('.chat').getByRole('button', { name: 'Applause: Ben' }).click();
  await ann.locator('.chat').getByRole('button', { name: 'Applause: Ben and Ann' }).waitFor();
  await ben.locator('.chat .reaction').click();
  await ann.locator('.chat').getByRole('button', { name: 'Applause: Ann', exact: true }).waitFor();
  await ann.getByRole('tab', { name: 'Table' }).click();
  await ann.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ann.getByRole('tab', { name: 'Log' }).click();
  await ann.locator('.log').getByRole('button', { name: 'React' }).last().click();
  await ann.locator('.log').getByRole('button', { name: 'Amazed' }).click();
  await spectator.getByRole('tab', { name: 'Log' }).click();
  await spectator.locator('.log').getByRole('button', { name: 'Amazed: Ann' }).waitFor();
  assert.deepEqual(errors, [[], [], []]);
  await close();
});
