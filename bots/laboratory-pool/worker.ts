import { workerData } from 'node:worker_threads';
import { doLabJob, type LabJob } from '../laboratory/jobs.ts';
import { loadShelf } from '../pool/shelf.ts';

const shelf = loadShelf(workerData);

/** Plays one deal or match of an experiment in this thread. */
export default async function work(asked: LabJob): Promise<ReturnType<typeof doLabJob>> {
  const title = (await shelf).findTitle(asked.game);
  if (!title) throw new Error(`the shelf has no game '${asked.game}'`);
  const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
  return doLabJob(game, expertise, asked);
}
