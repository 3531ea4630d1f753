import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors, READY, setTable } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const card = (page: Page, game: string) => page.locator('.game-card', { has: page.locator(`a[href$="/learn/${game}"]`) });

test('one press in the lobby leads to the first move against bots, the next time with the settings of the last', async () => {
  const { page, context } = await person(place);
  await page.goto('/');
  // Somebody who never played it learns it first.
  assert.match((await card(page, 'siberia').locator('.game-ways > *').first().getAttribute('class')) ?? '', /learn-link primary/);
  await card(page, 'siberia').locator('.play-bots').click();
  await page.locator(READY).first().waitFor();
  assert.match(page.url(), /#\/offline\//);
  await page.goto('/#/new/offline/siberia');
  await page.locator('.segments label', { hasText: '2' }).locator('input').check();
  await page.locator('.seat-field select').nth(1).selectOption('bot/random');
  await page.locator('.new-table button[type=submit]').click();
  await page.locator(READY).first().waitFor();
  await page.goto('/');
  const first = card(page, 'siberia').locator('.game-ways > *').first().locator('.play-bots');
  assert.match((await first.getAttribute('class')) ?? '', /primary/);
  await first.click();
  await page.locator(READY).first().waitFor();
  const seats = await page.evaluate(() => {
    const matches = Object.keys(localStorage).filter((key) => key.startsWith('madang.match.'));
    const read = matches.map((key): { changedAt: number; seats: { level?: string }[] } => JSON.parse(localStorage.getItem(key) ?? ''));
    return read.sort((a, b) => b.changedAt - a.changedAt)[0]?.seats.map(({ level }) => level ?? 'person');
  });
  assert.deepEqual(seats, ['person', 'random']);
  await context.close();
});

test('two presses make a table and its link; a guest gives a name, sits down and talks, and both begin without the open seats', async () => {
  const [ann, ben] = [await person(place), await person(place, { width: 390, height: 844, touch: true, language: 'ko' })];
  const errors = [...listenForErrors(ann.page), ...listenForErrors(ben.page)];
  await ann.page.goto('/');
  await card(ann.page, 'siberia').locator('.play-friends').click();
  const invite = ann.page.locator('.invite-card');
  await invite.locator('.qr svg').waitFor();
  const link = await invite.locator('.invite input').inputValue();
  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: /시베리아에 초대합니다/ }).waitFor();
  await ben.page.locator('.sit-down input').fill('소라');
  await ben.page.locator('.sit-down button').click();
  await ben.page.locator('.waiting-leave').waitFor();
  await ann.page.locator('.toast', { hasText: '소라 joined.' }).waitFor();
  await ann.page.locator('.waiting-seats .seat-name', { hasText: '소라' }).waitFor();
  await ann.page.locator('.yard-seat', { hasText: '소라' }).waitFor();
  await ben.page.locator('.chat form input').fill('안녕하세요');
  await ben.page.locator('.chat form input').press('Enter');
  await ann.page.locator('.chat li', { hasText: '안녕하세요' }).waitFor();
  await ann.page.getByRole('button', { name: 'Start with 2 players' }).click();
  for (const { page } of [ann, ben]) await page.locator('.prompt').first().waitFor();
  assert.deepEqual(errors, []);
  for (const { context } of [ann, ben]) await context.close();
});

test('who came by the link passes on the same one; opened anew without it, their page says who can send it', async () => {
  const [ann, ben] = [await person(place), await person(place)];
  await ann.page.goto('/');
  await card(ann.page, 'siberia').locator('.play-friends').click();
  const link = await ann.page.locator('.invite-card .invite input').inputValue();
  await ben.page.goto(link);
  await ben.page.locator('.sit-down input').fill('Ben');
  await ben.page.locator('.sit-down button').click();
  await ben.page.locator('.waiting-leave').waitFor();
  assert.equal(await ben.page.locator('.invite-card .invite input').inputValue(), link);
  await ben.page.goto(`/#/table/${/join\/([^/]+)/.exec(link)?.[1] ?? assert.fail(link)}`);
  await ben.page.getByText(/^Only Guest .* can send the link to this table\.$/).waitFor();
  assert.equal(await ben.page.locator('.invite-card').count(), 0);
  for (const { context } of [ann, ben]) await context.close();
});

