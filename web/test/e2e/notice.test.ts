import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { openPlace, type Place, person, QUIET_PAGE } from './place.ts';
import { answer, listenForErrors, logLines, READY, setTable } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const NAMES = ['Me', 'One', 'Two'];

test('the tab says whose turn it is; a plan is there again after the page was loaded anew', async () => {
  const { page, context } = await person(place);
  const errors = listenForErrors(page);
  await openKept(page, 'notice', await keptMatch('notice', { game: 'barrage', seats: 3, moves: 60, task: 'turn' }, NAMES));
  await page.locator('.chip').first().waitFor();
  await page.waitForFunction(() => document.title === 'Your turn · Barrage');
  await page.locator('.chip:enabled').first().click();
  await page.locator('.prompt-buttons button:enabled', { hasText: 'Undo' }).waitFor();
  const planned = await page.locator('.prompt-text').innerText();
  await page.reload();
  await page.locator('.prompt-buttons button:enabled', { hasText: 'Undo' }).waitFor();
  assert.equal(await page.locator('.prompt-text').innerText(), planned);
  assert.equal(await page.locator('.toast').count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test('the log has a line for a turn, which unfolds; after one’s turn the others’ are shown one by one with a key, and said', async () => {
  const { page, context } = await person(place);
  await openKept(page, 'notice', await keptMatch('notice', { game: 'siberia', seats: 3, moves: 60 }, NAMES));
  await page.locator('.chip').first().waitFor();
  const fold = page.locator('.log-fold[aria-expanded="false"]').first();
  await fold.waitFor();
  const lines = (await logLines(page)).length;
  await fold.click();
  assert.ok((await logLines(page)).length > lines);

  for (let answers = 0; answers < 40; answers++) {
    const ready = page.locator('.prompt-buttons .primary:enabled, .chip:enabled').first();
    await ready.waitFor();
    // The others' turns are offered with the log.
    await logLines(page);
    if (await page.locator('.since').isVisible()) break;
    await ready.click();
  }
  await page.locator('.since').waitFor();
  assert.match(await page.locator('.spoken').innerText(), /\b(One|Two) /);
  await page.locator('h1').click();
  await page.keyboard.press('n');
  const told = page.locator('.looking-text');
  assert.match(await told.innerText(), /^1\/\d+ · (One|Two) /);
  const turns = Number((await told.innerText()).match(/^1\/(\d+)/)?.[1]);
  for (let turn = 1; turn < turns; turn++) await page.keyboard.press('n');
  assert.match(await told.innerText(), new RegExp(`^${turns}/${turns} · `));
  await page.keyboard.press('n');
  await told.waitFor({ state: 'detached' });
  await context.close();
});

/** What the page asked of the browser: notes that were begun, notifications with their text. */
interface Called {
  notes: number;
  readonly shown: string[];
  readonly tags: string[];
  asked: number;
}

declare global {
  interface Window {
    called: Called;
    lookAway: boolean;
    /** Whether the tab has said that it is another's turn. */
    left: boolean;
  }
}

/** A page whose browser plays and shows nothing but writes down what it was asked; what its reader answers to being asked. */
async function listener(answers: NotificationPermission) {
  const { page, context } = await person(place);
  await context.addInitScript((permission) => {
    window.called = { notes: 0, shown: [], tags: [], asked: 0 };
    window.lookAway = false;
    window.left = false;
    new MutationObserver(() => {
      window.left ||= document.title.includes(' to play');
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => window.lookAway });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function begin(when) {
      window.called.notes += 1;
      return start.call(this, when);
    };
    class Shown extends EventTarget {
      // as the browser keeps it: granted once, granted on every page
      static get permission(): NotificationPermission {
        return localStorage.getItem('asked') === 'yes' ? permission : 'default';
      }
      static async requestPermission(): Promise<NotificationPermission> {
        window.called.asked += 1;
        localStorage.setItem('asked', 'yes');
        return permission;
      }
      close(): void {}
      constructor(title: string, { body = '', tag = '' }: NotificationOptions = {}) {
        super();
        window.called.shown.push(`${title}: ${body}`);
        window.called.tags.push(tag);
      }
    }
    Object.defineProperty(window, 'Notification', { configurable: true, value: Shown });
  }, answers);
  await page.goto(QUIET_PAGE);
  return { page, context };
}

const calledOf = (page: Page): Promise<Called> => page.evaluate(() => window.called);

/** Chooses a setting on its page. */
async function choose(page: Page, setting: 'sound' | 'notify', value: 'on' | 'off'): Promise<void> {
  await page.goto('/#/settings');
  await page
    .locator('label', { has: page.locator(`input[name="${setting}"]`) })
    .nth(value === 'on' ? 1 : 0)
    .click();
}

/** Opens a match in one's own turn, and plays it until the turn has come back from the others. */
async function turnComesBack(page: Page, hidden: boolean): Promise<Called> {
  await openKept(page, 'calls', await keptMatch('calls', { game: 'siberia', seats: 3, moves: 60, task: 'turn' }, NAMES));
  await page.locator(READY).first().waitFor();
  assert.deepEqual(await calledOf(page), { notes: 0, shown: [], tags: [], asked: 0 }, 'the turn that the page begins with is no news');
  await page.evaluate((away) => {
    window.lookAway = away;
  }, hidden);
  for (let answers = 0; answers < 40 && !(await page.evaluate(() => window.left)); answers++) assert.ok(await answer(page, 'clicks', () => 0));
  await page.waitForFunction(() => window.left && document.title.startsWith('Your turn'));
  return calledOf(page);
}

test('nobody is called who has not chosen it: no sound, no notification, and the browser asks nothing', async () => {
  const { page, context } = await listener('granted');
  assert.deepEqual(await turnComesBack(page, true), { notes: 0, shown: [], tags: [], asked: 0 });
  await context.close();
});

test('with both chosen the call is two notes and, while the page is hidden, a notification that names the table', async () => {
  const { page, context } = await listener('granted');
  await choose(page, 'sound', 'on');
  // What was chosen is heard at once.
  await page.waitForFunction(() => window.called.notes === 2);
  await choose(page, 'notify', 'on');
  await page.locator('input[name="notify"]').nth(1).and(page.locator(':checked')).waitFor({ state: 'attached' });
  assert.equal((await calledOf(page)).asked, 1);
  await turnComesBack(page, true);
  // One of all tabs shows it, so it may come after the sound.
  await page.waitForFunction(() => window.called.shown.length === window.called.notes / 2);
  const hidden = await calledOf(page);
  assert.ok(hidden.notes >= 2 && hidden.notes % 2 === 0);
  assert.ok(hidden.shown.length >= 1 && hidden.shown.every((text) => /^Your turn: Siberia · .*Me/.test(text)));
  const seen = await turnComesBack(page, false);
  assert.ok(seen.notes >= 2);
  assert.deepEqual(seen.shown, [], 'who looks at the page needs no notification');
  await context.close();
});

test('of two tabs with the same table one calls, and the call names the table in its tag', async () => {
  const { page, context } = await listener('granted');
  await choose(page, 'notify', 'on');
  await page.locator('input[name="notify"]').nth(1).and(page.locator(':checked')).waitFor({ state: 'attached' });
  const { id } = await setTable(page, {
    game: 'siberia',
    options: { firstPlayer: 'seat0' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(QUIET_PAGE);
    await tab.goto(`/#/table/${id}`);
    await tab.locator(READY).first().waitFor();
    await tab.evaluate(() => {
      window.lookAway = true;
    });
  }
  for (let answers = 0; answers < 40 && !(await page.evaluate(() => window.left)); answers++) assert.ok(await answer(page, 'clicks', () => 0));
  for (const tab of tabs) await tab.waitForFunction(() => document.title.startsWith('Your turn'));
  const shown = async () => (await Promise.all(tabs.map(calledOf))).flatMap((called) => called.shown);
  await page.waitForTimeout(2000);
  const calls = await shown();
  assert.equal(calls.length, 1, calls.join());
  assert.deepEqual(
    (await Promise.all(tabs.map(calledOf))).flatMap(({ tags }) => tags),
    [`/#/table/${id}`],
  );
  await context.close();
});

test('who refuses notifications has none chosen, is told so, and hears nothing of them', async () => {
  const { page, context } = await listener('denied');
  await choose(page, 'notify', 'on');
  await page.locator('.settings .notice').waitFor();
  const first = page.locator('input[name="notify"]').first();
  assert.ok(await first.isChecked());
  await page.locator('input[name="notify"]').nth(1).locator('..').click();
  await first.and(page.locator(':checked')).waitFor({ state: 'attached' });
  await page.locator('.settings .notice').waitFor();
  assert.deepEqual((await turnComesBack(page, true)).shown, []);
  await context.close();
});
