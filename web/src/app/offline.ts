/** Lets the page open without a server from the second time on. Development pages are never kept. */
export function serveOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that keeps nothing (private mode) still plays, only not offline.
  navigator.serviceWorker.register('/offline.js').catch((error: unknown) => console.info('no offline page:', error));
}
