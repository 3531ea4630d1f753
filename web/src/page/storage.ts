/** Something kept in this browser under a key: parsed JSON, or undefined where nothing (readable) is kept. `where`: the tab's own, if not all tabs'. */
export function kept(key: string, where: Storage = localStorage): unknown {
  const text = where.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps JSON under a key. False when the browser refuses: its space is used up, or it keeps nothing in this mode. */
export function keep(key: string, value: unknown, where: Storage = localStorage): boolean {
  try {
    where.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
