import { useLayoutEffect } from 'preact/hooks';

/**
 * Parts of the page that styles elsewhere must know of: a page with the header, a table whose choices stand on the board, a field to chat, a line that
 * says what the board shows.
 */
type Mark = 'page' | 'board' | 'chat' | 'caption';

const counts = new Map<Mark, number>();

function count(mark: Mark, by: 1 | -1): void {
  const now = (counts.get(mark) ?? 0) + by;
  counts.set(mark, now);
  document.documentElement.toggleAttribute(`data-has-${mark}`, now > 0);
}

/** Says on the document's root that a part is on the page. `:root:has(…)` would say it too, but be asked anew with each change of the page. */
export function useMark(mark: Mark, isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isThere]);
}
