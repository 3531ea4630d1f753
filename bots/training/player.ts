import { workerData } from 'node:worker_threads';
import { loadShelf } from '../pool/shelf.ts';
import type { End } from './leaf-targets.ts';
import { lessonsOf, type PlayedRequest } from './temporal-difference.ts';

const shelf = loadShelf(workerData);

/** Plays one match in this thread and tells what its positions turned out to be worth. */
export default async function work({ game, ...request }: PlayedRequest): Promise<readonly End[]> {
  const title = (await shelf).findTitle(game);
  if (!title) throw new Error(`the shelf has no game '${game}'`);
  const [rules, expertise] = await Promise.all([title.rules(), title.expertise()]);
  if (!expertise.facts) throw new Error(`${game} has no facts`);
  return lessonsOf(rules, expertise, expertise.facts, request);
}
