import { whenServed } from './served.ts';

/** Milliseconds after which a failure that is shown is one of before: React keeps it for as long as the page lives. */
const OLD_MS = 1_000;

/** Parts that could not be fetched, and when, on the page's own clock. */
const missing = new WeakMap<object, number>();

/** Vite says when a part of the app cannot be fetched. */
const isPreloadError = (event: Event): event is Event & { readonly payload: object } =>
  'payload' in event && typeof event.payload === 'object' && event.payload !== null;

/** Times that each part has failed, by its file. */
const failures = new Map<string, number>();
const SCRIPT = /([\w.-]+\.js)\b/;
const SHEET = /[\w.-]+\.css\b/;
const SHEET_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 120_000;

declare global {
  /** Where a part is asked for: the build puts it around each import, for a browser never asks again for an address that has failed. */
  var partAddress: ((file: string) => string) | undefined;
}

function addressOf(file: string): string {
  const times = failures.get(file.slice(file.lastIndexOf('/') + 1)) ?? 0;
  return times === 0 ? file : `${file}?again=${times}`;
}

/** Vite takes a style sheet for there once it was asked for. */
function fetchSheetAgain(sheet: string, wait = SHEET_RETRY_MS): void {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) => href.includes(sheet));
  const retry = (): void => {
    for (const old of failed) {
      const fresh = document.createElement('link');
      Object.assign(fresh, { rel: 'stylesheet', crossOrigin: '', href: old.href });
      fresh.addEventListener('error', () => fetchSheetAgain(sheet, Math.min(LONGEST_RETRY_MS, wait * 2)));
      old.replaceWith(fresh);
    }
  };
  if (failed.length > 0) whenServed(wait, retry);
}

/** Remembers which errors are parts of the app that could not be fetched: they are gone from a server that has a newer one, or the network is. */
export function watchParts(): void {
  globalThis.partAddress = addressOf;
  window.addEventListener('vite:preloadError', (event: Event) => {
    if (!isPreloadError(event)) return;
    const { payload } = event;
    missing.set(payload, performance.now());
    const words = payload instanceof Error ? payload.message : '';
    const sheet = SHEET.exec(words)?.[0];
    if (sheet !== undefined) fetchSheetAgain(sheet);
    const script = sheet === undefined ? SCRIPT.exec(words.replaceAll(/.*\//g, ''))?.[1] : undefined;
    if (script !== undefined) failures.set(script, (failures.get(script) ?? 0) + 1);
  });
}

/** Remembers an error of a part that was fetched without Vite. */
export function notePart(error: unknown): void {
  if (typeof error === 'object' && error !== null) missing.set(error, performance.now());
}

/** Whether an error is such a part. */
export const isMissingPart = (error: unknown): boolean => typeof error === 'object' && error !== null && missing.has(error);

/** Returns true if such a part was missing before it is shown now: it may be there again, but only a new page fetches it. */
export const wasMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && performance.now() - (missing.get(error) ?? Number.POSITIVE_INFINITY) > OLD_MS;
