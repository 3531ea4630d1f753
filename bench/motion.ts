import { findTitle } from '@madang/games';
import { type Document, decisions, newMatch, playMove, seedRandom, type Told, toDocument } from '@madang/kernel';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** A match that waits for one answer after which much moves on the screen. */
interface Scene {
  readonly document: Document;
  readonly seat: number;
  readonly move: number;
}

const SEATS = 4;
const FRAME_US = 1e6 / 60;
/** Longer than any step's motion takes. */
const WATCHED_MS = 6000;

/** Main-thread work while water flows: milliseconds that begin in each sixtieth of a second. */
export async function measureMotion(browser: Browser, url: string): Promise<readonly number[]> {
  const scene = await busiestProduction();
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await openScene(page, url, scene);
    const devtools = await context.newCDPSession(page);
    return await workWhile(devtools, async () => {
      await page.locator(`button[data-move="${scene.move}"]`).click();
      await page.waitForFunction(() => document.getAnimations().length > 0);
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'), undefined, {
        timeout: WATCHED_MS * 5,
      });
    });
  } finally {
    await context.close();
  }
}

/** The answer of a played match that lets the most drops flow. */
async function busiestProduction(): Promise<Scene> {
  const title = findTitle('barrage');
  if (!title) throw new Error('Barrage is not on the shelf');
  const [game, { rollout }] = await Promise.all([title.rules(), title.expertise()]);
  const match = newMatch(game, { seats: SEATS, seed: 'water' });
  const random = seedRandom('water');
  let best: (Scene & { readonly drops: number }) | undefined;
  for (let open = decisions(game, match.state)[0]; open; open = decisions(game, match.state)[0]) {
    const document = toDocument(match);
    const move = rollout(match.state, open, random);
    const told: Told[] = [];
    playMove(match, open.seat, move, (event) => told.push(event));
    const drops = told.some(({ event }) => event === 'produced') ? told.filter(({ event }) => event === 'flowed').length : 0;
    if (drops > (best?.drops ?? 0)) best = { document, seat: open.seat, move: move.id, drops };
  }
  if (!best) throw new Error('nobody produced');
  return best;
}

/** Opens the match as one kept in the browser, with motion, and waits until it rests. */
async function openScene(page: Page, url: string, { document: match, seat }: Scene): Promise<void> {
  const bot = { kind: 'bot', name: 'Bot', level: 'random' };
  const seats = Array.from({ length: SEATS }, (_, at) => (at === seat ? { kind: 'person', name: 'Reader' } : bot));
  const kept = JSON.stringify({ id: 'motion', seats, document: match, over: false, changedAt: 1 });
  await page.goto(`${url}/icon.svg`);
  await page.evaluate((text) => {
    localStorage.setItem('madang.settings', JSON.stringify({ language: 'en', theme: 'paper', motion: 'full' }));
    localStorage.setItem('madang.match.motion', text);
  }, kept);
  await page.goto(`${url}/#/offline/motion`);
  await page.locator('button[data-move]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** What Chromium tells of its threads: a name, or a task with its processor time in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur: number | undefined;
  readonly threadName: string | undefined;
}

const numberIn = (from: object, key: string): number | undefined => {
  const value: unknown = Reflect.get(from, key);
  return typeof value === 'number' ? value : undefined;
};

function readEvent(told: object): TraceEvent {
  const args: unknown = Reflect.get(told, 'args');
  const threadName: unknown = typeof args === 'object' && args !== null ? Reflect.get(args, 'name') : undefined;
  return {
    name: String(Reflect.get(told, 'name')),
    pid: numberIn(told, 'pid') ?? 0,
    tid: numberIn(told, 'tid') ?? 0,
    ts: numberIn(told, 'ts') ?? 0,
    tdur: numberIn(told, 'tdur'),
    threadName: typeof threadName === 'string' ? threadName : undefined,
  };
}

/** The page's main-thread work in each sixtieth of a second while something happens, in milliseconds. */
async function workWhile(devtools: CDPSession, happen: () => Promise<void>): Promise<readonly number[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value.map(readEvent)));
  const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  const includedCategories = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await happen();
  await devtools.send('Tracing.end');
  await complete;
  return workByFrame(mainThreadTasks(events));
}

/** The tasks of the busiest of the main threads, which is the page's: others belong to spare processes. */
function mainThreadTasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = new Set(events.filter(({ threadName }) => threadName === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`));
  const tasks = events.filter(({ name, tdur, pid, tid }) => name === 'RunTask' && tdur !== undefined && threads.has(`${pid}/${tid}`));
  const byThread = [...Map.groupBy(tasks, ({ pid, tid }) => `${pid}/${tid}`).values()];
  return byThread.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function workByFrame(tasks: readonly TraceEvent[]): readonly number[] {
  const first = Math.min(...tasks.map(({ ts }) => ts));
  const last = Math.max(...tasks.map(({ ts }) => ts));
  if (!Number.isFinite(first)) throw new Error('Chromium told of no task of the page');
  const frames = Array.from({ length: Math.floor((last - first) / FRAME_US) + 1 }, () => 0);
  for (const { ts, tdur = 0 } of tasks) {
    const frame = Math.floor((ts - first) / FRAME_US);
    frames[frame] = (frames[frame] ?? 0) + tdur / 1000;
  }
  return frames;
}
