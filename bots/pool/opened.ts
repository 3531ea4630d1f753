import { type Document, type Expertise, type Match, openDocument } from '@madang/kernel';
import { type AnalysisAnswer, type AnalysisJob, doJob } from '../analysis/jobs.ts';
import { valued } from '../values/valued.ts';
import type { Shelf } from '../worker-protocol.ts';

/** A match to be analysed, opened in a thread. */
interface Opened {
  readonly match: Match;
  readonly expertise: Expertise;
  readonly name: string;
}

/** Opens a match for its jobs. Throws where the shelf lacks the game or the match does not replay. */
export async function openMatch(shelf: Shelf, document: Document): Promise<Opened> {
  const title = shelf.findTitle(document.game);
  if (!title) throw new Error(`the shelf has no game '${document.game}'`);
  const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
  const match = openDocument(game, document);
  if (!match.ok) throw new Error(`the match does not replay: ${match.problem.code}`);
  return { match: match.value, expertise: valued(game, expertise), name: document.hash ?? '' };
}

/** Does one job; seeds go by the match's hash. */
export const jobOn = ({ match, expertise, name }: Opened, job: AnalysisJob): AnalysisAnswer => doJob(match, expertise, name, job);

/** A job of an analysis with its match, as they travel to a worker of the bots. */
export interface AnalysisStep {
  readonly document: Document;
  readonly job: AnalysisJob;
}

let last: { readonly key: string; readonly opened: Promise<Opened> } | undefined;

/** Does a job in this thread, which keeps the last match open. */
export async function doStep(shelf: Shelf, { document, job }: AnalysisStep): Promise<AnalysisAnswer> {
  const key = `${document.game}/${document.hash}/${document.moves.length}`;
  if (last?.key !== key) last = { key, opened: openMatch(shelf, document) };
  return jobOn(await last.opened, job);
}
