import { isRecord } from '../json.ts';

/** What a key of one character does at a table; choices have the digits. */
export const KEY_ACTIONS = ['undo', 'filter', 'since', 'next', 'areas', 'rest', 'sound', 'explain'] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];
export type KeyMap = Readonly<Record<KeyAction, string>>;

export const USUAL_KEYS: KeyMap = { undo: 'u', filter: '/', since: 'n', next: 'i', areas: 'g', rest: '.', sound: 'm', explain: '?' };

/** Returns true for a character that an action may have: neither a digit nor what a board hears itself, to zoom and to turn a tile. */
export const isFreeKey = (key: string): boolean => /^[!-~]$/.test(key) && !/[0-9A-Z+=_\-rf]/.test(key);

/** The keys with another one for an action; the action that had it gets the former one. */
export function withKey(keys: KeyMap, action: KeyAction, key: string): KeyMap {
  const other = KEY_ACTIONS.find((one) => keys[one] === key);
  return { ...keys, ...(other && { [other]: keys[action] }), [action]: key };
}

/** Keys as they were kept; where one is missing, unfit or there twice, all are the usual ones. */
export function readKeys(json: unknown): KeyMap {
  const kept = isRecord(json) ? json : {};
  const keys = KEY_ACTIONS.map((action) => [action, kept[action] ?? USUAL_KEYS[action]] as const);
  const isFit = keys.every(([, key]) => typeof key === 'string' && isFreeKey(key)) && new Set(keys.map(([, key]) => key)).size === keys.length;
  return isFit ? { ...USUAL_KEYS, ...Object.fromEntries(keys) } : USUAL_KEYS;
}

/** The action of a key; undefined: it has none. */
export const actionOf = (keys: KeyMap, key: string): KeyAction | undefined => KEY_ACTIONS.find((action) => keys[action] === key);
