import type { Page } from 'playwright-core';
import { keptMatch } from '../e2e/matches.ts';
import { QUIET_PAGE } from '../e2e/place.ts';
import { inHand, newPerson, type Person } from './people.ts';
import type { Random } from './random.ts';
import type { Room } from './room.ts';
import { SCREENS } from './screens.ts';

/** A way to begin a match; each leaves every person's browser where their match is. */
export interface World {
  readonly name: string;
  readonly weight: number;
  /** Returns false where the game has no such match. */
  readonly begin: (room: Room, random: Random) => Promise<boolean>;
}

const LEVELS = ['random', 'easy', 'greedy'] as const;
/** Share of a game's options that are chosen otherwise than usual. */
const OTHER_OPTIONS = 0.3;

/** Fills the form for a new table. `seats`: what sits where, by the number of seats. */
async function fillForm(page: Page, address: string, random: Random, seats: (count: number) => readonly string[]): Promise<boolean> {
  await page.goto(address);
  await page.locator('.new-table .seat-field').first().waitFor();
  const counts = page.locator('.segments label', { has: page.locator('input[name=count]') });
  const numbers = (await counts.allTextContents()).map((words) => Number(/\d+/.exec(words)?.[0]));
  const fitting = numbers.filter((count) => seats(count).length > 0);
  if (fitting.length === 0) return false;
  const count = random.pick(fitting);
  await counts.nth(numbers.indexOf(count)).locator('input').check();
  await chooseOptions(page, random);
  for (const [i, seat] of seats(count).entries()) {
    const list = page.locator('.seat-field select').nth(i);
    if ((await list.locator(`option[value="${seat}"]`).count()) > 0) await list.selectOption(seat);
  }
  return true;
}

async function chooseOptions(page: Page, random: Random): Promise<void> {
  await page
    .locator('details.options:not(.packs, [open]) summary')
    .click({ timeout: 1_000 })
    .catch(() => undefined);
  for (const field of await page.locator('.new-table :is(.options:not(.packs) .option, .great)').all()) {
    const values = field.locator('input[type=radio]:enabled');
    const count = await values.count();
    if (count > 0 && random.chance(OTHER_OPTIONS)) await values.nth(random.between(0, count - 1)).check();
  }
}

/** Sends the form, and waits for the table. */
async function begin(page: Page, person: Person): Promise<void> {
  await page.locator('.new-table button[type=submit]').click();
  await page.locator('.waiting-seats, .table, .curtain').first().waitFor();
  const start = page.locator('.page-main .buttons .primary:enabled');
  if (await page.locator('.waiting-seats').isVisible()) {
    if (await start.isVisible()) await start.click();
  }
  person.home = new URL(page.url()).pathname + new URL(page.url()).hash;
}

const first = ({ people: [person] }: Room): Person => {
  if (!person) throw new Error('nobody is here');
  return person;
};

/** One person and bots. */
const withBots =
  (where: 'online' | 'offline') =>
  async (room: Room, random: Random): Promise<boolean> => {
    const person = first(room);
    const { page } = inHand(person);
    const others = [random.pick(LEVELS), random.pick(LEVELS), random.pick(LEVELS)].map((level) => `bot/${level}`);
    const can = await fillForm(page, `/#/new/${where}/${room.game}`, random, (count) => (count > 1 ? ['me', ...others.slice(0, count - 1)] : []));
    if (!can) return false;
    await begin(page, person);
    await page.locator('.table, .curtain').first().waitFor();
    return true;
  };

/** Several people around one screen, on the server or here. */
const aroundOneScreen = async (room: Room, random: Random): Promise<boolean> => {
  const person = first(room);
  const { page } = inHand(person);
  const where = random.pick(['online', 'offline']);
  await fillForm(page, `/#/new/${where}/${room.game}`, random, (count) => (count > 1 ? ['me', ...Array(count - 1).fill('screen')] : []));
  await begin(page, person);
  await page.locator('.table, .curtain').first().waitFor();
  return true;
};

