import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { keptMatch, openKept } from './matches.ts';
import { type Place, person, QUIET_PAGE } from './place.ts';
import { answer, READY } from './player.ts';

export const NAMES = ['Me', 'One', 'Two'];

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
export async function listener(place: Place, answers: NotificationPermission) {
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

export const calledOf = (page: Page): Promise<Called> => page.evaluate(() => window.called);

/** Opens a match in one's own turn, and plays it until the turn has come back from the others. */
export async function turnComesBack(page: Page, hidden: boolean): Promise<Called> {
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
