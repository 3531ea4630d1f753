import { forget, keep, kept } from '../../page/storage.ts';
import { storeHook } from '../../store-hook.ts';

interface Drafts {
  readonly texts: ReadonlyMap<string, string>;
  write(table: string, text: string): void;
}

const keyOf = (table: string): string => `madang.draft.${table}`;

/** What this tab kept of a table's draft before it was loaded anew. */
function keptDraft(table: string): string {
  const draft = kept(keyOf(table), 'tab');
  return typeof draft === 'string' ? draft : '';
}

const useDrafts = storeHook<Drafts>((set) => ({
  texts: new Map(),
  write(table, text) {
    if (text === '') forget(keyOf(table), 'tab');
    else keep(keyOf(table), text, 'tab');
    set(({ texts }) => ({ texts: new Map(texts).set(table, text) }));
  },
}));

/** The unsent chat line of a table. It outlives the panel, which another tab of the side unmounts, and the page, which may be loaded anew. */
export function useDraft(table: string): readonly [string, (text: string) => void] {
  const text = useDrafts(({ texts }) => texts.get(table)) ?? keptDraft(table);
  const write = useDrafts((drafts) => drafts.write);
  return [text, (next) => write(table, next)];
}
