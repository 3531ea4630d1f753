import type { Page } from 'playwright-core';
import { ask } from '../ask.ts';
import { openTab } from '../people.ts';
import type { Turn } from '../room.ts';
import { drawn } from './press.ts';

const PLACES = ['/#/', '/#/settings', '/#/account', '/#/analysis'] as const;
const MOST_TABS = 2;

/** A page may be on its way to another address already; that is no trouble of its own. */
async function go(page: Page, how: () => Promise<unknown>): Promise<void> {
  await how().catch((error: unknown) => {
    if (!(error instanceof Error) || !/interrupted by another navigation|ERR_ABORTED|Timeout|history entry/i.test(error.message)) throw error;
  });
  await page.waitForLoadState('domcontentloaded');
}

/** Back or forward. What lies outside of the app is not gone to. */
export const inHistory =
  (way: 'back' | 'forward') =>
  async ({ tab, person }: Turn): Promise<string | null> => {
    if (!person.net.isOnline) return null;
    await ask(() => tab.page.evaluate((steps) => history.go(steps), way === 'back' ? -1 : 1), undefined);
    await new Promise((done) => setTimeout(done, 150));
    if (!tab.page.url().startsWith(person.way.url)) await go(tab.page, () => tab.page.goto(person.home));
    await drawn(tab);
    return `went ${way}`;
  };

export async function reload({ tab, person }: Turn): Promise<string | null> {
  if (!person.net.isOnline) return null;
  await go(tab.page, () => tab.page.reload());
  return 'loaded the page anew';
}

/** Goes to where the match is. */
export async function goHome({ tab, person }: Turn): Promise<string | null> {
  if (!person.net.isOnline || tab.page.url().endsWith(person.home.slice(1))) return null;
  await go(tab.page, () => tab.page.goto(person.home));
  await drawn(tab);
  return 'went to the match';
}

/** Leaves the match for another page, or for the rules. */
export async function leave({ tab, person, room, random }: Turn): Promise<string | null> {
  if (!person.net.isOnline) return null;
  const address = random.pick([...PLACES, `/#/rules/${room.game}`, `/#/ladder/${room.game}`, `/#/learn/${room.game}`]);
  await go(tab.page, () => tab.page.goto(address));
  await drawn(tab);
  return `went to ${address}`;
}

/** Another window: narrower, lower, turned by a quarter. */
export async function resize({ tab, random, person: { screen } }: Turn): Promise<string> {
  const now = tab.page.viewportSize() ?? screen;
  const turned = { width: now.height, height: now.width };
  const size = random.pick([
    turned,
    turned,
    { width: screen.width, height: screen.height },
    { width: screen.width, height: random.between(360, 1000) },
    { width: random.between(360, 1400), height: screen.height },
  ]);
  await tab.page.setViewportSize(size);
  await drawn(tab);
  return `made the window ${size.width} × ${size.height}`;
}

/** The network goes: nothing answers, what was open is cut. */
export async function goOffline({ person }: Turn): Promise<string | null> {
  if (!person.net.isOnline) return null;
  person.net.isOnline = false;
  person.net.changedAt = Date.now();
  await person.context.setOffline(true);
  person.way.cut();
  return 'lost the network';
}

export async function goOnline({ person }: Turn): Promise<string | null> {
  if (person.net.isOnline) return null;
  await person.context.setOffline(false);
  person.net.isOnline = true;
  person.net.changedAt = Date.now();
  return 'found the network again';
}

/** Opens the match in a second tab, which is in hand from then on. */
export async function openSecondTab({ person }: Turn): Promise<string | null> {
  if (!person.net.isOnline || person.tabs.length >= MOST_TABS) return null;
  const tab = await openTab(person.context, person.net);
  person.tabs.unshift(tab);
  await go(tab.page, () => tab.page.goto(person.home));
  return 'opened the match in a second tab';
}

/** Takes the other tab in hand, or closes the one in hand. */
export async function changeTab({ person, random }: Turn): Promise<string | null> {
  const [first, second] = person.tabs;
  if (!first || !second) return null;
  person.tabs.splice(0, 2, second, first);
  if (random.chance(0.5)) {
    await second.page.bringToFront();
    return 'took the other tab';
  }
  await first.page.close();
  person.tabs.length = 1;
  return 'closed the tab in hand';
}
