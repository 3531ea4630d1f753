import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../core/config.ts';

/** Milliseconds between two log lines about the same mistake in a proxy's set-up. */
const REMIND_EVERY_MS = 3_600_000;

/** Lets requests in by the page that they come from, and tells the admin about a proxy that is not set up for this server. */
export interface Gate {
  /** True if the request comes from a page of this server, or from no page at all. */
  admits(request: IncomingMessage): boolean;
}

/** True if browsers sent the request from a page of this server, or if no page sent it. Only own pages speak in a person's name. */
function fromHere(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Makes the gate of one entrance. It logs each kind of mistake once an hour at most, for anybody can send such headers. */
export function newGate({ origins, trustProxy }: Pick<Config, 'origins' | 'trustProxy'>, log: FastifyBaseLogger): Gate {
  const lastAt = new Map<string, number>();
  const warn = (facts: Readonly<Record<string, unknown>>, message: string): void => {
    const now = performance.now();
    if (now - (lastAt.get(message) ?? Number.NEGATIVE_INFINITY) < REMIND_EVERY_MS) return;
    lastAt.set(message, now);
    log.warn(facts, message);
  };
  return {
    admits(request) {
      const { headers, socket } = request;
      const proxy = socket.remoteAddress ?? '';
      if (headers['x-forwarded-for'] !== undefined && !trustProxy(proxy, 0))
        warn(
          { proxy },
          'X-Forwarded-For from an address that TRUST_PROXY does not trust: all visitors share its limits (docs/host.md, "To the internet")',
        );
      if (fromHere(request, origins)) return true;
      const { origin, host } = headers;
      warn(
        { origin, host },
        'refused an origin: set PUBLIC_URL to the address that people open, or let the proxy pass Host on (docs/host.md, "To the internet")',
      );
      return false;
    },
  };
}
