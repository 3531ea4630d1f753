import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { handTime } from '../../../server/test/support/hand-time.ts';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, picks, setTable } from './player.ts';
import { settled } from './whole.ts';

/** Low screens, on which the prompt is one line, and how wide its choices are at least beside a plan. */
const LOW = [
  [1366, 650],
  [844, 390],
] as const;
const LEAST_CHOICES = 90;

const time = handTime();
let place: Place;

before(async () => {
  place = await openPlace(time.parts);
});
after(() => place.close());

/** Two people at a slow table of Ludwig, in the first round: one has set the prices and waits, the other has the first turn. */
async function waiting(waits: Page, moves: Page): Promise<void> {
  const { id } = await setTable(waits, {
    game: 'ludwig',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'days', days: 1, out: 'wait' },
  });
  await moves.request.post('/api/session', { data: { name: 'Ben' } });
  await moves.request.post(`/api/tables/${id}/join`, { data: {} });
  await waits.request.post(`/api/tables/${id}/start`);
  for (const page of [waits, moves]) await page.goto(`/#/table/${id}`);
}

/** Answers whatever either is asked, until one of them may plan; gives who waits and who is asked. */
async function untilOffered(pages: readonly Page[]): Promise<readonly [waits: Page, moves: Page]> {
  const pick = picks(3);
  for (let answers = 0; answers < 60; answers++) {
    const asked = await Promise.race(
      pages.map(async (page) => {
        await page.locator('.chip:enabled, .prompt-buttons .primary:enabled').first().waitFor();
        return page;
      }),
    );
    const other = pages.find((page) => page !== asked);
    assert.ok(other);
    if (await other.getByRole('button', { name: 'Plan my next turn' }).isVisible()) return [other, asked];
    await answer(asked, 'clicks', pick);
    await asked.locator('.prompt[aria-busy=false]').waitFor();
  }
  assert.fail('nobody may plan');
}

/** Finds pressable parts of the prompt that do not lie inside it, and the width of its choices. The plan is made on a low screen. */
const crowded = (page: Page): Promise<{ readonly cut: readonly string[]; readonly choices: number }> =>
  page.evaluate(() => {
    const flow = document.querySelector('.prompt-flow')?.getBoundingClientRect();
    if (!flow) throw new Error('no prompt');
    const cut = [...document.querySelectorAll('.plan-aside :is(button, select)')].flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const inside = left >= flow.left - 1 && right <= flow.right + 1 && top >= flow.top - 1 && bottom <= flow.bottom + 1;
      return inside ? [] : [one.textContent];
    });
    return { cut, choices: document.querySelector('.chips')?.getBoundingClientRect().width ?? 0 };
  });

test('whoever waits plans a turn on the board, sees it, changes it, and it is made by itself', async () => {
  const [one, two] = [await person(place), await person(place)];
  const errors = [one, two].map(({ page }) => listenForErrors(page));
  await waiting(one.page, two.page);
  const [waits, moves] = await untilOffered([one.page, two.page]);
  await waits.getByRole('button', { name: 'Plan my next turn' }).click();
  await waits.locator('.plan-aside', { hasText: 'Nothing is played until then' }).waitFor();
  await waits.locator('.chip:enabled').first().waitFor();
  const usual = waits.viewportSize();
  for (const [width, height] of LOW) {
    await waits.setViewportSize({ width, height });
    await settled(waits);
    const { cut, choices } = await crowded(waits);
    assert.deepEqual(cut, [], `${width} × ${height}`);
    assert.ok(choices >= LEAST_CHOICES, `${width} × ${height}: the choices have ${choices} px`);
  }
  if (usual) await waits.setViewportSize(usual);
  await waits.locator('.chip:enabled', { hasText: 'Pass' }).click();
  await waits.getByLabel('When to play these moves').selectOption('offered');
  await waits.getByRole('button', { name: 'Save plan' }).click();
  await waits.locator('.plan-aside', { hasText: 'As far as possible' }).waitFor();
  await waits.reload();
  const kept = waits.locator('.plan-aside', { hasText: /On your turn: .*ass/ });
  await kept.waitFor();
  await kept.getByRole('button', { name: 'Change' }).click();
  await waits.getByRole('button', { name: 'Save plan' }).click();
  await kept.waitFor();
  const pick = () => 1;
  while ((await moves.locator('.chip:enabled, .prompt-buttons .primary:enabled').count()) > 0) {
    await answer(moves, 'clicks', pick);
    await moves.locator('.prompt[aria-busy=false]').waitFor();
  }
  await time.timerWithin(5000);
  time.pass(5000);
  await waits.locator('.log', { hasText: 'pass' }).first().waitFor({ state: 'attached' });
  await kept.waitFor({ state: 'detached' });
  // who comes back reads what happened meanwhile; once they have, it is no news
  const card = moves.locator('.since-card', { hasText: 'Since your last turn' });
  assert.equal(await card.count(), 0);
  const address = moves.url();
  await moves.goto('/#/');
  await moves.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('madang.seen.')) localStorage.setItem(key, '1');
  });
  await moves.goto(address);
  await card.locator('li').first().waitFor();
  await card.getByRole('button', { name: 'OK' }).waitFor();
  await card.locator('li').first().click();
  await card.waitFor({ state: 'detached' });
  await moves.reload();
  await moves.locator('.log summary').first().waitFor({ state: 'attached' });
  assert.equal(await card.count(), 0);
  assert.deepEqual(errors, [[], []]);
  await one.context.close();
  await two.context.close();
});
