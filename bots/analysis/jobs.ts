import type { AnalysisDepth, Expertise, Match } from '@madang/kernel';
import { type Comparison, compareAt, type Glance, glanceAt, type Replayed, replayAt } from './judge.ts';
import type { Replayer } from './replays.ts';

/** What is usual. */
const DEPTH: AnalysisDepth = { iterations: 200, pairs: 400 };

/** One step to look at, to compare with other choices, or to play on from with both. Iterations and pairs are the game's unless named. */
export type AnalysisJob =
  | { readonly job: 'glance'; readonly at: number; readonly iterations?: number }
  | { readonly job: 'compare'; readonly at: number; readonly rivals: readonly number[]; readonly pairs?: number }
  | ReplayJob;

interface ReplayJob {
  readonly job: 'replay';
  readonly at: number;
  readonly played: readonly number[];
  readonly best: readonly number[];
  readonly times: number;
  readonly by: Replayer;
}

export type AnalysisAnswer = Glance | Comparison | Replayed | undefined;

/** Does one job; `name`: of the match, for the seeds. The expertise judges with its trained values already (`valued`). */
export function doJob(match: Match, expertise: Expertise, name: string, job: AnalysisJob): AnalysisAnswer {
  const { iterations, pairs } = expertise.analysis ?? DEPTH;
  switch (job.job) {
    case 'glance':
      return glanceAt(match, expertise, job.at, name, job.iterations ?? iterations);
    case 'compare':
      return compareAt(match, expertise, job, name, job.pairs ?? pairs);
    case 'replay':
      return replayAt(match, expertise, job, name, job);
  }
}
