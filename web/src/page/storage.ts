/** `browser`: for all tabs, and for good. `tab`: for one tab, as long as it is open. */
export type Shelf = 'browser' | 'tab';

/** What a browser refuses to keep: it lives as long as the page, so that everything works until then. */
const refused: Readonly<Record<Shelf, Map<string, string>>> = { browser: new Map(), tab: new Map() };

/** Browsers that block site data throw as soon as their storage is named. */
function storageOf(shelf: Shelf): Storage | undefined {
  try {
    return shelf === 'browser' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns the parsed JSON that is kept under a key; undefined where nothing readable is kept. */
export function kept(key: string, shelf: Shelf = 'browser'): unknown {
  const text = refused[shelf].get(key) ?? storageOf(shelf)?.getItem(key);
  if (text === undefined || text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps JSON under a key. Returns false where the browser has no room or blocks site data: it is kept until the page is closed. */
export function keep(key: string, value: unknown, shelf: Shelf = 'browser'): boolean {
  const text = JSON.stringify(value);
  try {
    const storage = storageOf(shelf);
    storage?.setItem(key, text);
    if (storage) refused[shelf].delete(key);
    else refused[shelf].set(key, text);
    return storage !== undefined;
  } catch {
    refused[shelf].set(key, text);
    return false;
  }
}

/** Keeps a key no longer. */
export function forget(key: string, shelf: Shelf = 'browser'): void {
  refused[shelf].delete(key);
  storageOf(shelf)?.removeItem(key);
}

/** Returns all keys of the browser's shelf that begin so. */
export function keptKeys(prefix: string): string[] {
  const storage = storageOf('browser');
  const keys = new Set([...(storage ? Object.keys(storage) : []), ...refused.browser.keys()]);
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Returns true where the browser blocks this site's data altogether. */
export const isStorageBlocked = (): boolean => storageOf('browser') === undefined;