/** Alone, where a game can be played so; against automas, where its rules have them. */
const alone = async (room: Room, random: Random): Promise<boolean> => {
  const person = first(room);
  const { page } = inHand(person);
  const where = random.pick(['online', 'offline']);
  const automas = room.game === 'barrage' ? ['me', 'automa', 'automa', 'automa'] : ['me'];
  const can = await fillForm(page, `/#/new/${where}/${room.game}`, random, (count) =>
    room.game === 'barrage' ? (count > 1 ? automas.slice(0, count) : []) : count === 1 ? automas : [],
  );
  if (!can) return false;
  await begin(page, person);
  await page.locator('.table, .curtain').first().waitFor();
  return true;
};

/** Two people with a browser each, and a bot or two beside them. */
const twoPeople = async (room: Room, random: Random): Promise<boolean> => {
  const host = first(room);
  const { page } = inHand(host);
  const guest = room.people[1] ?? (await newPerson(room.place, 'Ben', random.pick(SCREENS), random));
  if (room.people.length === 1) room.people.push(guest);
  await fillForm(page, `/#/new/online/${room.game}`, random, (count) => (count > 1 ? ['me', 'open', 'bot/easy', 'bot/random'].slice(0, count) : []));
  await begin(page, host);
  guest.home = host.home;
  const second = inHand(guest).page;
  await second.goto(guest.home);
  await second.locator('.sit-down button').click();
  await page.locator('.page-main .buttons .primary:enabled').click();
  for (const one of [page, second]) await one.locator('.table, .curtain').first().waitFor();
  return true;
};

const lesson = async (room: Room): Promise<boolean> => {
  const person = first(room);
  person.home = `/#/learn/${room.game}`;
  await inHand(person).page.goto(person.home);
  await inHand(person).page.locator('.table').waitFor();
  return true;
};

/** A challenge of the game's campaign. */
const challenge = async (room: Room, random: Random): Promise<boolean> => {
  const person = first(room);
  const { page } = inHand(person);
  const list = `/#/campaign/${room.game}`;
  await page.goto(list);
  const ways = page.locator(`a[href*="${list.slice(1)}/"]`);
  await ways.first().waitFor();
  const address = await ways.nth(random.between(0, (await ways.count()) - 1)).getAttribute('href');
  person.home = `/${address?.slice(address.indexOf('#')) ?? ''}`;
  await page.goto(person.home);
  await page.locator('.table').waitFor();
  return true;
};

/** A match that is over, looked through step by step. */
const replay = async (room: Room, random: Random): Promise<boolean> => {
  const person = first(room);
  const { page } = inHand(person);
  const kept = await keptMatch('restless', { game: room.game, seats: random.between(2, 4) }, ['Me', 'One', 'Two', 'Three']);
  await page.goto(QUIET_PAGE);
  await page.evaluate((match) => localStorage.setItem('madang.match.restless', match), kept);
  person.home = random.pick(['/#/replay/offline/restless', '/#/offline/restless', '/#/analysis/offline/restless']);
  await page.goto(person.home);
  return true;
};

/** The pages beside the table: rules with their examples and pictures, settings, ladders. */
const reading = async (room: Room): Promise<boolean> => {
  const person = first(room);
  person.home = `/#/rules/${room.game}`;
  await inHand(person).page.goto(person.home);
  return true;
};

export const WORLDS: readonly World[] = [
  { name: 'bots online', weight: 5, begin: withBots('online') },
  { name: 'bots here', weight: 3, begin: withBots('offline') },
  { name: 'one screen', weight: 2, begin: aroundOneScreen },
  { name: 'alone', weight: 1.5, begin: alone },
  { name: 'two people', weight: 4, begin: twoPeople },
  { name: 'lesson', weight: 1, begin: lesson },
  { name: 'campaign', weight: 1, begin: challenge },
  { name: 'replay', weight: 1, begin: replay },
  { name: 'reading', weight: 0.5, begin: reading },
];
