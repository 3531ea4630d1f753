import { availableParallelism } from 'node:os';
import { type Match, toDocument } from '@madang/kernel';
import { Piscina } from 'piscina';
import {
  ANALYSIS_SETTINGS,
  type Analysis,
  type AnalysisAnswer,
  type AnalysisJob,
  type AnalysisSettings,
  analyse,
  type Findings,
  jobsOf,
  type Work,
} from '../analysis/index.ts';
import type { AnalysisData } from './analysis-worker.ts';

/** What is analysed, and with what. */
export interface AnalysisRequest {
  readonly match: Match;
  /** URL of a module that exports `findTitle`. */
  readonly shelf: string;
  readonly settings?: AnalysisSettings;
  /** Worker threads; as many as the machine has cores unless said. The analysis is the same with any number. */
  readonly threads?: number;
  /** Called after each job with how many are done of how many as far as is known: what looks dear is compared, too. */
  readonly onJob?: (done: number, of: number) => void;
}

/** Analyses a match in worker threads of its own. Rejects if one dies. */
export async function analyseInThreads({ match, shelf, settings = ANALYSIS_SETTINGS, threads, onJob }: AnalysisRequest): Promise<Analysis> {
  let found: Findings = { glances: [], compared: [] };
  let done = 0;
  return withAnalysts({ match, shelf, ...(threads !== undefined && { threads }) }, (work) => {
    const counted: Work = async (job) => {
      const answer = await work(job);
      onJob?.(++done, jobsOf(match, found, settings));
      return answer;
    };
    return analyse(match, counted, settings, (findings) => {
      found = findings;
    });
  });
}

/** Lets `use` have a match's jobs done in worker threads, which end with it. Rejects if one dies. */
export async function withAnalysts<T>(
  { match, shelf, threads }: Pick<AnalysisRequest, 'match' | 'shelf' | 'threads'>,
  use: (work: Work) => Promise<T>,
): Promise<T> {
  const document = toDocument(match);
  const data: AnalysisData = { shelf, document };
  const workers = new Piscina<AnalysisJob, AnalysisAnswer>({
    filename: new URL('./analysis-worker.ts', import.meta.url).href,
    workerData: data,
    minThreads: 1,
    maxThreads: threads ?? availableParallelism(),
  });
  try {
    return await use((job) => workers.run(job));
  } finally {
    await workers.destroy();
  }
}
