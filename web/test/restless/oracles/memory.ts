import { ask } from '../ask.ts';
import type { Tab } from '../people.ts';
import type { Look } from './look.ts';

/** Share of acts after which the memory is looked at: it costs a whole collection. */
const LOOKED_AT = 0.03;
/** Bytes of the heap, and nodes out of the page, that no match may need: tabs of one browser share a process, and a table has 3,600 nodes. */
const MOST_HEAP = 120 * 2 ** 20;
const MOST_LOST_NODES = 9_000;

interface Sample {
  readonly heap: number;
  /** Nodes that the page holds without showing them. */
  readonly lost: number;
  readonly steps: number;
}

const taken: Sample[] = [];

/** Every look so far, for the report. */
export const samples = (): readonly Sample[] => taken;

async function sample({ door, page }: Tab): Promise<Sample> {
  const [shown, steps] = await page.evaluate(() => {
    globalThis.restlessHand.forget();
    const walker = document.createTreeWalker(document);
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    return [nodes, globalThis.restlessFacts.table()?.seq ?? 0] as const;
  });
  await door.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, { nodes }] = await Promise.all([door.send('Runtime.getHeapUsage'), door.send('Memory.getDOMCounters')]);
  return { heap: usedSize, lost: nodes - shown, steps };
}

/** The page's memory is bounded: after a collection neither the heap nor lost nodes grow with the turns. */
export async function isBounded({ tab, random }: Look): Promise<string | undefined> {
  if (!random.chance(LOOKED_AT)) return undefined;
  const now = await ask(() => sample(tab), null);
  if (!now) return undefined;
  taken.push(now);
  if (now.heap > MOST_HEAP) return `the page holds ${Math.round(now.heap / 2 ** 20)} MiB after a collection, at step ${now.steps}`;
  return now.lost > MOST_LOST_NODES ? `the page holds ${now.lost} nodes that it does not show, at step ${now.steps}` : undefined;
}
