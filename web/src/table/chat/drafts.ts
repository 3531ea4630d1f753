import { create } from 'zustand';

interface Drafts {
  readonly texts: ReadonlyMap<string, string>;
  write(table: string, text: string): void;
}

const useDrafts = create<Drafts>()((set) => ({
  texts: new Map(),
  write: (table, text) => set(({ texts }) => ({ texts: new Map(texts).set(table, text) })),
}));

/** The unsent chat line of a table. It outlives the panel, which another tab of the side unmounts. */
export function useDraft(table: string): readonly [string, (text: string) => void] {
  const text = useDrafts(({ texts }) => texts.get(table) ?? '');
  const write = useDrafts((drafts) => drafts.write);
  return [text, (next) => write(table, next)];
}
