import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import { playChapter, reach } from './lesson.ts';
import { openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';
import { LONG } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

// Every lesson is replayed in its game's own tests; through the page, which treats all alike, one is enough on the way of every change.
for (const { name, lesson: load } of SHELF.filter((title) => title.lesson).slice(0, LONG ? SHELF.length : 1))
  test(`the lesson of ${name} is played to its end, and the match from there on`, async () => {
    const lesson = await load?.();
    assert.ok(lesson);
    const { page, context } = await person(place);
    const errors = listenForErrors(page);
    await page.goto('/');
    await page.locator(`.learn-link[href$="/${name}"]`).click();
    const last = lesson.chapters.length - 1;
    for (let at = 0; at < last; at++) await playChapter(page, lesson, at);
    await reach(page, last + 1);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/#\/offline\//);
    await page.locator('.chip:enabled').first().waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

test('in a lesson another move is not played: it says what to do, and a press beside the lit place too', async () => {
  const name = SHELF.find((title) => title.lesson)?.name ?? '';
  const { page, context } = await person(place, { language: 'ko' });
  await page.goto(`/#/learn/${name}`);
  await page.locator('.lesson-card .primary').click();
  await reach(page, 2);
  await page.locator('.chip:not([data-guided])').first().click();
  await page.locator('.lesson-hint').waitFor();
  const undo = page.locator('.prompt-buttons [aria-keyshortcuts="u"]');
  assert.ok(await undo.isDisabled());
  await page.locator('.chip[data-guided="true"]').first().click();
  await page.locator('.prompt-buttons [aria-keyshortcuts="u"]:enabled').waitFor();
  assert.equal(await page.locator('.lesson-hint').count(), 0);
  await page.locator('.board-area .guided').click({ position: { x: 4, y: 4 } });
  await page.locator('.lesson-hint').waitFor();
  assert.equal(await page.locator('.forecast-card:popover-open').count(), 0);
  await context.close();
});

test('in a lesson a press on a closed place says what to do, and why that place is closed, as at a table', async () => {
  const { page, context } = await person(place);
  await page.goto('/#/learn/siberia');
  await page.locator('.lesson-card .primary').click();
  await reach(page, 2);
  const reason = page.locator('.forecast-card:popover-open');
  // the gas row would be offered: another one is taught, so there is no reason but the hint
  await page.locator('.own-mat [data-anchor$=":gas"]').click();
  await page.locator('.lesson-hint').waitFor();
  assert.equal(await reason.count(), 0);
  // nothing that was drawn goes into the gold row
  await page.locator('.own-mat [data-anchor$=":gold"]').click();
  await reason.waitFor();
  // why, then what the row does, then the rule
  assert.match(await reason.innerText(), /You drew no counter that fits the gold row\s+\S[\s\S]+Placing counters/i);
  await reason.locator('[data-rule="SIB-PLACE-04"]').click();
  await page.locator('dialog', { hasText: 'on a free space in the row of its person' }).waitFor();
  await page.keyboard.press('Escape');
  assert.ok(await page.locator('.lesson-hint').isVisible());
  await context.close();
});
