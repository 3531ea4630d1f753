import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** One thing that a screen reader would have said. */
export interface Announcement {
  readonly text: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** The live region that it stood in. */
  readonly region: string;
}

/** Letters that an announcement has at most. */
const MOST_LETTERS = 300;

/** Listens to the page's live regions from its beginning, as a screen reader does. Call it before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = ':is([aria-live], [role="status"], [role="log"], [role="alert"]):not([aria-live="off"])';
    const heard: { text: string; at: number; region: string }[] = [];
    const regionOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
    const hear = (region: Element, text: string): void => {
      if (text.trim() === '') return;
      heard.push({ text: text.trim(), at: Math.round(performance.now()), region: region.className });
      Object.assign(window, { heardByTest: JSON.stringify(heard) });
    };
    /** What a change in a region makes a reader say: what was added, or the whole of a region that is read as one. */
    const told = (change: MutationRecord): void => {
      const region = regionOf(change.target);
      if (!region) return;
      if (region.getAttribute('role') === 'status' || region.getAttribute('aria-atomic') === 'true') hear(region, region.textContent ?? '');
      else for (const node of change.type === 'characterData' ? [change.target] : change.addedNodes) hear(region, node.textContent ?? '');
    };
    const begin = (): void => {
      new MutationObserver((changes) => {
        // A region that is read as a whole is read once for all that changed in it.
        const whole = new Set<Element>();
        for (const change of changes) {
          const region = regionOf(change.target);
          const atomic = region?.getAttribute('role') === 'status';
          if (region && atomic && whole.has(region)) continue;
          if (region && atomic) whole.add(region);
          told(change);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    };
    begin();
  });
}

/** Everything that was said up to now. */
export async function heard(page: Page): Promise<readonly Announcement[]> {
  const json = await page.evaluate(() => ('heardByTest' in window && typeof window.heardByTest === 'string' ? window.heardByTest : '[]'));
  const said: unknown = JSON.parse(json);
  assert.ok(Array.isArray(said));
  return said.map(({ text, at, region }: Announcement) => ({ text, at, region }));
}

/** What is wrong with what was said: too long, or a line of the log said more often than it stands there. */
export function faultsOf(said: readonly Announcement[], log: readonly string[]): readonly string[] {
  const long = said.filter(({ text }) => text.length > MOST_LETTERS).map(({ text }) => `${text.length} letters: ${text}`);
  const all = said.map(({ text }) => text).join('\n');
  const lines = Map.groupBy(log, (line) => line);
  // A line that is part of another one is counted with it.
  const alone = [...lines].filter(([line]) => ![...lines.keys()].some((other) => other !== line && other.includes(line)));
  const repeated = alone.filter(([line, those]) => all.split(line).length - 1 > those.length).map(([line]) => `said again: ${line}`);
  return [...long, ...repeated];
}

/** A number as it is said, below zero with a minus sign of print. */
const numberOf = (said: string): number => Number(said.replaceAll(',', '').replace('−', '-'));

/** Follows what is said of a sum ("Money 12 (−3)"): each change is said once, so that every value follows from the one before. */
export function gapsOf(said: readonly Announcement[], name: string): readonly string[] {
  const values = said.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`\\b${name} ([−-]?[\\d,]+) \\(([+−-][\\d,]+)\\)`, 'g'))].map(([whole, value = '', change = '']) => ({
      whole,
      value: numberOf(value),
      change: numberOf(change),
    })),
  );
  return values.flatMap(({ whole, value, change }, i) => {
    const before = values[i - 1];
    return before && before.value + change !== value ? [`${before.whole}, then ${whole}`] : [];
  });
}
