import type { Expertise, Match } from '@madang/kernel';
import { type Comparison, compareAt, type Glance, glanceAt } from './judge.ts';

/** One step to look at, or to compare with other choices. */
export type AnalysisJob =
  | { readonly job: 'glance'; readonly at: number; readonly iterations: number }
  | { readonly job: 'compare'; readonly at: number; readonly rivals: readonly number[]; readonly pairs: number };

export type AnalysisAnswer = Glance | Comparison | undefined;

/** Does one job; `name`: of the match, for the seeds. The expertise judges with its trained values already (`valued`). */
export const doJob = (match: Match, expertise: Expertise, name: string, job: AnalysisJob): AnalysisAnswer =>
  job.job === 'glance' ? glanceAt(match, expertise, job.at, name, job.iterations) : compareAt(match, expertise, job, name, job.pairs);
