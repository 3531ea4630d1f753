import { useEffect } from 'preact/hooks';

/** What takes the page for itself. */
const MODAL = 'dialog:modal, [aria-modal="true"]';

/** True for a piece that a dialog covers: it stands over the page, and the piece is none of its own. */
function isCovered(anchor: Element): boolean {
  return [...document.querySelectorAll(MODAL)].some((dialog) => !dialog.contains(anchor));
}

/** Closes what lies open about a piece as soon as a dialog covers the piece, however the dialog came. */
export function useClosedByDialogs(anchor: Element | null, close: () => void): void {
  useEffect(() => {
    if (!anchor) return undefined;
    const look = (): void => {
      if (isCovered(anchor)) close();
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open', 'aria-modal'] });
    return () => watch.disconnect();
  }, [anchor, close]);
}
