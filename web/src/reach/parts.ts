/** Milliseconds after which a failure that is shown is one of before: React keeps it for as long as the page lives. */
const OLD_MS = 1_000;

/** Parts that could not be fetched, and when, on the page's own clock. */
const missing = new WeakMap<object, number>();

/** Vite says when a part of the app cannot be fetched. */
const isPreloadError = (event: Event): event is Event & { readonly payload: object } =>
  'payload' in event && typeof event.payload === 'object' && event.payload !== null;

/** Remembers which errors are parts of the app that could not be fetched: they are gone from a server that has a newer one, or the network is. */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', (event: Event) => {
    if (isPreloadError(event)) missing.set(event.payload, performance.now());
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
