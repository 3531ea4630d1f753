import type { Request } from 'playwright-core';
import type { Tab } from '../people.ts';
import { isSteady } from '../watched.ts';
import type { Look } from './look.ts';

/** Milliseconds within which everything that was asked must be answered. */
const PATIENCE_MS = 10_000;
/** What still says that something is to come, in each tab, and since when. */
const waits = new WeakMap<Tab, Map<string, number>>();

const nameOf = (asked: Request | string): string => (typeof asked === 'string' ? `the command ${asked}` : `${asked.method()} ${asked.url()}`);

/** Nothing that was asked stays without an answer: requests, commands, and what the page itself waits for. */
export async function isAnswered({ tab, person: { net }, glance }: Look): Promise<string | undefined> {
  const { watched } = tab;
  const since = waits.get(tab) ?? new Map<string, number>();
  waits.set(tab, since);
  // What fails with the network begins anew with it.
  if (!isSteady(net)) {
    since.clear();
    return undefined;
  }
  if (glance.forgotten[0] !== undefined) return glance.forgotten[0];
  const awaited = [...(glance.table?.isAsking ? ['a command of the table'] : []), ...glance.awaited];
  for (const one of since.keys()) if (!awaited.includes(one)) since.delete(one);
  for (const one of awaited) if (!since.has(one)) since.set(one, Date.now());
  const begun = [...[...watched.open].map(([asked, at]) => [nameOf(asked), Math.max(at, net.changedAt)] as const), ...since];
  const late = begun.find(([, at]) => Date.now() - at > PATIENCE_MS);
  return late && `no answer for ${Math.round((Date.now() - late[1]) / 1000)} s: ${late[0]}`;
}
