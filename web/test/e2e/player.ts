import assert from 'node:assert/strict';
import { type BotLevel, type TableRequest, TableView } from '@madang/wire';
import type { Locator, Page } from 'playwright-core';

/** What a table waits for: a choice, a confirmation, its end, another person at the screen; or it waits for others. */
export const READY = '.chip:enabled, .prompt-buttons .primary:enabled, .over, .curtain';

/** Makes a table of one person and bots, or a match on this device, through the form; answers when the board is there. */
export async function beginMatch(page: Page, where: 'online' | 'offline', seats: readonly string[], game = 'siberia'): Promise<void> {
  await page.goto(`/#/new/${where}/${game}`);
  // Some games can be played alone: the number is told by its label, not by its place.
  const count = page.locator('.segments label', { has: page.locator('input[name=count]'), hasText: new RegExp(`^\\D*${seats.length}\\D`) });
  await count.locator('input').check();
  for (const [i, seat] of seats.entries()) await page.locator('.seat-field select').nth(i).selectOption(seat);
  await page.locator('.new-table button[type=submit]').click();
  if (where === 'online') await page.locator('.waiting-seats, .table').first().waitFor();
  if (await page.locator('.waiting-seats').isVisible()) {
    const start = page.locator('.page-main .buttons .primary:enabled');
    const free = page.locator('.start-anyway');
    await start.or(free).first().waitFor();
    if (await free.isVisible()) return;
    await start.click();
  }
  await page.locator('.table, .curtain').first().waitFor();
}

/** What the first of these elements reads. */
export const text = (page: Page, selector: string): Promise<string> => page.locator(selector).first().innerText();

/** The lines of the log that lie open, the newest last, once the log has caught up with the board: it comes after it where a page is busy. */
export async function logLines(page: Page): Promise<string[]> {
  await page.locator('.tab-panel[aria-busy="false"]').waitFor({ state: 'attached' });
  return page.locator('.log summary').evaluateAll((all) =>
    all.map((one) => {
      const line = one.cloneNode(true);
      // What it brings the reader is theirs alone.
      if (line instanceof Element) for (const own of line.querySelectorAll('.log-you')) own.remove();
      return line.textContent ?? '';
    }),
  );
}

/** Every line of the log, those of folded turns too: a turn folds when six others have followed. */
export async function allLines(page: Page): Promise<string[]> {
  while (await unfold(page)) await logLines(page);
  return logLines(page);
}

/** Unfolds every turn of the log, also where it lies under what is told of the piece that the mouse rests on; false: none was folded. */
const unfold = (page: Page): Promise<boolean> =>
  page.locator('.log-fold[aria-expanded="false"]').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.click();
    return all.length > 0;
  });

/** Waits until a line of the log says that, also one of a folded turn or one that is covered. */
export async function logSays(page: Page, words: string | RegExp): Promise<void> {
  const line = page.locator('.log summary', { hasText: words });
  const folded = page.locator('.log-fold[aria-expanded="false"]');
  for (;;) {
    await line.or(folded).first().waitFor({ state: 'attached' });
    if ((await line.count()) > 0) return;
    await unfold(page);
  }
}

/** Takes the mouse off the board: what it rests on is told in the place of the log. */
export const restMouse = (page: Page): Promise<void> => page.mouse.move(0, 0);

/** A table made without the form, for what it is not about. It has begun if nobody else is awaited. */
export async function setTable(page: Page, wanted: Partial<TableRequest> & Pick<TableRequest, 'game' | 'seats'>): Promise<TableView> {
  const server = page.request;
  await server.post('/api/session', { data: {} });
  const made = TableView.parse(await (await server.post('/api/tables', { data: wanted })).json());
  if (made.seats.some(({ kind }) => kind === 'open' || kind === 'invited')) return made;
  const started = await server.post(`/api/tables/${made.id}/start`);
  return TableView.parse(await started.json());
}

/** A match of one person and bots of these levels, without the form: half of what it costs to begin one. Answers when the board is there. */
export async function openMatch(page: Page, levels: readonly BotLevel[], game = 'siberia'): Promise<void> {
  const { id } = await setTable(page, { game, seats: [{ kind: 'me' }, ...levels.map((level) => ({ kind: 'bot', level }) as const)] });
  await page.goto(`/#/table/${id}`);
  await page.locator('.table').first().waitFor();
}

