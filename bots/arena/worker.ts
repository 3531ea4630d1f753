import { workerData } from 'node:worker_threads';
import { loadShelf } from '../pool/shelf.ts';
import { type MatchPlan, type MatchResult, playMatch } from './match.ts';

const shelf = loadShelf(workerData);

/** Plays one match in this thread. */
export default async function work({ game, plan }: { readonly game: string; readonly plan: MatchPlan }): Promise<MatchResult> {
  const title = (await shelf).findTitle(game);
  if (!title) throw new Error(`the shelf has no game '${game}'`);
  const [rules, expertise] = await Promise.all([title.rules(), title.expertise()]);
  return playMatch(rules, expertise, plan);
}
