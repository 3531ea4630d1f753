import { workerData } from 'node:worker_threads';
import { type Document, type Expertise, type Match, openDocument } from '@madang/kernel';
import { loadShelf } from '../pool/shelf.ts';
import { valued } from '../values/valued.ts';
import { type Comparison, compareAt, type Glance, glanceAt } from './judge.ts';

/** What a thread is started with: the match, and what its seeds are called by. */
export interface AnalysisData {
  readonly shelf: string;
  readonly document: Document;
  readonly name: string;
}

/** One step to look at, or to compare with other choices. */
export type AnalysisJob =
  | { readonly job: 'glance'; readonly at: number; readonly iterations: number }
  | { readonly job: 'compare'; readonly at: number; readonly rivals: readonly number[]; readonly pairs: number };

export type AnalysisAnswer = Glance | Comparison | undefined;

const { document, name }: AnalysisData = workerData;

async function open(): Promise<{ readonly match: Match; readonly expertise: Expertise }> {
  const title = (await loadShelf(workerData)).findTitle(document.game);
  if (!title) throw new Error(`the shelf has no game '${document.game}'`);
  const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
  const match = openDocument(game, document);
  if (!match.ok) throw new Error(`the match does not replay: ${match.problem.code}`);
  return { match: match.value, expertise: valued(game, expertise) };
}

const opened = open();

/** Does one job of an analysis in this thread. */
export default async function work(job: AnalysisJob): Promise<AnalysisAnswer> {
  const { match, expertise } = await opened;
  return job.job === 'glance' ? glanceAt(match, expertise, job.at, name, job.iterations) : compareAt(match, expertise, job, name, job.pairs);
}