/** How a turn is answered: the list of choices by pointing, or by keys alone. */
export type By = 'clicks' | 'keys';

/** What a page waits for, seen at one instant: between two questions to it something else may have come. */
async function awaited(page: Page): Promise<{ readonly what: 'over' | 'curtain' | 'confirm' } | { readonly what: 'choice'; readonly chips: number }> {
  const seen = await page.waitForFunction((ready) => {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));
    if (!shown(ready)) return null;
    if (shown('.over')) return { what: 'over' } as const;
    if (shown('.curtain')) return { what: 'curtain' } as const;
    if (document.querySelector('.prompt-buttons .primary:enabled')) return { what: 'confirm' } as const;
    return { what: 'choice', chips: document.querySelectorAll('.chip:enabled').length } as const;
  }, READY);
  const found = await seen.jsonValue();
  assert.ok(found);
  return found;
}

/** Answers one decision (or confirms); false once the match is over. `pick`: which of the choices, from 0 to 1. */
export async function answer(page: Page, by: By, pick: () => number): Promise<boolean> {
  const seen = await awaited(page);
  if (seen.what === 'over') return false;
  if (seen.what === 'curtain') await page.locator('.curtain button').click();
  else if (seen.what === 'choice') await choose(page, by, Math.min(seen.chips - 1, Math.floor(pick() * seen.chips)));
  else if (by === 'keys') await page.keyboard.press('Enter');
  else await page.locator('.prompt-buttons .primary').click();
  return true;
}

/** Takes that choice of those listed. */
async function choose(page: Page, by: By, which: number): Promise<void> {
  const chip = page.locator('.chip:enabled').nth(which);
  if (by === 'clicks') return chip.click();
  const key = await chip.getAttribute('aria-keyshortcuts');
  if (key === null) await walkTo(page, chip);
  await page.keyboard.press(key ?? 'Enter');
}

/** Until the page has drawn what the last event brought. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 200 }))));

/**
 * Presses as a hand does: the mouse rests there, what a press would do is shown, the button goes down, and after a while up. `click` is
 * faster than any page draws, and would not find that what is drawn meanwhile swallows the press.
 */
export async function pressByHand(page: Page, piece: Locator, { force = false } = {}): Promise<void> {
  await piece.hover({ force });
  await drawn(page);
  await page.mouse.down();
  await drawn(page);
  await page.mouse.up();
}

/** Presses of Tab after which something must be wrong. */
const MOST_TABS = 400;

/** Goes to an element with the Tab key from wherever the focus is, forwards or backwards as it lies. */
async function walkTo(page: Page, wanted: Locator): Promise<void> {
  const element = await wanted.elementHandle();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const lies = await page.evaluate((one) => {
      const { activeElement } = document;
      if (activeElement === one) return 'here';
      if (!one || !activeElement) return 'after';
      return activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
    }, element);
    if (lies === 'here') return;
    await page.keyboard.press(lies === 'before' ? 'Shift+Tab' : 'Tab');
  }
  assert.fail(`the focus never came to “${await wanted.innerText()}”`);
}

/** Answers after which something must be wrong. */
const MOST_ANSWERS = 900;

/** Plays until the match is over. */
export async function playToTheEnd(page: Page, by: By, pick: () => number): Promise<number> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) if (!(await answer(page, by, pick))) return answers;
  assert.fail(`the match is not over after ${MOST_ANSWERS} answers`);
}

/** Plays until something is on the page. It is looked for where the page waits for an answer, so that no answer passes it by. */
export async function playUntil(page: Page, selector: string, by: By, pick: () => number): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await page.locator(READY).first().waitFor();
    if (await page.locator(selector).first().isVisible()) return;
    assert.ok(await answer(page, by, pick), `the match is over, and ${selector} was never seen`);
  }
  assert.fail(`${selector} is not seen after ${MOST_ANSWERS} answers`);
}

/** Numbers from 0 to 1 that are the same in every run. */
export function picks(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What goes wrong on a page, as it happens: errors of scripts and of the console. Requests that a test breaks on purpose are not among them. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text())) errors.push(message.text());
  });
  return errors;
}
