import type { LabJob } from '@madang/bots/laboratory';
import type { LabAnswer } from './protocol.ts';

/** Cores that are left to the page. */
const SPARED = 1;
const MOST_WORKERS = 4;

/** Jobs by number, and what hears of their answers. */
export interface Workload {
  readonly count: number;
  job(number: number): LabJob;
  /**
   * Hears the answer to each job in the order of their numbers. An answer that comes sooner than one before it waits, or short games would count
   * more in what is shown of an experiment under way.
   */
  hear(number: number, answer: NonNullable<LabAnswer>['answer']): void;
  fail(): void;
}

/** Does all jobs in workers. Returns what ends it sooner. */
export function startBench({ count, job, hear, fail }: Workload): () => void {
  const early = new Map<number, NonNullable<LabAnswer>>();
  let next = 0;
  let told = 0;
  const end = (): void => {
    for (const worker of workers) worker.terminate();
  };
  const broken = (): void => {
    end();
    fail();
  };
  const settle = (): void => {
    for (let one = early.get(told); one; one = early.get(told)) {
      early.delete(told);
      hear(told++, one.answer);
    }
  };
  const ask = (worker: Worker): void => {
    if (next >= count) {
      worker.terminate();
      return;
    }
    const number = next++;
    worker.onmessage = ({ data }: MessageEvent<LabAnswer>) => {
      if (!data) {
        broken();
        return;
      }
      early.set(number, data);
      ask(worker);
      settle();
    };
    worker.postMessage(job(number));
  };
  const threads = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - SPARED, count));
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = broken;
    return worker;
  });
  for (const worker of workers) ask(worker);
  return end;
}
