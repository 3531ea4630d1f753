import { appUrl } from '../reach/base.ts';

/** Milliseconds after the page has loaded in which a slow line belongs to what is on the screen; the app is a megabyte, all games and languages. */
const AFTER_LOAD = 4000;

/** Browsers that block a site's data may throw as soon as its workers are named. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

/** Lets the page open without a server from the second time on. Development pages are never kept. */
export function serveOffline(): void {
  const container = import.meta.env.PROD ? workers() : undefined;
  if (!container) return;
  // The worker asks where this page is when somebody presses a notification.
  container.addEventListener('message', ({ ports }) => ports[0]?.postMessage(window.location.href));
  container.startMessages();
  const register = async (): Promise<void> => {
    try {
      await container.register(appUrl('offline.js'));
    } catch (error) {
      // A browser that keeps nothing (private mode) still plays, only not offline.
      console.info('no offline page:', error);
    }
  };
  const later = (): unknown => window.setTimeout(() => void register(), AFTER_LOAD);
  // The app begins after a part of its own, and that may come later than the page's load.
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
