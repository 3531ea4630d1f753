import type { BotLevel, BotRequest } from '@madang/bots';
import { createPool } from '@madang/bots/pool';

/** A bot's turn: what its seat sees, and how strong it plays. */
export type Turn = Pick<BotRequest, 'game' | 'view' | 'seat' | 'seed'> & { readonly level: BotLevel };

/** Whatever answers for bots. It gets views only, never the state. */
export interface Thinker {
  /** A move as JSON. Rejects if no answer came within its limit. */
  think(turn: Turn): Promise<unknown>;
  close(): Promise<void>;
}

/** Bots in worker threads with a hard limit each. `shelf`: URL of a module that exports `findTitle`; `failed` hears of threads that died. */
export function threadThinker(shelf: string, threads: number, failed: (error: Error) => void): Thinker {
  const pool = createPool({ shelf, threads, failed });
  return { think: async (turn) => (await pool.ask(turn)).thought.move, close: () => pool.close() };
}
