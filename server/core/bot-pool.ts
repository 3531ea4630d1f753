import type { BotLevel, BotRequest } from '@madang/bots';
import type { AnalysisAnswer } from '@madang/bots/analysis';
import type { AnalysisStep, BotPool } from '@madang/bots/pool';

/** A bot's turn: what its seat sees, and how strong it plays. */
export type Turn = Pick<BotRequest, 'game' | 'view' | 'seat' | 'made' | 'seed'> & {
  readonly level: BotLevel;
  /** The module of the match's stored rules; undefined: this build's rules. */
  readonly shelf?: string | undefined;
};

/** Whatever answers for bots. It gets views only, never the state. */
export interface Thinker {
  /** A move as JSON. Rejects if no answer came within its limit. */
  think(turn: Turn): Promise<unknown>;
  /** What a job of an analysis found, where it keeps no bot waiting. Absent: nothing is analysed here. */
  analyse?(step: AnalysisStep): Promise<AnalysisAnswer>;
  close(): Promise<void>;
}

/** Threads for the bots of matches that go on by kept rules. */
const FOR_KEPT = 1;

/**
 * Bots in worker threads with a hard limit each. `shelf`: URL of a module that exports `findTitle`; kept rules have threads of their own.
 * `failed` hears of threads that died. The pools are loaded once somebody asks.
 */
export function threadThinker(shelf: string, threads: number, failed: (error: Error) => void): Thinker {
  const pools = new Map<string, Promise<BotPool>>();
  let closed = false;
  const open = async (kept: string): Promise<BotPool> => {
    const { createPool } = await import('@madang/bots/pool');
    return createPool({ shelf: kept, threads: kept === shelf ? threads : FOR_KEPT, failed });
  };
  const poolOf = async (kept = shelf): Promise<BotPool> => {
    if (closed) throw new Error('the bots are closed');
    const known = pools.get(kept);
    if (known) return known;
    const pool = open(kept);
    pools.set(kept, pool);
    // What could not be loaded is tried again by the next turn.
    pool.catch(() => pools.delete(kept));
    return pool;
  };
  return {
    think: async ({ shelf: kept, ...turn }) => (await (await poolOf(kept)).ask(turn)).thought.move,
    analyse: async (step) => (await poolOf()).analyse(step),
    close: async () => {
      closed = true;
      await Promise.all([...pools.values()].map(async (pool) => (await pool).close()));
    },
  };
}
