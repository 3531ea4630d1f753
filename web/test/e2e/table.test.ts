import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { WebSocketRoute } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, beginMatch, listenForErrors, logLines, openMatch, picks, playToTheEnd, playUntil, text } from './player.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a match is played to its end with the mouse and the keys, looked at again, and played on', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await openKept(page, 'late', await keptMatch('late', { game: 'siberia', seats: 2, moves: 290 }, ['Me', 'One']));
  const pick = picks(7);
  for (let i = 0; i < 20; i++) await answer(page, 'clicks', pick);
  await playToTheEnd(page, 'keys', pick);
  assert.match(await text(page, '.over h2'), /wins|share/);
  assert.equal(await page.locator('.scores li').count(), 2);
  await page.locator('.over .chart svg').first().waitFor();

  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.deck').waitFor();
  const length = Number((await text(page, '.deck-at')).split(' of ')[1]);
  assert.ok(length > 100);
  await page.keyboard.press('ArrowRight');
  assert.equal(await text(page, '.deck-at'), `Step 1 of ${length}`);
  await page.keyboard.press('End');
  assert.match(await text(page, '.headline'), /over/i);
  const turns = Number(await page.locator('.scrubber').getAttribute('max'));
  assert.ok(turns > 20 && turns < length);
  await page.locator('.scrubber').fill(String(Math.floor(turns / 2)));
  await page.locator('.deck-field select').nth(1).selectOption('1');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.chip:enabled').first().waitFor();
  assert.match(page.url(), /#\/offline\//);
  assert.deepEqual(errors, []);
  await context.close();
});

test('two people on two devices: an invitation is followed, each sees the other move, and they talk', async () => {
  const ann = await person(place);
  const ben = await person(place, { language: 'ko', width: 390, height: 844 });
  const errors = [listenForErrors(ann.page), listenForErrors(ben.page)];
  await beginMatch(ann.page, 'online', ['me', 'invited']);
  const link = await ann.page.locator('.invite input').inputValue();
  await ben.page.goto(link);
  await ben.page.locator('.sit-down button').click();
  await ann.page.locator('.page-main .buttons .primary:enabled').click();
  await Promise.all([ann.page.locator('.table').waitFor(), ben.page.locator('.table').waitFor()]);
  const pick = picks(3);
  for (let turns = 0; turns < 24; turns++) {
    const ready = '.chip:enabled, .prompt-buttons .primary:enabled';
    const who = await Promise.race(
      [ann, ben].map(async (one) =>
        one.page
          .locator(ready)
          .first()
          .waitFor()
          .then(() => one),
      ),
    );
    await answer(who.page, 'clicks', pick);
  }
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  await ann.page.getByLabel('Write a message').fill('안녕');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await ben.page.locator('.handle-press').click();
  await ben.page.getByRole('tab', { name: '채팅' }).click();
  await ben.page.locator('.chat').getByText('안녕').waitFor();
  assert.deepEqual(errors, [[], []]);
  await ann.context.close();
  await ben.context.close();
});

test('a move whose message or answer is lost on the way is carried out once', async () => {
  const { page, context } = await person(place);
  let lose: 'nothing' | 'the message' | 'the answer' = 'nothing';
  const sent: string[] = [];
  const refused: string[] = [];
  await page.routeWebSocket(/api\/socket/, (route: WebSocketRoute) => {
    const server = route.connectToServer();
    const cut = (): void => {
      lose = 'nothing';
      void server.close();
      void route.close();
    };
    route.onMessage((message) => {
      const json = JSON.parse(String(message));
      if (json.type === 'play') sent.push(json.command);
      if (json.type === 'play' && lose === 'the message') cut();
      else server.send(message);
    });
    server.onMessage((message) => {
      const json = JSON.parse(String(message));
      if (json.type === 'refused') refused.push(json.problem.code);
      if (json.type === 'done' && lose === 'the answer') cut();
      else route.send(message);
    });
  });
  await openMatch(page, ['random']);
  const pick = picks(2);
  for (const lost of ['the message', 'the answer'] as const) {
    await page.locator('.chip:enabled').first().waitFor();
    await playUntil(page, '.prompt-buttons .primary:enabled', 'clicks', pick);
    const before = sent.length;
    lose = lost;
    await page.locator('.prompt-buttons .primary').click();
    await page.locator('.chip:enabled').first().waitFor();
    assert.equal(sent.length, before + 2, `${lost}: sent again`);
    assert.equal(sent.at(-1), sent.at(-2), `${lost}: under the same name`);
  }
  assert.deepEqual(refused, []);
  await context.close();
});

test('a plan is stepped back before anybody sees it', async () => {
  const { page, context } = await person(place);
  await openMatch(page, ['random']);
  await playUntil(page, '.chip-group[data-captioned="true"]', 'clicks', () => 0);
  await settled(page);
  const prompt = await text(page, '.prompt-text');
  // A bot places its counters at the same time, and may end meanwhile.
  const ownLines = async () => (await logLines(page)).filter((line) => !line.startsWith('Bot'));
  const lines = await ownLines();
  const asksAgain = (isSame: boolean) =>
    page.waitForFunction(([before, same]) => (document.querySelector<HTMLElement>('.prompt-text')?.innerText === before) === same, [
      prompt,
      isSame,
    ] as const);
  await page.keyboard.press('1');
  await asksAgain(false);
  await page.keyboard.press('u');
  await asksAgain(true);
  assert.deepEqual(await ownLines(), lines);
  await page.keyboard.press('?');
  await page.locator('dialog .rule-block').waitFor();
  assert.match((await page.locator('dialog .rule-block .rule-link').getAttribute('data-rule')) ?? '', /^SIB-/);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await context.close();
});
