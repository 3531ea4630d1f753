import type { Experiment, Trial } from '@madang/bots/laboratory';
import type { DealAnswer, DealQuestion } from './protocol.ts';

/** Cores that are left to the page. */
const SPARED = 1;
const MOST_WORKERS = 4;

/** What an experiment tells the page. */
interface Listener {
  /** Deals from the first on, without a gap: those that end sooner than one before them wait, or short games would count more. */
  hear(trials: readonly Trial[]): void;
  fail(): void;
}

/** Plays an experiment in workers until it is done. Returns what ends it sooner. */
export function startBench(game: string, experiment: Experiment, { hear, fail }: Listener): () => void {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - SPARED));
  const early = new Map<number, Trial>();
  const trials: Trial[] = [];
  let next = 0;
  const end = (): void => {
    for (const worker of workers) worker.terminate();
  };
  const ask = (worker: Worker): void => {
    if (next >= experiment.deals) {
      worker.terminate();
      return;
    }
    const deal = next++;
    worker.onmessage = ({ data }: MessageEvent<DealAnswer>) => {
      if (!data) {
        broken();
        return;
      }
      early.set(deal, data);
      settle();
      ask(worker);
    };
    const question: DealQuestion = { game, experiment, deal };
    worker.postMessage(question);
  };
  const settle = (): void => {
    for (let trial = early.get(trials.length); trial; trial = early.get(trials.length)) {
      early.delete(trials.length);
      trials.push(trial);
    }
    hear(trials);
  };
  const broken = (): void => {
    end();
    fail();
  };
  const workers = Array.from({ length: Math.min(count, experiment.deals) }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = broken;
    return worker;
  });
  for (const worker of workers) ask(worker);
  return end;
}
