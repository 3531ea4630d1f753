import type { Bus, Listener } from '../core/bus/bus.ts';
import type { Config } from '../core/config.ts';
import type { Storage } from '../storage/storage.ts';

/** The settings that say where a server's data are and how its nodes reach each other. */
export type StorageConfig = Pick<Config, 'dataFolder' | 'databaseUrl' | 'natsUrl' | 'databaseTimeout'> & Partial<Pick<Config, 'databaseConnections'>>;

/** A database, and the bus that goes with it. */
export interface Ground {
  readonly storage: Storage;
  openBus(node: string, listener: Listener): Promise<Bus>;
}

/** How a database is opened. */
export interface Opening {
  /** Nothing of it is brought up or set right, for a server may run on it. */
  readonly beside?: boolean | undefined;
  /** As in `Parts`. */
  readonly known?: boolean | undefined;
  readonly sound?: boolean | undefined;
  /** Called when it may have changed without an answer. */
  readonly unsure?: () => void;
}
