import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { MatchPlan } from '../arena/match.ts';
import { addMatch, type CardChange, type CardMatch, type CardReport, changedBy, compareCards, noMatches } from '../laboratory/card-effects.ts';
import { ARMS, type Arm, type ArmName, type Experiment, type Trial } from '../laboratory/experiment.ts';

/** The threads that an experiment has. */
export interface Bench {
  readonly game: string;
  /** URL of a module that exports `findTitle`. */
  readonly shelf: string;
  /** Worker threads; as many as the machine has cores unless said. The figures are the same with any number. */
  readonly threads?: number;
  /** Called after each deal with how many are done. */
  readonly onDeal?: (done: number) => void;
}

/** One deal of an experiment, or one match of which the cards count. */
export type BenchJob =
  | { readonly job: 'trial'; readonly game: string; readonly experiment: Experiment; readonly deal: number }
  | { readonly job: 'cards'; readonly game: string; readonly plan: MatchPlan };

/** Plays an experiment in worker threads of its own. Rejects if one dies. */
export const runExperiment = (bench: Bench, experiment: Experiment): Promise<readonly Trial[]> =>
  withThreads<Trial, readonly Trial[]>(bench, (run) => {
    const deals = Array.from({ length: experiment.deals }, (_, deal) => deal);
    return Promise.all(deals.map((deal) => run({ job: 'trial', game: bench.game, experiment, deal })));
  });

/** A comparison of cards: so many matches in either arm, each with a deal of its own, and what is changed in B. */
export interface CardExperiment extends Readonly<Record<ArmName, Arm>> {
  readonly seed: string;
  /** Matches of each arm. */
  readonly matches: number;
  /** Every seat plays by the policy of playouts in place of its bot. */
  readonly quick: boolean;
  /** One more than the largest number of a card. */
  readonly cards: number;
  readonly change?: CardChange;
}

/**
 * Plays both arms in worker threads and compares the effect of every card. The arms have different deals: on the same ones a change of
 * points alone would show without any luck, as a change of play never does.
 */
export const runCards = (bench: Bench, experiment: CardExperiment): Promise<CardReport> =>
  withThreads<CardMatch | undefined, CardReport>(bench, async (run) => {
    const { seed, matches, quick, cards, change } = experiment;
    const sums = { a: noMatches(cards), b: noMatches(cards) };
    const play = async (arm: ArmName, at: number): Promise<void> => {
      const { bots, options } = experiment[arm];
      const plan = { seats: bots, options, seed: `${seed}/${arm}/${at}`, ...(quick && { quick }) };
      const match = await run({ job: 'cards', game: bench.game, plan });
      if (match) addMatch(sums[arm], arm === 'b' && change ? changedBy(change, match) : match);
    };
    await Promise.all(ARMS.flatMap((arm) => Array.from({ length: matches }, (_, at) => play(arm, at))));
    return compareCards(sums.a, sums.b);
  });

type Run<T> = (job: BenchJob) => Promise<T>;

async function withThreads<T, R>({ shelf, threads, onDeal }: Bench, use: (run: Run<T>) => Promise<R>): Promise<R> {
  const workers = new Piscina<BenchJob, T>({
    filename: new URL('./laboratory-worker.ts', import.meta.url).href,
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
