import type { BotLevel, BotRequest } from '@madang/bots';
import type { AnalysisAnswer } from '@madang/bots/analysis';
import { type AnalysisStep, createPool } from '@madang/bots/pool';

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
 * `failed` hears of threads that died.
 */
export function threadThinker(shelf: string, threads: number, failed: (error: Error) => void): Thinker {
  const own = createPool({ shelf, threads, failed });
  const pools = new Map([[shelf, own]]);
  const poolOf = (kept = shelf) => {
    const pool = pools.get(kept) ?? createPool({ shelf: kept, threads: FOR_KEPT, failed });
    pools.set(kept, pool);
    return pool;
  };
  return {
    think: async ({ shelf: kept, ...turn }) => (await poolOf(kept).ask(turn)).thought.move,
    analyse: (step) => own.analyse(step),
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.close()))),
  };
}