test('what another says is shown over the board while the chat is out of sight, a mention first of all; other pages lead to the tables that wait', async () => {
  const [ann, ben] = [await person(place), await person(place)];
  await ben.page.request.post('/api/session', { data: { name: 'Ben' } });
  await ann.page.request.post('/api/session', { data: { name: 'Ann' } });
  const made = await setTable(ann.page, { game: 'siberia', access: 'link', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await ben.page.request.post(`/api/tables/${made.id}/join`, { data: { invitation: made.invitation } });
  await ann.page.request.post(`/api/tables/${made.id}/start`, { data: {} });
  for (const { page } of [ann, ben]) {
    await page.goto(`/#/table/${made.id}`);
    await page.locator('.prompt').first().waitFor();
  }
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  await ben.page.locator('.chat form input').fill('@ann your turn');
  await ben.page.locator('.chat form input').press('Enter');
  await ann.page.locator('.toast', { hasText: 'mentions you: @ann your turn' }).waitFor();
  await ann.page.goto('/#/settings');
  await ann.page.locator('.waiting-bar a[href*="table"]').first().click();
  await ann.page.locator('.prompt').first().waitFor();
  await ann.page.goto('/#/learn/siberia');
  // Two addresses in one breath are one to the page.
  await ann.page.locator('.lesson-card').waitFor();
  await ann.page.goto('/#/rules/siberia');
  await ann.page.locator('.waiting-bar', { hasText: 'To the tutorial' }).waitFor();
  for (const { context } of [ann, ben]) await context.close();
});

test('the page offers to be installed from the second visit on, until that is declined', async () => {
  const { page, context } = await person(place);
  const offer = (tab: Page) =>
    tab.evaluate(() => {
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => undefined }));
    });
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  await offer(page);
  assert.equal(await page.locator('.install-hint').count(), 0);
  const again = await context.newPage();
  await again.goto('/');
  await again.locator('.game-card').first().waitFor();
  await offer(again);
  await again.locator('.install-hint').getByRole('button', { name: 'No, thanks' }).click();
  await again.locator('.install-hint').waitFor({ state: 'detached' });
  await context.close();
});

test('bots take the open seats of a table as its owner starts', async () => {
  const { page, context } = await person(place);
  await page.goto('/');
  await card(page, 'siberia').locator('.play-friends').click();
  await page.locator('.start-anyway select').selectOption('random');
  await page.locator('.start-bots').click();
  await page.locator('.prompt').first().waitFor();
  await context.close();
});

test('a friend and one bot: the owner seats a bot, takes it away again, and the other seats stay open', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true });
  await page.goto('/');
  await card(page, 'siberia').locator('.play-friends').click();
  const seats = page.locator('.waiting-seats li');
  await seats.nth(1).locator('select').selectOption('easy');
  await seats.nth(1).getByText('Bot (Beginner)').waitFor();
  assert.equal(await seats.nth(2).locator('.seat-kind').innerText(), 'Open');
  const boxes = await seats.locator('button, select').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  assert.ok(
    boxes.every(({ right, height }) => right <= 390 && height >= 44),
    JSON.stringify(boxes),
  );
  await seats.nth(1).getByRole('button', { name: 'Remove' }).click();
  await seats.nth(1).locator('select').waitFor();
  await context.close();
});

test('an invitation that comes too late says so: no open seat, a match that runs, a table that is gone', async () => {
  const [ann, ben] = [await person(place), await person(place, { width: 390, height: 844, language: 'ko' })];
  const screen = { kind: 'screen', name: 'Zoe' } as const;
  const made = await setTable(ann.page, { game: 'siberia', access: 'link', seats: [{ kind: 'me' }, screen, { kind: 'invited' }] });
  const address = `/#/table/${made.id}?invitation=${made.invitation}`;
  const third = await person(place);
  await third.page.request.post('/api/session', { data: {} });
  await third.page.request.post(`/api/tables/${made.id}/join`, { data: { invitation: made.invitation } });
  await ben.page.goto(address);
  await ben.page.locator('.landing .notice', { hasText: '자리가 모두 찼습니다' }).waitFor();
  assert.equal(await ben.page.locator('.sit-down').count(), 0);
  await ann.page.request.post(`/api/tables/${made.id}/start`, { data: {} });
  await ben.page.locator('.prompt').first().waitFor();
  const other = await setTable(ann.page, { game: 'siberia', access: 'link', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await ann.page.request.post(`/api/tables/${other.id}/leave`);
  await ben.page.goto(`/#/table/${other.id}?invitation=${other.invitation}`);
  await ben.page.locator('.page-main h1').waitFor();
  assert.match(await ben.page.locator('.page-main').innerText(), /테이블/);
  for (const { context } of [ann, ben, third]) await context.close();
});

test('an invitation in Chinese is not broken within the name of the game', async () => {
  const [ann, mei] = [await person(place), await person(place, { width: 390, height: 844, touch: true, language: 'zh' })];
  const made = await setTable(ann.page, { game: 'ludwig', access: 'link', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await mei.page.goto(`/#/table/${made.id}?invitation=${made.invitation}`);
  const title = mei.page.locator('h1', { hasText: '疯王路德维希的城堡' });
  await title.waitFor();
  assert.match(await title.innerText(), /邀请你玩/);
  const lines = await title.evaluate((heading) => {
    const written = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (written.nextNode())
      if (written.currentNode.textContent?.includes('疯王')) {
        const name = new Range();
        name.setStart(written.currentNode, written.currentNode.textContent.indexOf('疯'));
        name.setEnd(written.currentNode, written.currentNode.textContent.indexOf('堡') + 1);
        return new Set([...name.getClientRects()].map(({ top }) => top)).size;
      }
    return 0;
  });
  assert.equal(lines, 1);
  for (const { context } of [ann, mei]) await context.close();
});
