import fastify from 'fastify';
import type { Services } from '../../core/services.ts';

/** A line of a log, as far as tests look at it. */
export interface Line {
  readonly level: number;
  readonly msg: string;
  readonly table?: string;
  readonly problem?: { readonly code: string };
}

/** A log as a server keeps it, and the lines that were written into it. */
export function newLog(): { readonly log: Services['log']; readonly lines: readonly Line[] } {
  const lines: Line[] = [];
  const { log } = fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  return { log, lines };
}
