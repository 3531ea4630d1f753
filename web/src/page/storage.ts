/** Something kept in this browser under a key: parsed JSON, or undefined where nothing (readable) is kept. */
export function kept(key: string): unknown {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps JSON under a key. False when the browser refuses: its space is used up, or it keeps nothing in this mode. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
