import type { Decision } from '@madang/kernel';
import type { RefObject } from 'preact/compat';
import { useEffect } from 'preact/hooks';

const LIT = '.panel [data-lit], .panel[data-lit]';

/** The panel or list around a piece that can be scrolled up and down; null: all of it is seen. */
function scrollerOf(piece: Element, root: Element): Element | null {
  for (let at = piece.parentElement; at && root.contains(at); at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

/** Pixels by which a piece's middle lies below (or, negative, above) what is seen of its panel. */
function outBy(piece: Element, scroller: Element): number {
  const [{ top, height }, seen] = [piece.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const middle = top + height / 2;
  return middle > seen.bottom ? middle - seen.bottom : Math.min(0, middle - seen.top);
}

/**
 * Brings a panel's pieces into sight as a decision comes: a panel that can be scrolled, and of which the edge cuts off all that answers,
 * is scrolled until the first of it lies in the middle. Where one of them is seen, nothing moves.
 */
export function useInSight(root: RefObject<Element | null>, decision: Decision | null): void {
  useEffect(() => {
    const board = root.current;
    if (!decision || !board) return;
    const lit = [...board.querySelectorAll(LIT)].filter((piece) => piece.getClientRects().length > 0);
    const panels = Map.groupBy(lit, (piece) => scrollerOf(piece, board));
    for (const [panel, pieces] of panels) {
      const [first] = pieces;
      if (panel && first && pieces.every((piece) => outBy(piece, panel) !== 0))
        panel.scrollTop += outBy(first, panel) + (Math.sign(outBy(first, panel)) * panel.clientHeight) / 2;
    }
  }, [root, decision]);
}
