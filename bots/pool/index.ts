import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
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
  /** Hard limit in milliseconds for one attempt, from when the bot begins to think. A worker that takes longer is ended. Default: 4 s over what the search may take. */
  readonly limitMs?: number;
  /** Milliseconds that an attempt may wait for a thread and for its rules to load. Default: a minute. A thread ended while it loads would load again. */
  readonly startMs?: number;
  readonly signal?: AbortSignal;
}

/** The limits of one attempt, in milliseconds. */
interface Limits {
  readonly limitMs: number;
  readonly startMs: number | undefined;
  readonly signal: AbortSignal | undefined;
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

/** Milliseconds for a thread to be free and its rules to load; a slow machine with much to do takes ten seconds. */
const START_MS = 60_000;

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
    // A server without bots needs none: one takes 20 MB.
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
  // Unheard, it would end the process.
  workers.on('error', settings.failed ?? ((error: Error) => process.emitWarning(error)));

  const gate = gateOf(threads);

  const analyse = async (step: AnalysisStep): Promise<AnalysisAnswer> => {
    await gate.free();
    const response = await workers.run(step, { signal: AbortSignal.timeout(STEP_LIMIT_MS) });
    if (!('found' in response)) throw new Error('an analysis was asked, and a bot answered');
    return response.found;
  };

  const ask = async (request: BotRequest, { limitMs, startMs, signal }: AskSettings = {}): Promise<PoolAnswer> => {
    let limit = 0;
    for (const level of [request.level, ...FALLBACKS]) {
      const { budget: _, ...plain } = request;
      const asked = level === request.level ? request : { ...plain, level };
      const { parts, milliseconds: allowed } = extentOf(asked);
      limit = limitMs ?? LIMIT_OVER_BUDGET_MS + allowed * Math.ceil(parts / threads);
      const responses = await Promise.all(
        Array.from({ length: parts }, (_, part) => attempt({ workers, gate }, { ...asked, part }, { limitMs: limit, startMs, signal })),
      );
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

/** The threads of a pool. */
interface Threads {
  readonly workers: Piscina<PoolRequest, PoolResponse>;
  readonly gate: Pick<ReturnType<typeof gateOf>, 'enter'>;
}

/** One attempt; undefined if it ran into a limit. */
async function attempt({ workers, gate }: Threads, request: BotRequest, limits: Limits): Promise<BotResponse | undefined> {
  const { startMs = START_MS, limitMs, signal } = limits;
  const limit = startLimit(startMs, limitMs);
  const leave = gate.enter();
  try {
    const both = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
    const response = await workers.run({ ...request, begun: limit.begun }, { signal: both, transferList: [limit.begun] });
    if ('found' in response) throw new Error('a bot was asked, and an analysis answered');
    return response;
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.signal.aborted) return undefined;
    throw error;
  } finally {
    limit.close();
    leave();
  }
}

/** Aborts `signal` that many milliseconds from now, or `limitMs` after the other end of `begun` was told that a bot thinks. */
function startLimit(startMs: number, limitMs: number) {
  const control = new AbortController();
  const end = (): void => control.abort();
  let timer = setTimeout(end, startMs);
  const { port1, port2 } = new MessageChannel();
  port1.once('message', () => {
    clearTimeout(timer);
    timer = setTimeout(end, limitMs);
  });
  const close = (): void => {
    clearTimeout(timer);
    port1.close();
  };
  return { signal: control.signal, begun: port2, close };
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
