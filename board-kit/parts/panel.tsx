import type { Decision } from '@madang/kernel';
import { createContext, type HTMLAttributes, type Ref, type RefObject } from 'preact/compat';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import './panel.css';

/** The tab that is shown on a phone; null: there are no tabs. */
export const ShownTab = createContext<string | null>(null);

interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** What the panel is called. */
  readonly label: string;
  /** On a phone it lies behind this tab. */
  readonly tab?: string;
  readonly ref?: Ref<HTMLElement>;
}

/** A part of the board beside the map: stock, market, mat. Its look is the game's; on a phone one panel is seen at a time. */
export function Panel({ label, tab, className, ...rest }: PanelProps) {
  const shown = useContext(ShownTab);
  const away = shown !== null && tab !== undefined && shown !== tab;
  return <section className={`panel ${className ?? ''}`} aria-label={label} data-tab={tab} data-away={away} {...rest} />;
}

/** True while there is more in an element below what is seen of it. */
function useMore(ref: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = (): void => setMore(element.scrollTop + element.clientHeight < element.scrollHeight - 4);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
  return more;
}

/** A panel that may hold more than is seen: an arrow at its foot says so. */
export function ScrollPanel(props: Omit<PanelProps, 'ref'>) {
  const ref = useRef<HTMLElement>(null);
  return <Panel ref={ref} data-more={useMore(ref)} {...props} />;
}

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
