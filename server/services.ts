import type { Title } from '@madang/games';
import type { Game } from '@madang/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus/bus.ts';
import type { Heart } from './clock/pauses.ts';
import type { Metrics } from './http/metrics.ts';
import type { Lines } from './people/lines.ts';
import type { Storage } from './storage/storage.ts';
import type { Time } from './time.ts';

/** What the server's rooms share. */
export interface Services {
  /** This node's name on the bus. */
  readonly node: string;
  readonly storage: Storage;
  readonly shelf: readonly Title[];
  readonly bus: Bus;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly time: Time;
  /** Sockets by session. */
  readonly lines: Lines;
  readonly heart: Heart;
  /** There are jobs to do: look for them. */
  wake(): void;
  /** A match ended: it is to be counted. */
  ended(): void;
}

/** The rules of a game on the shelf. */
export const rulesOf = async (services: Services, game: string): Promise<Game | undefined> =>
  services.shelf.find((title) => title.name === game)?.rules();
