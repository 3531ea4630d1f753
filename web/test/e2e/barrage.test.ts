import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptMatch, openKept, type Prepared } from './matches.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, logLines, picks, playToTheEnd, READY, text } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a beginner match is played to its end by keys alone', async () => {
  const { page, context } = await person(place, { language: 'ko' });
  const errors = listenForErrors(page);
  await openKept(page, 'late', await keptMatch('late', { game: 'barrage', seats: 2, moves: 140 }, ['나', '봇']));
  await page.evaluate(() => document.addEventListener('pointerdown', () => document.body.setAttribute('data-pressed', ''), true));
  await playToTheEnd(page, 'keys', picks(11));
  assert.match(await text(page, '.over h2'), /승리/);
  assert.equal(await page.locator('.scores li').count(), 2);
  assert.match(await text(page, '.headline'), /게임 종료/);
  assert.equal(await page.locator('[data-pressed]').count(), 0, 'nothing was pressed with the mouse');
  assert.deepEqual(errors, []);
  await context.close();
});

const IN_THE_MIDDLE: Prepared = { game: 'barrage', seats: 4, options: { game: 'expert' }, moves: 130, task: 'turn' };

test('the steps of a turn are taken back one by one', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'turn', await keptMatch('turn', IN_THE_MIDDLE, ['Me', 'One', 'Two', 'Three']));
  const prompts: string[] = [];
  const pick = picks(6);
  const lines = (await logLines(page)).length;
  for (;;) {
    await page.locator(READY).first().waitFor();
    if (await page.locator('.prompt-buttons .primary').isEnabled()) break;
    prompts.push(await text(page, '.prompt-text'));
    await answer(page, 'keys', pick);
  }
  assert.ok(prompts.length > 0);
  for (const prompt of prompts.reverse()) {
    await page.keyboard.press('u');
    assert.equal(await text(page, '.prompt-text'), prompt);
  }
  assert.equal(await page.locator('.trail').count(), 0);
  assert.equal((await logLines(page)).length, lines);
  await context.close();
});

test('what is not offered is explained, with the rule that forbids it', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'why', await keptMatch('why', IN_THE_MIDDLE, ['Me', 'One', 'Two', 'Three']));
  await page.locator('.chip').first().waitFor();
  await page.keyboard.press('?');
  const reason = page.locator('.refused > li', { hasText: 'is taken by' }).first();
  await reason.locator('summary').first().click();
  const link = reason.locator('.rule-link').first();
  const rule = (await link.getAttribute('data-rule')) ?? '';
  assert.match(rule, /^BAR-[A-Z]+-\d+$/);
  const title = await link.innerText();
  assert.doesNotMatch(title, /-\d/);
  await link.click();
  const shown = page.locator('dialog').nth(1);
  assert.equal(await shown.locator('h2').innerText(), title);
  assert.ok((await shown.innerText()).length > title.length + 20, 'the rule’s text stands below its title');
  await shown.locator('summary').click();
  assert.equal(await shown.locator('code').innerText(), rule);
  await context.close();
});
