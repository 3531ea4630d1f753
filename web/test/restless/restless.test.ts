import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPlace, type Place } from '../e2e/place.ts';
import { beginMatch } from '../e2e/player.ts';
import { press } from './acts/press.ts';
import { orFrozen } from './frozen.ts';
import { type Look, lookAt } from './oracles/look.ts';
import { difference, seesTheSame } from './oracles/same-view.ts';
import { ORACLES } from './oracles/table.ts';
import { inHand, newPerson, type Person } from './people.ts';
import { randomOf } from './random.ts';
import { printFinding } from './report.ts';
import type { Turn } from './room.ts';
import { play } from './run.ts';
import { SCREENS } from './screens.ts';
import { keepTotal, printTotals } from './totals.ts';
import { WORLDS } from './worlds.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

const SHORT = { acts: 18, turns: Number.POSITIVE_INFINITY };

/** Milliseconds after which a short run ends: far more than a slow machine needs. */
const SHORT_MS = 240_000;

for (const [game, screen, world, seed] of [
  ['barrage', SCREENS[0], 'bots online', 1],
  ['siberia', SCREENS[1], 'two people', 2],
] as const)
  test(`a restless person finds nothing wrong with ${game} on a ${screen?.name} in a few dozen acts: ${world}`, async () => {
    assert.ok(screen);
    const { findings, acts } = await play(place, { seed, game, screen, world, ...SHORT, until: Date.now() + SHORT_MS });
    assert.deepEqual(findings.map(printFinding), []);
    assert.equal(acts, SHORT.acts);
  });

/** A person at a table of two, and a turn of theirs. */
async function atTable(): Promise<{ readonly person: Person; readonly turn: Turn }> {
  const [screen] = SCREENS;
  assert.ok(screen);
  const random = randomOf(7, 0);
  const person = await newPerson(place, 'Ann', screen, random);
  const tab = inHand(person);
  await beginMatch(tab.page, 'online', ['me', 'bot/random'], 'siberia');
  const room = { place, game: 'siberia', screen, people: [person] };
  return { person, turn: { room, person, tab, random, found: [], troubles: [] } };
}

test('a page whose script never ends is found, and can be closed', async () => {
  const { person, turn } = await atTable();
  const { page } = turn.tab;
  assert.equal(await orFrozen(turn.tab, Promise.resolve('done')), 'done');
  await page.evaluate(() =>
    setTimeout(() => new MutationObserver(() => document.body.setAttribute('data-again', '')).observe(document.body, { attributes: true })),
  );
  await page.evaluate(() => setTimeout(() => document.body.setAttribute('data-again', '')));
  assert.equal(
    await orFrozen(
      turn.tab,
      page.evaluate(() => 'never'),
      1_000,
    ),
    'frozen',
  );
  await person.close();
});

test('a lit control that does nothing, a fault, a stopped page and a view that is not the server’s are found', async (t) => {
  const { person, turn } = await atTable();
  t.after(() => person.close());
  const { page, watched } = turn.tab;
  const look = (): Promise<Look> => lookAt(turn.room, person, turn.random);
  // What others may take is told a little later, wherever one presses.
  await page.locator('button.threats:not([aria-label*="on your turn"])').waitFor();
  await page.evaluate(() => {
    for (const [words, heard] of [
      ['dead', () => undefined],
      ['alive', () => document.body.setAttribute('data-heard', 'true')],
    ] as const) {
      const button = document.createElement('button');
      button.style.cssText = 'position: fixed; z-index: 9; inset-block-start: 0';
      button.style.insetInlineStart = words === 'dead' ? '0' : '60px';
      button.textContent = words;
      button.addEventListener('click', heard);
      document.body.append(button);
    }
  });
  const found = await page.evaluate(() => globalThis.restlessHand.find());
  for (const words of ['alive', 'dead']) {
    const index = found.findIndex(({ about }) => about.endsWith(`“${words}”`));
    const one = found[index];
    assert.ok(one);
    await press({ ...turn, found }, index, one);
    assert.equal(turn.troubles.length, words === 'alive' ? 0 : 1);
  }
  assert.notEqual(await page.evaluate(() => globalThis.restlessFacts.table()), null);
  assert.equal(await seesTheSame(await look()), undefined);
  assert.match(difference({ seen: [{ view: { money: 1 } }] }, { seen: [{ view: { money: 2 } }] }) ?? '', /^\.seen\.0\.view\.money: 1 ≠ 2$/);
  assert.deepEqual(watched.troubles, []);
  const reported = page.waitForRequest(/api\/faults$/);
  await page.evaluate(() => {
    console.warn('a planted warning');
    setTimeout(() => {
      throw new Error('a planted fault');
    });
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div class="message-page"><pre>stopped</pre></div>');
  });
  const stopped = await ORACLES[0]?.check(await look());
  assert.match(stopped ?? '', /stopped/);
  await reported;
  assert.deepEqual(new Set(watched.troubles.map(({ oracle }) => oracle)), new Set(['console', 'script', 'fault']));
});

for (const name of ['lesson', 'replay'])
  test(`the view of a ${name} is compared with its match, and a difference is found`, async (t) => {
    const [screen] = SCREENS;
    const world = WORLDS.find((one) => one.name === name);
    assert.ok(screen && world);
    const random = randomOf(7, 0);
    const person = await newPerson(place, 'Ann', screen, random);
    t.after(() => person.close());
    const room = { place, game: 'siberia', screen, people: [person] };
    await world.begin(room, random);
    const tab = inHand(person);
    await tab.page.goto(name === 'replay' ? '/#/replay/offline/restless' : person.home);
    await tab.page.locator('.board-area').waitFor();
    const look = await lookAt(room, person, random);
    // What was the same once is not compared again.
    await falsify(tab.page);
    assert.match((await seesTheSame(look)) ?? '', /differ.* at step|differs .* after step/);
    await tab.page.reload();
    await tab.page.locator('.board-area').waitFor();
    assert.equal(await seesTheSame(look), undefined);
  });

/** From now on the page's views have one field more than they should. */
const falsify = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { table, replay } = globalThis.restlessFacts;
    const falsely = (view: unknown): unknown => ({ ...Object(view), planted: 1 });
    globalThis.restlessFacts.table = () => {
      const facts = table();
      return facts && { ...facts, seen: facts.seen.map((one) => ({ ...one, view: falsely(one.view) })) };
    };
    globalThis.restlessFacts.replay = () => {
      const facts = replay();
      return facts && { ...facts, view: falsely(facts.view) };
    };
  });

test('the totals of a game and screen are those of all its runs', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-totals-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'restless', 'totals.jsonl');
  const run = { game: 'barrage', screen: 'phone', seed: 1, acts: 100, turns: 30, findings: 1 };
  keepTotal(run, log);
  keepTotal({ ...run, screen: 'laptop' }, log);
  const totals = keepTotal({ ...run, seed: 2, findings: 0 }, log);
  assert.equal(printTotals(totals), '2 runs in all: 60 turns, 200 acts, 1 findings; seeds 1, 2');
});

test('a seed chooses the same, and its acts do not depend on each other', () => {
  const drawn = (act: number): number[] => Array.from({ length: 5 }, randomOf(3, act).next);
  assert.deepEqual(drawn(1), drawn(1));
  assert.notDeepEqual(drawn(1), drawn(2));
  assert.ok([...drawn(1), ...drawn(2)].every((number) => number >= 0 && number < 1));
});
