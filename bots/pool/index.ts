import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { AnalysisAnswer } from '../analysis/jobs.ts';
import type { BotLevel, Thought } from '../contract.ts';
import { LEVELS } from '../levels.ts';
import { mergeThoughts } from '../search/merge.ts';
import type { BotProblem, BotRequest, BotResponse } from '../worker-protocol.ts';
import type { AnalysisStep } from './opened.ts';
import type { PoolRequest, PoolResponse } from './worker.ts';

export { type AnalysisRequest, analyseInThreads, withAnalysts } from './analyse.ts';
export type { AnalysisStep } from './opened.ts';

/** How a pool is made. */
export interface PoolSettings {
  /** URL of a module that exports `findTitle` (see Shelf), such as `import.meta.resolve('@madang/games')`. */
  readonly shelf: string;
  /** Worker threads; as many as the machine has cores unless said. */
  readonly threads?: number;
  /** Hears of a thread that ended while nobody waited for it; another takes its place. A warning of the process unless given. */
  failed?(error: Error): void;
}

/** How one answer is asked for. */
export interface AskSettings {
  /** Hard limit in milliseconds for one attempt, waiting for a thread included. A worker that takes longer is ended. Default: 4 s over what the search may take. */
  readonly limitMs?: number;
  readonly signal?: AbortSignal;
}

/** An answer, what it cost, and whether a simpler bot had to give it because the wanted one ran into its limit. */
export interface PoolAnswer {
  readonly thought: Thought;
  readonly milliseconds: number;
  readonly level: BotLevel;
}

/** No bot of any level answered: the game is not on the shelf, a rule threw, or even a random answer ran into the limit. */
export class BotError extends Error {
  readonly problem: BotProblem | { readonly code: 'bot-limit'; readonly game: string; readonly limitMs: number };
  constructor(problem: BotError['problem']) {
    super(`${problem.game}: ${problem.code}${problem.code === 'bot-failed' ? `: ${problem.error}` : ''}`);
    this.name = 'BotError';
    this.problem = problem;
  }
}

/** Bots in worker threads: the caller's event loop is never held up. */
export interface BotPool {
  /**
   * Returns the bot's answer, with the move as plain JSON. Parts of a search run in parallel and are merged in order, so the number of threads makes
   * no difference. Rejects with a BotError or the signal's reason.
   */
  ask(request: BotRequest, settings?: AskSettings): Promise<PoolAnswer>;
  /**
   * What a job of an analysis found. It begins once bots leave more than one thread free (or all are), so that no bot waits for it. Rejects where the match
   * cannot be opened, at its limit, or when the pool is closed.
   */
  analyse(step: AnalysisStep): Promise<AnalysisAnswer>;
  /** Ends the threads; answers under way reject. */
  close(): Promise<void>;
}

const LIMIT_OVER_BUDGET_MS = 4_000;

/** Milliseconds for one job of an analysis; usual ones take a tenth of a second. */
const STEP_LIMIT_MS = 60_000;

/** The levels that answer after a level ran into its limit. */
const FALLBACKS: readonly BotLevel[] = ['greedy', 'random'];

/** Starts threads that answer for bots. Each loads a game when it is first asked about it. */
export function createPool(settings: PoolSettings): BotPool {
  const threads = settings.threads ?? availableParallelism();
  const workers = new Piscina<PoolRequest, PoolResponse>({
    filename: new URL('./entry.cts', import.meta.url).href,
    workerData: { shelf: settings.shelf },
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
  // Unheard, it would end the process.
  workers.on('error', settings.failed ?? ((error: Error) => process.emitWarning(error)));

  const gate = gateOf(threads);

  /** One attempt; undefined if it ran into the limit. */
  const attempt = async (request: BotRequest, limitMs: number, signal: AbortSignal | undefined): Promise<BotResponse | undefined> => {
    const limit = AbortSignal.timeout(limitMs);
    const leave = gate.enter();
    try {
      const response = await workers.run(request, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
      if ('found' in response) throw new Error('a bot was asked, and an analysis answered');
      return response;
    } catch (error) {
      signal?.throwIfAborted();
      if (limit.aborted) return undefined;
      throw error;
    } finally {
      leave();
    }
  };

  const analyse = async (step: AnalysisStep): Promise<AnalysisAnswer> => {
    await gate.free();
    const response = await workers.run(step, { signal: AbortSignal.timeout(STEP_LIMIT_MS) });
    if (!('found' in response)) throw new Error('an analysis was asked, and a bot answered');
    return response.found;
  };

  const ask = async (request: BotRequest, { limitMs, signal }: AskSettings = {}): Promise<PoolAnswer> => {
    let limit = 0;
    for (const level of [request.level, ...FALLBACKS]) {
      const { budget: _, ...plain } = request;
      const asked = level === request.level ? request : { ...plain, level };
      const { parts, milliseconds: allowed } = extentOf(asked);
      limit = limitMs ?? LIMIT_OVER_BUDGET_MS + allowed * Math.ceil(parts / threads);
      const responses = await Promise.all(Array.from({ length: parts }, (_, part) => attempt({ ...asked, part }, limit, signal)));
      const answers = responses.filter((response) => response !== undefined);
      const failed = answers.find((response) => !response.ok);
      if (failed && !failed.ok) throw new BotError(failed.problem);
      const good = answers.filter((response) => response.ok);
      if (good.length > 0) {
        const milliseconds = Math.max(...good.map((response) => response.milliseconds));
        return { thought: mergeThoughts(good.map((response) => response.thought)), milliseconds, level };
      }
    }
    throw new BotError({ code: 'bot-limit', game: request.game, limitMs: limit });
  };

  const close = async (): Promise<void> => {
    gate.close();
    await workers.destroy();
  };
  return { ask, analyse, close };
}

/** Lets analyses begin where bots leave more than one thread free, or all. */
function gateOf(threads: number) {
  let busy = 0;
  let closed = false;
  const waiting: (() => void)[] = [];
  const look = (): void => {
    for (const go of waiting.splice(0)) go();
  };
  return {
    /** A bot thinks until the returned function is called. */
    enter: (): (() => void) => {
      busy += 1;
      return () => {
        busy -= 1;
        look();
      };
    },
    /** Rejects once it is closed. */
    free: async (): Promise<void> => {
      while (busy > 0 && busy + 1 >= threads && !closed) await new Promise<void>((go) => waiting.push(go));
      if (closed) throw new Error('the pool is closed');
    },
    close: (): void => {
      closed = true;
      look();
    },
  };
}

/** Into how many parts a request falls, and the milliseconds that each may take. */
function extentOf({ level, budget }: BotRequest): { readonly parts: number; readonly milliseconds: number } {
  if (budget) return { parts: budget.parts ?? 1, milliseconds: budget.milliseconds ?? 0 };
  const policy = LEVELS[level];
  return policy.policy === 'search' ? { parts: policy.parts, milliseconds: policy.guard } : { parts: 1, milliseconds: 0 };
}
