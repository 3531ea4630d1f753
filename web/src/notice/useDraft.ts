import { useState } from 'react';
import { keep, kept } from '../page/storage.ts';

const keyOf = (table: string): string => `madang.draft.${table}`;

/** What is half-written to a table: it is there again after another tab of the side was looked at, and after the page is loaded anew. */
export function useDraft(table: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const draft = kept(keyOf(table), sessionStorage);
    return typeof draft === 'string' ? draft : '';
  });
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') sessionStorage.removeItem(keyOf(table));
      else keep(keyOf(table), next, sessionStorage);
    },
  ];
}
