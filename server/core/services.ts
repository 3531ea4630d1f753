import type { Title } from '@madang/games';
import type { Game } from '@madang/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import type { Bus } from './bus/bus.ts';
import type { Heart } from './clock/downtime.ts';
import type { Time } from './clock/time.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Tracing } from './observability/tracing.ts';
import type { Looks } from './presence.ts';
import { ours, type Rules } from './rules/engine.ts';
import type { Kept } from './rules/versions.ts';
import type { SessionSockets } from './session-sockets.ts';

/** What the server's rooms share. */
export interface Services {
  /** This node's name on the bus. */
  readonly node: string;
  readonly storage: Storage;
  readonly shelf: readonly Title[];
  /** Rules of other versions. */
  readonly kept: Kept;
  readonly bus: Bus;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly time: Time;
  /** Sockets by session. */
  readonly lines: SessionSockets;
  readonly heart: Heart;
  readonly looks: Looks;
  /** There are jobs to do: look for them. */
  wake(): void;
  /** A match ended: it is to be counted. */
  ended(): void;
  /** A match is to be analysed. */
  analyse(): void;
  /** Somebody is to be told something now. */
  notify(): void;
}

/** The rules of a game on the shelf. */
export const rulesOf = async (services: Services, game: string): Promise<Game | undefined> =>
  services.shelf.find((title) => title.name === game)?.rules();

/** The rules of that version: the shelf's, or kept ones. Undefined: they are nowhere. */
export async function rulesFor(services: Services, name: string, version: string): Promise<Rules | undefined> {
  const game = await rulesOf(services, name);
  return game?.version === version ? ours(game) : services.kept.find(name, version);
}
