import { isStorageBlocked, keep, kept } from '../page/storage.ts';
import { appUrl } from '../reach/base.ts';

/** Milliseconds that a hidden tab leaves to the others: a tab that is looked at needs no notification, and answers for all. */
const HIDDEN_WAITS_MS = 400;
/** Milliseconds for which a tab that calls keeps others from calling too. Timers of hidden tabs may be a second late. */
const CLAIM_LASTS_MS = 5_000;

/** A turn that a person is called for, as all their tabs name it. */
export interface Turn {
  readonly table: string;
  readonly seq: number;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs `call` in one of the tabs of this browser that ask for the same turn: one that is looked at, if there is one. */
export async function callOnce({ table, seq }: Turn, call: () => void): Promise<void> {
  if (document.hidden) await pause(HIDDEN_WAITS_MS);
  const key = `madang.called.${table}`;
  const claim = (): boolean => {
    const called = kept(key);
    if (typeof called === 'number' && called >= seq) return false;
    keep(key, seq);
    call();
    return true;
  };
  // Locks are there on https and this machine only, and not where site data are blocked; without them two tabs may still call in the same instant.
  if (!('locks' in navigator) || isStorageBlocked()) return void claim();
  await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock && claim()) await pause(CLAIM_LASTS_MS);
  });
}

/** A notification of the browser that it is somebody's turn. `path`: the address of the table, which is its tag too. */
export interface Call {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const icon = (): string => appUrl('icon-192.png').href;

/** True if the reader has allowed notifications, and the browser has any. */
const isAllowed = (): boolean => 'Notification' in window && Notification.permission === 'granted';

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;

/**
 * Shows the notification; the result takes it back. Phones allow only the service worker to show one, whose click then finds the right tab.
 * Without a worker the page itself shows it.
 */
export function notify({ title, body, path }: Call): () => void {
  if (!isAllowed()) return () => undefined;
  let isWanted = true;
  let close = (): void => undefined;
  const show = async (): Promise<void> => {
    const worker = await registered();
    if (!isWanted) return;
    if (worker?.active) {
      await worker.showNotification(title, { body, icon: icon(), tag: path, data: { path } });
      close = () => void worker.getNotifications({ tag: path }).then((shown) => shown.map((one) => one.close()));
    } else close = shownByPage({ title, body, path });
    if (!isWanted) close();
  };
  show().catch((error: unknown) => console.info('no notification:', error));
  return () => {
    isWanted = false;
    close();
  };
}

function shownByPage({ title, body, path }: Call): () => void {
  const shown = new Notification(title, { body, icon: icon(), tag: path });
  shown.onclick = () => {
    window.focus();
    if (`/${window.location.hash}` !== path) window.location.hash = path.slice(1);
    shown.close();
  };
  return () => shown.close();
}
