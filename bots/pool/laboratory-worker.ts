import { workerData } from 'node:worker_threads';
import { type CardMatch, playCards } from '../laboratory/card-effects.ts';
import { playTrial, type Trial } from '../laboratory/experiment.ts';
import type { BenchJob } from './laboratory.ts';
import { loadShelf } from './shelf.ts';

const shelf = loadShelf(workerData);

/** Plays one deal or match of an experiment in this thread. */
export default async function work(asked: BenchJob): Promise<Trial | CardMatch | undefined> {
  const title = (await shelf).findTitle(asked.game);
  if (!title) throw new Error(`the shelf has no game '${asked.game}'`);
  const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
  return asked.job === 'trial' ? playTrial(game, expertise, asked.experiment, asked.deal) : playCards(game, expertise, asked.plan);
}
