import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { barrage } from '@madang/barrage';
import { SHELF } from '@madang/games';
import { handTime } from '../../../server/test/support/hand-time.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, setTable } from './player.ts';

const time = handTime();
let place: Place;

/** Barrage is of another version on this server than in its pages, as a match is that goes on by older rules. */
const shelf = SHELF.map((title) => (title.name === 'barrage' ? { ...title, rules: async () => ({ ...barrage, version: '0.9.0' }) } : title));

before(async () => {
  place = await openPlace({ ...time.parts, shelf });
});
after(() => place.close());

test('a bot plays for the reader until they press that they are back; the log says both', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  const { id } = await setTable(page, {
    game: 'siberia',
    options: { firstPlayer: 'seat0' },
    seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ben' }],
    clock: { kind: 'days', days: 1, out: 'seat' },
  });
  await page.goto(`/#/table/${id}`);
  await page.locator('.chip:enabled').first().waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  const business = page.locator('.business');
  assert.match(await business.innerText(), /1 day per move.*a bot plays until the player is back/);
  await business.getByLabel('Bot level for Ben').selectOption('random');
  await business.getByRole('button', { name: 'Let a bot play for Ben' }).click();
  await business.locator('.tag', { hasText: 'Bot (Random)' }).waitFor();
  await business.getByRole('button', { name: 'Give Ben the seat back' }).click();
  await business.getByRole('button', { name: 'Let a bot play for Ben' }).waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.log');
  await log.getByText('Ben let a bot play').first().waitFor();
  await log.getByText('Ben took their seat back').first().waitFor();
  assert.equal(await page.locator('.stand-in').count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test('when time is up a bot takes the reader’s seat; a press gives it back', async () => {
  // The other is a person who never moves: between two bots the match would be over before the press.
  const [{ page, context }, other] = [await person(place), await person(place)];
  const errors = listenForErrors(page);
  const { id } = await setTable(page, {
    game: 'siberia',
    options: { firstPlayer: 'seat0' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'live', minutes: 1, increment: 0, out: 'seat' },
  });
  await other.page.request.post('/api/session', { data: { name: 'Ben' } });
  await other.page.request.post(`/api/tables/${id}/join`, { data: {} });
  await page.request.post(`/api/tables/${id}/start`);
  await page.goto(`/#/table/${id}`);
  await page.locator('.chip:enabled').first().waitFor();
  await time.timerWithin(60_000);
  time.pass(60_001);
  const bar = page.locator('.stand-in');
  await bar.getByRole('button', { name: 'Take my seat back' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.locator('.log').getByText('took their seat back').first().waitFor();
  assert.deepEqual(errors, []);
  for (const one of [context, other.context]) await one.close();
});

test('a player gives up, the other looks for a new one, and somebody takes the seat over from the lobby', async () => {
  const [ann, ben, mina] = [await person(place), await person(place), await person(place)];
  const errors = [ann, ben, mina].map(({ page }) => listenForErrors(page));
  const { id } = await setTable(ann.page, { game: 'siberia', options: { firstPlayer: 'seat0' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.page.request.post('/api/session', { data: { name: 'Ben' } });
  await ben.page.request.post(`/api/tables/${id}/join`, { data: {} });
  await ann.page.request.patch('/api/session', { data: { name: 'Ann' } });
  await ann.page.request.post(`/api/tables/${id}/start`);
  for (const { page } of [ann, ben]) await page.goto(`/#/table/${id}`);
  for (const { page } of [ann, ben]) await page.getByRole('tab', { name: 'Table' }).click();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.locator('.business .primary', { hasText: 'Resign' }).click();
  await ann.page.getByRole('button', { name: 'Look for a new player for Ben’s seat' }).click();
  await ann.page.locator('.business .tag', { hasText: 'open to a new player' }).waitFor();
  await ben.page.locator('.stand-in', { hasText: 'Another player can take over your seat.' }).waitFor();
  await mina.page.request.post('/api/session', { data: { name: 'Mina' } });
  await mina.page.goto(`/#/table/${id}`);
  await mina.page.locator('.looking.offered', { hasText: 'Ben left the game. You can take over their seat.' }).waitFor();
  await mina.page.goto('/#/');
  await mina.page.getByRole('button', { name: 'Take over Ben’s seat' }).click();
  await mina.page.locator('.line, .prompt').first().waitFor();
  assert.equal(await mina.page.locator('.looking.offered').count(), 0);
  await mina.page.locator('.log').getByText('Mina took over Ben’s seat.').waitFor();
  await mina.page.locator('.log').getByText('Ben resigned.').waitFor();
  await ben.page.locator('.stand-in').waitFor({ state: 'detached' });
  assert.deepEqual(errors, [[], [], []]);
  for (const { context } of [ann, ben, mina]) await context.close();
});

test('two readers: one asks to take steps back, the other agrees, and both see the board before them; then they end the match', async () => {
  const [ann, ben] = [await person(place), await person(place)];
  const errors = [ann, ben].map(({ page }) => listenForErrors(page));
  const { id } = await setTable(ann.page, { game: 'siberia', options: { firstPlayer: 'seat0' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.page.request.post('/api/session', { data: { name: 'Ben' } });
  await ben.page.request.post(`/api/tables/${id}/join`, { data: {} });
  await ann.page.request.post(`/api/tables/${id}/start`);
  for (const { page } of [ann, ben]) await page.goto(`/#/table/${id}`);
  const ready = ann.page.locator('.prompt-buttons .primary:enabled');
  const chip = ann.page.locator('.chip:enabled').first();
  for (;;) {
    await ready.or(chip).first().waitFor();
    if (await ready.isVisible()) break;
    await chip.click();
  }
  await ready.click();
  await ben.page.locator('.log .seat-mark').first().waitFor();
  await ann.page.getByRole('tab', { name: 'Table' }).click();
  await ann.page.getByRole('button', { name: 'Request undo' }).click();
  await ben.page.locator('.asked').getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, ben]) await page.locator('.asked').waitFor({ state: 'detached' });
  await ben.page.locator('.log').getByText('Everyone agreed').first().waitFor();
  await ann.page.locator('.chip:enabled').first().waitFor();
  const business = ann.page.locator('.business');
  await business.getByRole('button', { name: 'End the game without a result' }).click();
  await business.getByRole('button', { name: 'End the game without a result' }).click();
  await ben.page.locator('.asked').getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, ben]) await page.locator('.ended').waitFor();
  assert.deepEqual(errors, [[], []]);
  for (const { context } of [ann, ben]) await context.close();
});

test('a reader asks somebody they have played with to a free seat; who is asked finds the table, declines, is asked again and sits down', async () => {
  const ann = await person(place);
  const ben = await person(place, { language: 'ko', width: 390, height: 844 });
  const errors = [ann, ben].map(({ page }) => listenForErrors(page));
  const met = await setTable(ann.page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.page.request.post('/api/session', { data: { name: 'Ben' } });
  await ben.page.request.post(`/api/tables/${met.id}/join`, { data: {} });
  await ann.page.request.post(`/api/tables/${met.id}/start`);
  const { id } = await setTable(ann.page, { game: 'ludwig', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'closed' });
  await ann.page.goto(`/#/table/${id}`);
  const ask = async () => {
    await ann.page.getByRole('button', { name: 'Invite…' }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Ben' }).click();
    await ann.page.getByRole('button', { name: 'Cancel invitation' }).waitFor();
  };
  await ask();
  await ben.page.goto('/');
  await ben.page.locator('.table-row', { hasText: '초대받음' }).click();
  await ben.page.getByRole('button', { name: '거절' }).click();
  await ann.page.getByRole('button', { name: 'Invite…' }).waitFor();
  await ask();
  await ben.page.goto(`/#/table/${id}`);
  await ben.page.getByRole('button', { name: '앉기' }).click();
  await ann.page.locator('.page-main .buttons .primary:enabled').click();
  await ben.page.locator('.table').waitFor();
  assert.deepEqual(errors, [[], []]);
  for (const { context } of [ann, ben]) await context.close();
});

test('a match of other rules than the page says so, and no other does', async () => {
  const { page, context } = await person(place);
  for (const [game, notices] of [
    ['barrage', 1],
    ['siberia', 0],
  ] as const) {
    const { id } = await setTable(page, { game, seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ben' }] });
    await page.goto(`/#/table/${id}`);
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.locator('.business').waitFor();
    assert.equal(await page.locator('.business .notice', { hasText: 'rules' }).count(), notices, game);
  }
  assert.match(await page.locator('.business').innerText(), /Ben/);
  await context.close();
});
