import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { CardMatch, CardReport } from '../laboratory/card-effects.ts';
import type { Experiment, Trial } from '../laboratory/experiment.ts';
import { type CardExperiment, cardJob, cardReport, countMatch, type LabJob, noSums } from '../laboratory/jobs.ts';

/** The threads that an experiment has. */
export interface Bench {
  readonly game: string;
  /** URL of a module that exports `findTitle`. */
  readonly shelf: string;
  /** Worker threads; as many as the machine has cores unless said. The figures are the same with any number. */
  readonly threads?: number;
  /** Called after each deal or match with how many are done. */
  readonly onDeal?: (done: number) => void;
}

/** Plays an experiment in worker threads of its own. Rejects if one dies. */
export const runExperiment = (bench: Bench, experiment: Experiment): Promise<readonly Trial[]> =>
  withThreads<Trial, readonly Trial[]>(bench, (run) => {
    const deals = Array.from({ length: experiment.deals }, (_, deal) => deal);
    return Promise.all(deals.map((deal) => run({ job: 'trial', game: bench.game, experiment, deal })));
  });

/** Plays both arms in worker threads and compares the effect of every card. Rejects if one dies. */
export const runCards = (bench: Bench, experiment: CardExperiment): Promise<CardReport> =>
  withThreads<CardMatch | undefined, CardReport>(bench, async (run) => {
    const numbers = Array.from({ length: 2 * experiment.matches }, (_, number) => number);
    const matches = await Promise.all(numbers.map((number) => run(cardJob(bench.game, experiment, number))));
    const sums = noSums(experiment);
    for (const [number, match] of matches.entries()) if (match) countMatch(sums, experiment, number, match);
    return cardReport(sums);
  });

type Run<T> = (job: LabJob) => Promise<T>;

async function withThreads<T, R>({ shelf, threads, onDeal }: Bench, use: (run: Run<T>) => Promise<R>): Promise<R> {
  const workers = new Piscina<LabJob, T>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: { shelf },
    minThreads: 1,
    maxThreads: threads ?? availableParallelism(),
  });
  let done = 0;
  try {
    return await use(async (job) => {
      const answer = await workers.run(job);
      onDeal?.(++done);
      return answer;
    });
  } finally {
    await workers.destroy();
  }
}
