import type { CDPSession } from 'playwright-core';

const FRAME_US = 1e6 / 60;

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
export async function workWhile(devtools: CDPSession, happen: () => Promise<void>): Promise<readonly number[]> {
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
