import { workerData } from 'node:worker_threads';
import { type Document, type Expertise, type Match, openDocument } from '@madang/kernel';
import { type AnalysisAnswer, type AnalysisJob, doJob } from '../analysis/jobs.ts';
import { valued } from '../values/valued.ts';
import { loadShelf } from './shelf.ts';

/** What a thread is started with: the match, and what its seeds are called by. */
export interface AnalysisData {
  readonly shelf: string;
  readonly document: Document;
  readonly name: string;
}

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
  return doJob(match, expertise, name, job);
}
