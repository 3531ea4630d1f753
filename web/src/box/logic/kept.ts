import { isRecord } from '../../json.ts';
import { forget, keep, kept, keptKeys } from '../../page/storage.ts';
import type { Draft, Spent } from './draft.ts';

const prefixOf = (game: string): string => `madang.box.${game}.`;

const spentIn = (json: unknown): Spent =>
  isRecord(json) && typeof json.ms === 'number' && typeof json.entries === 'number' ? { ms: json.ms, entries: json.entries } : { ms: 0, entries: 0 };

const recordsIn = (json: unknown): Draft['type'] =>
  Object.fromEntries(Object.entries(isRecord(json) ? json : {}).flatMap(([id, record]) => (isRecord(record) ? [[id, record]] : [])));

/** A draft that this browser keeps; undefined: there is none. */
export function keptDraft(game: string, id: string): Draft | undefined {
  const json = kept(`${prefixOf(game)}${id}`);
  if (!isRecord(json) || typeof json.name !== 'string' || typeof json.at !== 'number') return undefined;
  const spent = isRecord(json.spent) ? json.spent : {};
  return {
    ...{ id, name: json.name, at: json.at, version: typeof json.version === 'number' ? json.version : 1 },
    ...{ type: recordsIn(json.type), check: recordsIn(json.check), spent: { type: spentIn(spent.type), check: spentIn(spent.check) } },
  };
}

/** All drafts of a game, the last changed first. */
export const keptDrafts = (game: string): readonly Draft[] =>
  keptKeys(prefixOf(game))
    .flatMap((key) => keptDraft(game, key.slice(prefixOf(game).length)) ?? [])
    .toSorted((a, b) => b.at - a.at);

/** Keeps a draft. Returns false where the browser has no room. */
export const keepDraft = (game: string, draft: Draft): boolean => keep(`${prefixOf(game)}${draft.id}`, draft);

export const forgetDraft = (game: string, id: string): void => forget(`${prefixOf(game)}${id}`);
