import type { Expertise, Game, Move, Seat, State } from '@madang/kernel';
import { answer, ask } from './ask.ts';
import type { BotLevel, Budget, Question, Thought } from './contract.ts';
import { budgetOf, LEVELS } from './levels.ts';
import { searchPart } from './search/root-parallel.ts';
import { valued } from './values/valued.ts';

/** What bots need of the shelf of games. They know the kernel only, so whoever starts them hands the shelf in. */
export interface Shelf {
  findTitle(name: string): ShelfTitle | undefined;
}

/** What bots need of a game on the shelf. */
export interface ShelfTitle {
  rules(): Promise<Game>;
  expertise(): Promise<Expertise>;
}

/** A question as it travels to a worker: plain data. */
export interface BotRequest {
  readonly game: string;
  /** The view of `seat`, which has an open decision in it. */
  readonly view: State;
  readonly seat: Seat;
  /** As in a question. */
  readonly made?: readonly number[];
  readonly level: BotLevel;
  readonly seed: string;
  /** Searches with this budget instead of the level's. */
  readonly budget?: Budget;
  /** Only this part of the search, counted from 0; absent: all of them, one after the other. */
  readonly part?: number;
}

/** An answer as it travels back: plain data; moves carry their ids and fields. */
export type BotResponse =
  | { readonly ok: true; readonly thought: Thought; readonly milliseconds: number }
  | { readonly ok: false; readonly problem: BotProblem };

/** Why a worker has no answer: the shelf lacks the game, or a rule or the bot threw. */
export type BotProblem =
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'bot-failed'; readonly game: string; readonly error: string };

/**
 * Answers one request; never rejects. `begins` is called once the game is loaded and the bot thinks. In a browser's web worker:
 * `onmessage = async ({ data }) => postMessage({ id: data.id, response: await handleRequest(shelf, data.request) })`.
 */
export async function handleRequest(shelf: Shelf, request: BotRequest, begins?: () => void): Promise<BotResponse> {
  const title = shelf.findTitle(request.game);
  if (!title) return { ok: false, problem: { code: 'unknown-game', game: request.game } };
  try {
    const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
    begins?.();
    const begun = performance.now();
    const { view, seat, made = [], seed } = request;
    const question = { game, expertise: valued(game, expertise), view, seat, made, seed };
    const thought = think(question, request);
    return { ok: true, thought: plain(thought), milliseconds: performance.now() - begun };
  } catch (error) {
    return { ok: false, problem: { code: 'bot-failed', game: request.game, error: error instanceof Error ? error.message : String(error) } };
  }
}

/** Somebody waits for this answer, so a level's search is held to its guard. */
function think(question: Question, { level, budget, part }: BotRequest): Thought {
  const searched = budget ?? guarded(level, question.expertise);
  if (!searched) return ask(level, question);
  return part === undefined ? answer(question, searched) : searchPart(question, searched, part);
}

function guarded(level: BotLevel, expertise: Expertise): Budget | undefined {
  const policy = LEVELS[level];
  return policy.policy === 'search' ? { ...budgetOf(policy, expertise), milliseconds: policy.guard } : undefined;
}

/** A thought without references into the game's move space, so that it can be posted. */
const plain = (thought: Thought): Thought<Move> => ({
  ...thought,
  move: { ...thought.move },
  considered: thought.considered.map((one) => ({ ...one, move: { ...one.move } })),
});
