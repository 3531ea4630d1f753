import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findTitle } from '@madang/games';
import type { Page } from 'playwright-core';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, picks, READY } from './player.ts';
import { findUncut } from './whole.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const card = (page: Page) => page.locator('.challenge-card');
const goal = (page: Page) => page.locator('.goal-bar b');

/** Answers after which a challenge must be over. */
const MOST_ANSWERS = 400;

/** Plays at random until the challenge is over. */
async function playOut(page: Page): Promise<void> {
  const pick = picks(7);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await page.locator(`${READY}, .challenge-card[data-over="true"]`).first().waitFor();
    if ((await card(page).getAttribute('data-over')) === 'true') return;
    await answer(page, 'clicks', pick);
  }
  assert.fail('the challenge never ends');
}

test('a challenge is found in the lobby, gives hints, survives a reload, ends with stars, and leads to the next one', async () => {
  const { page, context } = await person(place, { language: 'en' });
  const errors = listenForErrors(page);
  await page.goto('/#/');
  await page.locator('.game-card', { hasText: 'Siberia' }).getByRole('link', { name: 'Campaign' }).click();
  await page.locator('.campaign > li[data-next="true"]', { hasText: 'First money' }).waitFor();
  await page.locator('.campaign a', { hasText: 'The manager as a joker' }).click();
  assert.equal(await goal(page).innerText(), '0 of 1 joker');
  await page.locator('.line .undo, .prompt-buttons .undo').first().isDisabled();
  await card(page).getByRole('button', { name: 'Hint' }).click();
  await card(page).getByText('Hint 1 of 3').waitFor();
  await card(page).getByRole('button', { name: 'Hint' }).click();
  await card(page).getByText('Hint 2 of 3').waitFor();
  const pick = picks(7);
  for (let answers = 0; answers < 12; answers++) await answer(page, 'clicks', pick);
  const before = await page.locator('.log summary').count();
  await page.reload();
  await card(page).waitFor();
  assert.ok((await page.locator('.log summary').count()) >= Math.min(before, 1));
  await playOut(page);
  await card(page)
    .getByText(/No star|stars?/)
    .first()
    .waitFor();
  await card(page).getByRole('link', { name: 'Next' }).click();
  await card(page).getByText('Cubes for yourself').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

/** Lines of a card, and the signs and words of its buttons, that lie over each other: the words of both. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  card(page).evaluate((box) => {
    const parts = [...box.querySelectorAll('.lesson-head, .goal-bar, .lesson-text, .lesson-hint, .buttons :is(.icon, span)')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const texts = parts.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return { one, rects: [...(one.closest('.buttons') ? one : range).getClientRects()].filter(({ width }) => width > 1) };
    });
    return texts.flatMap(({ one, rects }, i) =>
      texts.slice(i + 1).flatMap(({ one: other, rects: others }) => {
        const cover = (a: DOMRect, b: DOMRect): boolean =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        return rects.some((a) => others.some((b) => cover(a, b))) ? [`${one.textContent} / ${other.textContent}`] : [];
      }),
    );
  });

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test(`campaigns are whole at ${size.width} × ${size.height}`, async () => {
    const { page, context } = await person(place, { ...size, language: 'ko', touch: size.width < 800 });
    for (const game of ['siberia', 'barrage', 'ludwig', 'underwater']) {
      await page.goto(`/#/campaign/${game}`);
      await page.locator('.campaign').waitFor();
      await findUncut(page, 'campaign', { ...size, theme: 'paper', language: 'ko' });
      const campaign = await findTitle(game)?.campaign?.();
      await page.goto(`/#/campaign/${game}/${campaign?.challenges[0]?.id}`);
      await card(page).waitFor();
      assert.deepEqual(await overlaps(page), [], game);
      await card(page).locator('.challenge-hint').click();
      await card(page).locator('.lesson-hint').waitFor();
      assert.deepEqual(await overlaps(page), [], `${game}: hint`);
      await findUncut(page, 'challenge', { ...size, theme: 'paper', language: 'ko' });
    }
    await context.close();
  });
