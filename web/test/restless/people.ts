import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { type Place, QUIET_PAGE } from '../e2e/place.ts';
import { openWay, type Way } from '../e2e/way.ts';
import { installPageSide } from './page-side.ts';
import type { Random } from './random.ts';
import type { Screen } from './screens.ts';
import { type Net, type Watched, watch } from './watched.ts';

/** A page of a person, and what is heard of it. */
export interface Tab {
  readonly page: Page;
  readonly watched: Watched;
  /** Chromium's own door: touches that last, and memory. */
  readonly door: CDPSession;
}

/** Somebody with a browser of their own and a way of their own to the server. */
export interface Person {
  readonly name: string;
  readonly screen: Screen;
  readonly context: BrowserContext;
  readonly way: Way;
  readonly net: Net;
  /** The tab in hand first. */
  readonly tabs: Tab[];
  /** A page that shows nothing: the server is asked there what the table looks like. */
  readonly observer: Page;
  /** Where their match is: the address behind the origin. */
  home: string;
  close(): Promise<void>;
}

/** Only so that what never comes ends the run. */
const PATIENCE_MS = 30_000;

export async function openTab(context: BrowserContext, net: Net): Promise<Tab> {
  const page = await context.newPage();
  const door = await context.newCDPSession(page);
  return { page, door, watched: watch(page, net) };
}

/** The tab that a person has in hand. */
export function inHand({ tabs }: Person): Tab {
  const [tab] = tabs;
  if (!tab) throw new Error('a person has a tab');
  return tab;
}

/** Opens a person's browser. Looks and language come from the seed. */
export async function newPerson(place: Place, name: string, screen: Screen, random: Random): Promise<Person> {
  const way = await openWay(place.server.url);
  const motion = random.chance(0.25) ? 'full' : 'none';
  const context = await place.browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.touch,
    serviceWorkers: 'block',
    reducedMotion: motion === 'none' ? 'reduce' : 'no-preference',
    baseURL: way.url,
    acceptDownloads: false,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const settings = {
    language: random.pick(['en', 'en', 'ko', 'zh']),
    theme: random.pick(['paper', 'night']),
    choices: random.pick(['board', 'list']),
    motion,
    // Some watch the others' turns being played.
    pace: motion === 'full' ? random.pick(['instant', 'brisk'] as const) : 'instant',
  };
  await context.addInitScript((chosen) => {
    // What the browser shows before the first page keeps nothing.
    if (location.protocol === 'http:' && localStorage.getItem('madang.settings') === null)
      localStorage.setItem('madang.settings', JSON.stringify(chosen));
  }, settings);
  await installPageSide(context);
  const net: Net = { isOnline: true, changedAt: 0 };
  const observer = await context.newPage();
  await observer.goto(QUIET_PAGE);
  const first = await openTab(context, net);
  const close = async (): Promise<void> => {
    await context.close();
    await way.close();
  };
  return { name, screen, context, way, net, tabs: [first], observer, home: '/', close };
}
