const missing = new WeakSet<object>();

/** Vite says when a part of the app cannot be fetched. */
const isPreloadError = (event: Event): event is Event & { readonly payload: object } =>
  'payload' in event && typeof event.payload === 'object' && event.payload !== null;

/** Remembers which errors are parts of the app that could not be fetched: they are gone from a server that has a newer one, or the network is. */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', (event: Event) => {
    if (isPreloadError(event)) missing.add(event.payload);
  });
}

/** Remembers an error of a part that was fetched without Vite. */
export function notePart(error: unknown): void {
  if (typeof error === 'object' && error !== null) missing.add(error);
}

/** Whether an error is such a part. */
export const isMissingPart = (error: unknown): boolean => typeof error === 'object' && error !== null && missing.has(error);
