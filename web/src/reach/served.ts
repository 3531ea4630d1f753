import { appUrl } from './base.ts';

/** Milliseconds in which a server that is well answers something small. */
const PROBE_MS = 5_000;

/** Fetches past every cache; undefined where nothing answers in time. */
export async function reach(address: string | URL): Promise<Response | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PROBE_MS);
  try {
    return await fetch(address, { cache: 'no-store', signal: patience.signal });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns true if the server answers and is not about to come up: proxies say 502 to 504 while it is away. */
export async function isServed(): Promise<boolean> {
  const page = await reach(appUrl('./'));
  return page !== undefined && page.status < 500;
}

const LONGEST_RELOAD_MS = 120_000;
const LOOK_EVERY_MS = 2_000;

/** The reloads that were made of this history entry; a page that keeps nothing still has these. */
function reloads(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'reloads' in state && typeof state.reloads === 'number' ? state.reloads : 0;
}

function reload(): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), reloads: reloads() + 1 }, '');
  window.location.reload();
}

/** Does something once the server answers, `first` milliseconds from now at the earliest, then looked for every so often. The result takes it back. */
export function whenServed(first: number, go: () => void, every = Math.max(first, LOOK_EVERY_MS)): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    const served = await isServed();
    if (timer === undefined) return;
    if (served) go();
    else timer = setTimeout(() => void look(), every);
  };
  timer = setTimeout(() => void look(), first);
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}

/**
 * Loads the page anew once the server answers, `first` milliseconds from now at the earliest. Each further reload of the page waits twice
 * as long, two minutes at most. The result takes it back.
 */
export const reloadWhenServed = (first: number): (() => void) =>
  whenServed(Math.min(LONGEST_RELOAD_MS, first * 2 ** reloads()), reload, Math.max(first, LOOK_EVERY_MS));
