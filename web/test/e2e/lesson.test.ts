import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Lesson } from '@madang/kernel';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person, QUIET_PAGE } from './place.ts';
import { listenForErrors, pressByHand } from './player.ts';
import { LONG, settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const CONFIRM = '.prompt-buttons .primary:enabled';

/** Waits until the lesson is at that chapter. */
const reach = (page: Page, number: number): Promise<unknown> =>
  page.waitForFunction((n) => document.querySelector('.lesson-at')?.textContent?.startsWith(`${n} /`), number);

/** Plays a chapter with the mouse alone: where the board lights something there, else by its chip. */
async function playChapter(page: Page, lesson: Lesson, at: number): Promise<void> {
  const chapter = lesson.chapters[at];
  await reach(page, at + 1);
  for (const anchor of chapter?.lights ?? []) await page.locator(`.table [data-anchor="${anchor}"]`).first().waitFor({ state: 'attached' });
  if (!chapter?.moves) return page.locator('.lesson-card .primary').click();
  for (let i = 0; i < chapter.moves.length; i++) {
    const chip = page.locator('.chip[data-guided="true"]').first();
    await chip.waitFor();
    const lit = page.locator('.board-area [role="button"][data-lit="true"]');
    await pressByHand(page, (await lit.count()) === 1 ? lit : chip);
  }
  const next = page.locator(CONFIRM);
  const on = page.locator('.lesson-at', { hasText: new RegExp(`^${at + 2} /`) });
  await next.or(on).first().waitFor();
  if (await next.isVisible()) await next.click();
}

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

for (const { name, lesson: load } of SHELF.filter((title) => title.lesson))
  test(`${name}: what a chapter asks for is lit after the others have played before it`, async (t) => {
    const lesson = await load?.();
    assert.ok(lesson);
    const at = lesson.chapters.findIndex(({ before, moves }, i) => i > 0 && moves && before?.every(([seat]) => seat !== lesson.seat));
    assert.ok(at > 0);
    const { page, context } = await person(place, { pace: 'calm' });
    t.after(() => context.close());
    await page.goto(QUIET_PAGE);
    const kept = JSON.stringify({ version: lesson.version, chapter: at - 1 });
    await page.evaluate(([key, json]) => localStorage.setItem(`madang.lesson.${key}`, json ?? ''), [name, kept]);
    await page.goto(`/#/learn/${name}`);
    await playChapter(page, lesson, at - 1);
    await playChapter(page, lesson, at);
    await reach(page, at + 2);
  });

test('a lesson is left and gone on with, gone back in and begun anew', async () => {
  const lesson = await SHELF.find((title) => title.lesson)?.lesson?.();
  assert.ok(lesson);
  const { page, context } = await person(place);
  await page.goto(`/#/learn/${SHELF.find((title) => title.lesson)?.name}`);
  for (let at = 0; at < 3; at++) await playChapter(page, lesson, at);
  await reach(page, 4);
  await page.goto('/');
  await page.locator('.learn-link').first().click();
  await reach(page, 4);
  await page.getByRole('button', { name: 'Previous step' }).click();
  await reach(page, 3);
  await playChapter(page, lesson, 2);
  await playChapter(page, lesson, 3);
  await reach(page, 5);
  const { length } = lesson.chapters;
  const kept = JSON.stringify({ version: lesson.version, chapter: length - 2 });
  await page.evaluate(
    ([name, json]) => localStorage.setItem(`madang.lesson.${name}`, json ?? ''),
    [new URL(page.url()).hash.split('/').at(-1), kept],
  );
  await page.reload();
  await playChapter(page, lesson, length - 2);
  await reach(page, length);
  const [card, said] = [await page.locator('.lesson-card').boundingBox(), await page.locator('.lesson-words').boundingBox()];
  assert.ok(card && said && said.width > card.width * 0.9, 'the last words stand above the ways on, not in a column beside them');
  await page.getByRole('button', { name: 'Start over' }).click();
  await reach(page, 1);
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

/** What lies in the middle of a piece on the screen is the piece itself: neither scrolled away nor under something else. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      return width > 0 && piece.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

test('on a phone what a lesson points out or has pressed is brought into sight: the tab it lies behind, the list it lies far down in', async () => {
  const barrage = await SHELF.find(({ name }) => name === 'barrage')?.lesson?.();
  assert.ok(barrage);
  const { page, context } = await person(place, { width: 390, height: 844 });
  await page.goto('/#/learn/siberia');
  await page.locator('[data-anchor="exchange:frankfurt"]').waitFor({ state: 'visible' });
  await page.goto('/#/learn/barrage');
  const chapter = (id: string): number => barrage.chapters.findIndex((one) => one.id === id);
  for (let at = 0; at < chapter('wheel'); at++) await playChapter(page, barrage, at);
  await reach(page, chapter('wheel') + 1);
  await page.locator('[data-anchor="wheel:0"]').waitFor({ state: 'visible' });
  for (let at = chapter('wheel'); at < chapter('water'); at++) await playChapter(page, barrage, at);
  await page.locator('.board-area [data-lit="true"]').first().waitFor();
  await settled(page);
  assert.ok(await isInSight(page, '.board-area [data-lit="true"]'));
  await context.close();
});

for (const height of [768, 650])
  test(`on a laptop of ${height} px the board keeps its size while a lesson says more or less`, async () => {
    const { page, context } = await person(place, { width: 1366, height });
    await page.goto('/#/learn/siberia');
    const board = () => page.locator('.guided').evaluate((guided) => guided.getBoundingClientRect().height);
    await page.locator('.lesson-card .primary').waitFor();
    const first = await board();
    await page.locator('.lesson-card .primary').click();
    await reach(page, 2);
    assert.equal(await board(), first);
    await page.locator('.chip:not([data-guided])').first().click();
    await page.locator('.lesson-hint').waitFor();
    assert.equal(await board(), first);
    await context.close();
  });

test('on a small phone a lesson leaves the map so much room that it is read, and more where it is pressed on', async () => {
  const barrage = await SHELF.find(({ name }) => name === 'barrage')?.lesson?.();
  assert.ok(barrage);
  const { page, context } = await person(place, { width: 360, height: 640 });
  await page.goto('/#/learn/barrage');
  const map = async () => {
    await settled(page);
    return page.locator('.guided .pan-zoom').evaluate((shown) => shown.getBoundingClientRect().height);
  };
  await reach(page, 1);
  assert.ok((await map()) >= 150, `${await map()} px where one reads`);
  for (let at = 0; at < 2; at++) await playChapter(page, barrage, at);
  await reach(page, 3);
  assert.ok((await map()) >= 90, `${await map()} px where a panel is pressed`);
  for (const word of ['Construction', 'Base tile']) await page.locator('.chip[data-guided="true"]', { hasText: word }).click();
  await page.locator('.chip[data-guided="true"]', { hasText: 'Lower dam 8' }).waitFor();
  assert.ok((await map()) >= 210, `${await map()} px where the map is pressed`);
  await context.close();
});

/** Where a panel of these is pressed beside castle or sea: the chapter, and the pixels in which these can be read. */
const ROOM = { ludwig: [5, 130], underwater: [4, 190] } as const;
for (const name of ['ludwig', 'underwater'] as const)
  test(`on a small phone the lesson of ${name} leaves the map its height and scrolls what is below it into sight`, async () => {
    const lesson = await SHELF.find((title) => title.name === name)?.lesson?.();
    assert.ok(lesson);
    const { page, context } = await person(place, { width: 360, height: 640, touch: true });
    await page.goto(`/#/learn/${name}`);
    const [chapter, least] = ROOM[name];
    for (let at = 0; at < chapter - 1; at++) await playChapter(page, lesson, at);
    await reach(page, chapter);
    await settled(page);
    const map = await page.locator('.guided .pan-zoom').evaluate((shown) => shown.getBoundingClientRect().height);
    assert.ok(map >= least, `${map} px`);
    const lit = page.locator('.board-area [role="button"][data-lit="true"]').first();
    const foot = await page
      .locator('.handle-own')
      .first()
      .evaluate((shown) => shown.getBoundingClientRect().top);
    const { top, bottom } = await lit.evaluate((shown) => shown.getBoundingClientRect());
    const card = await page.locator('.lesson-card').evaluate((shown) => shown.getBoundingClientRect().bottom);
    assert.ok(top >= card - 1 && bottom <= foot + 1, `from ${top} to ${bottom} between ${card} and ${foot}`);
    await context.close();
  });

test('what a learner chooses freely stays so for the rest of the lesson and in the match after it', async () => {
  const siberia = await SHELF.find(({ name }) => name === 'siberia')?.lesson?.();
  assert.ok(siberia);
  const { page, context } = await person(place);
  await page.goto('/#/learn/siberia');
  const free = siberia.chapters.findIndex(({ id }) => id === 'research');
  for (let at = 0; at < free; at++) await playChapter(page, siberia, at);
  await reach(page, free + 1);
  await page.locator('.chip[data-guided="true"]').click();
  await page.locator('.chip[data-guided="true"]', { hasText: 'Kolyma' }).waitFor();
  assert.equal(await page.locator('.chip[data-guided="true"]', { hasText: 'Evenkia' }).count(), 0, 'it is to run out later');
  await page.locator('.chip[data-guided="true"]', { hasText: 'Kolyma' }).click();
  await page.locator(CONFIRM).click();
  const found = page.locator('[data-anchor="cube:kolyma:diamond"]');
  for (let at = free + 1; at < siberia.chapters.length - 1; at++) {
    await reach(page, at + 1);
    assert.equal(await found.count(), 1, siberia.chapters[at]?.id);
    await playChapter(page, siberia, at);
  }
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/offline\//);
  await page.locator('.chip:enabled').first().waitFor();
  assert.equal(await found.count(), 1);
  await context.close();
});

test('in a lesson a worker walks with one press as at a table, where the lesson walks, and nothing that is reached is too far', async () => {
  const siberia = await SHELF.find(({ name }) => name === 'siberia')?.lesson?.();
  assert.ok(siberia);
  const { page, context } = await person(place);
  await page.goto('/#/learn/siberia');
  const walk = siberia.chapters.findIndex(({ id }) => id === 'walk');
  for (let at = 0; at < walk; at++) await playChapter(page, siberia, at);
  await reach(page, walk + 1);
  await page.locator('.chip[data-guided="true"]').click();
  const ways = page.locator('.place[data-way]');
  await page.locator('.place[data-way="3"]').waitFor();
  assert.deepEqual(await ways.evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')).sort()), ['place:aldan', 'place:evenkia']);
  await page.locator('.place[data-anchor="place:kolyma"]').click();
  await page.locator('.lesson-hint').waitFor();
  assert.doesNotMatch(await page.locator('.forecast-card:popover-open').innerText(), /too far/);
  await pressByHand(page, page.locator('.place[data-anchor="place:evenkia"]'));
  await page.locator('.trail li').nth(3).waitFor({ state: 'attached' });
  await page.locator(CONFIRM).click();
  await reach(page, walk + 2);
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
  assert.match(await reason.innerText(), /You have no .+ counter to place\s+\S[\s\S]+Placing counters/);
  await reason.locator('[data-rule="SIB-PLACE-09"]').click();
  await page.locator('dialog', { hasText: 'Counters from earlier rounds are not moved' }).waitFor();
  await page.keyboard.press('Escape');
  assert.ok(await page.locator('.lesson-hint').isVisible());
  await context.close();
});
