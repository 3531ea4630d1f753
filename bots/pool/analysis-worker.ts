import { workerData } from 'node:worker_threads';
import type { Document } from '@madang/kernel';
import type { AnalysisAnswer, AnalysisJob } from '../analysis/jobs.ts';
import { jobOn, openMatch } from './opened.ts';
import { loadShelf } from './shelf.ts';

/** What a thread is started with: the match. */
export interface AnalysisData {
  readonly shelf: string;
  readonly document: Document;
}

const { document }: AnalysisData = workerData;

const opened = loadShelf(workerData).then((shelf) => openMatch(shelf, document));

/** Does one job of an analysis in this thread. */
export default async function work(job: AnalysisJob): Promise<AnalysisAnswer> {
  return jobOn(await opened, job);
}
