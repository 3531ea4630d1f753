import type { Page } from 'playwright-core';
import { ask } from '../ask.ts';
import type { Tab } from '../people.ts';
import type { Look } from './look.ts';

/** Share of acts after which the memory is looked at: it costs a whole collection. */
const LOOKED_AT = 0.03;
/** Bytes of the heap, and nodes out of all pages, that no match may need: Chromium keeps what was pressed last, and with it a table that was left. */
const MOST_HEAP = 120 * 2 ** 20;
const MOST_LOST_NODES = 9_000;

/** Looks at a page that was left a moment ago, and milliseconds between them. */
const LOOKS = 4;
const LOOK_AGAIN_MS = 1_000;

interface Sample {
  readonly heap: number;
  /** Nodes that the pages of this process hold without showing them. */
  readonly lost: number;
  /** Documents that no page shows: those of pages that were left or closed. */
  readonly documents: number;
  readonly steps: number;
}

const taken: Sample[] = [];

/** Every look so far, for the report. */
export const samples = (): readonly Sample[] => taken;

/** Nodes that a page shows. */
const countShown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    globalThis.restlessHand.forget();
    const walker = document.createTreeWalker(document);
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    return nodes;
  });

/** Looks at the tab in hand. All pages of its person share its process, so their nodes are counted with its own. */
async function sample({ door, page }: Tab): Promise<Sample> {
  const counts = await Promise.all(page.context().pages().map(countShown));
  const shown = counts.reduce((sum, nodes) => sum + nodes, 0);
  const steps = await page.evaluate(() => globalThis.restlessFacts.table()?.seq ?? 0);
  await door.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, { nodes, documents }] = await Promise.all([door.send('Runtime.getHeapUsage'), door.send('Memory.getDOMCounters')]);
  return { heap: usedSize, lost: nodes - shown, documents: documents - counts.length, steps };
}

/** The page's memory is bounded: after a collection neither the heap nor lost nodes grow with the turns. */
export async function isBounded({ tab, random }: Look): Promise<string | undefined> {
  if (!random.chance(LOOKED_AT)) return undefined;
  const look = (): Promise<Sample | null> => ask(() => sample(tab), null);
  let now = await look();
  // What was under way when a page was left ends first.
  for (let again = 0; now && now.lost > MOST_LOST_NODES && again < LOOKS; again++) {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
    now = await look();
  }
  if (!now) return undefined;
  taken.push(now);
  if (now.heap > MOST_HEAP) return `the page holds ${Math.round(now.heap / 2 ** 20)} MiB after a collection, at step ${now.steps}`;
  return now.lost > MOST_LOST_NODES
    ? `the pages hold ${now.lost} nodes that they do not show and ${now.documents} documents, at step ${now.steps}`
    : undefined;
}
