import type { AnalysisAnswer, AnalysisJob, Work } from '@madang/bots/analysis';
import type { Document } from '@madang/kernel';
import type { FromAnalyst, ToAnalyst } from './protocol.ts';

/** Workers that do a match's jobs until they are let go; who still waits then is refused. */
export interface Analysts {
  readonly work: Work;
  stop(): void;
}

/** Thrown where the workers were let go before the answer. */
export class Stopped extends Error {}

interface Waiting {
  readonly job: AnalysisJob;
  readonly order: number;
  done(answer: AnalysisAnswer): void;
  fail(error: Error): void;
}

/** Cores that are left to the page. */
const SPARED = 1;
const MOST_WORKERS = 4;
/** Passes over the match: first every 16th step is judged, then every 8th, and so on. So the course of the match shows early and gets finer. */
const STRIDES = [16, 8, 4, 2] as const;

/** Starts as many workers as the machine can spare. */
export function startAnalysts(document: Document): Analysts {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - SPARED));
  const waiting: Waiting[] = [];
  const busy = new Map<Worker, Waiting>();
  const idle: Worker[] = [];
  let stopped = false;

  const begin = (): void => {
    for (;;) {
      const next = stopped ? undefined : waiting[0];
      const worker = next && idle.pop();
      if (!next || !worker) return;
      waiting.shift();
      busy.set(worker, next);
      send(worker, { type: 'job', job: next.job });
    }
  };
  const end = (error: Error): void => {
    stopped = true;
    for (const worker of workers) worker.terminate();
    for (const one of [...busy.values(), ...waiting.splice(0)]) one.fail(error);
    busy.clear();
  };
  const hear = (worker: Worker, message: FromAnalyst): void => {
    if (message.type === 'failed') {
      end(new Error(message.error));
      return;
    }
    const job = busy.get(worker);
    busy.delete(worker);
    idle.push(worker);
    begin();
    job?.done(message.answer ?? undefined);
  };
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => hear(worker, data);
    worker.onerror = ({ message }) => end(new Error(message));
    send(worker, { type: 'open', document });
    return worker;
  });
  idle.push(...workers);
  const work: Work = (job) =>
    new Promise<AnalysisAnswer>((done, fail) => {
      const one = { job, order: orderOf(job), done, fail };
      const at = waiting.findIndex(({ order }) => order > one.order);
      waiting.splice(at < 0 ? waiting.length : at, 0, one);
      if (stopped) end(new Stopped());
      else begin();
    });
  return { work, stop: () => end(new Stopped()) };
}

const send = (worker: Worker, message: ToAnalyst): void => worker.postMessage(message);

const orderOf = ({ job, at }: AnalysisJob): number => {
  const stride = job === 'glance' ? STRIDES.findIndex((every) => at % every === 0) : 0;
  return stride < 0 ? STRIDES.length : stride;
};
