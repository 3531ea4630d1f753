import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Page } from 'playwright-core';
import { CONFIRM, playChapter, reach } from './lesson.ts';
import { openPlace, type Place, person, QUIET_PAGE } from './place.ts';
import { pressByHand } from './player.ts';
import { settled } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

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

test('on a phone the line of what a bot did in a lesson lies over the strip of the players, not over what is to be pressed', async () => {
  const { page, context } = await person(place, { width: 390, height: 844, touch: true, choices: 'board', pace: 'calm' });
  await page.goto('/#/learn/ludwig');
  await page.locator('.lesson-card .primary').tap();
  const told = await page.locator('.stage-caption').boundingBox();
  const board = await page.locator('.board').boundingBox();
  assert.ok(told && board && told.y >= board.y + board.height - 1, JSON.stringify([told, board]));
  const card = await page.locator('.lesson-card').boundingBox();
  await page.locator('.tray [data-lit]').tap();
  await page.locator('[data-ready="true"]').waitFor();
  assert.deepEqual(await page.locator('.lesson-card').boundingBox(), card, 'what is said then needs no other height');
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
