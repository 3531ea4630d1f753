import { appUrl } from '../reach/base.ts';

/** Milliseconds after the page has loaded in which a slow line belongs to what is on the screen; the app is a megabyte, all games and languages. */
const AFTER_LOAD = 4000;

/** Lets the page open without a server from the second time on. Development pages are never kept. */
export function serveOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The worker asks where this page is when somebody presses a notification.
  navigator.serviceWorker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(window.location.href));
  navigator.serviceWorker.startMessages();
  // A browser that keeps nothing (private mode) still plays, only not offline.
  const register = (): unknown =>
    navigator.serviceWorker.register(appUrl('offline.js')).catch((error: unknown) => console.info('no offline page:', error));
  window.addEventListener('load', () => window.setTimeout(register, AFTER_LOAD), { once: true });
}
