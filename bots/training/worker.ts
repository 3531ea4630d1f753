import { workerData } from 'node:worker_threads';
import { loadShelf } from '../pool/shelf.ts';
import { valued } from '../values/valued.ts';
import { type End, type EndsRequest, endSettings, endsOfMatch } from './leaf-targets.ts';

const shelf = loadShelf(workerData);

/** Finds the ends of one match in this thread; the players judge by the values that there are, if they are not to leave them. */
export default async function work({ game, seats, options, seed, horizon, untrained }: EndsRequest): Promise<readonly End[]> {
  const title = (await shelf).findTitle(game);
  if (!title) throw new Error(`the shelf has no game '${game}'`);
  const [rules, expertise] = await Promise.all([title.rules(), title.expertise()]);
  return endsOfMatch(rules, untrained ? expertise : valued(rules, expertise), { seats, ...(options && { options }), seed }, endSettings(horizon));
}
