import type { RefObject } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Pixels from the end of the list within which a reader still follows what comes. */
const AT_END = 40;

/** The element that scrolls a list: the list itself, or the nearest one around it. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let one: HTMLElement | null = list; one; one = one.parentElement) if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
}

const toEnd = (scroller: HTMLElement): void => scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });

/** Tells a reader's scrolling from that of a browser: as a list grows, or the panel around it opens and closes, it scrolls by itself. */
function ownScrolls(scroller: HTMLElement): () => boolean {
  let whole = scroller.scrollHeight;
  let seen = scroller.clientHeight;
  return () => {
    const isOwn = whole === scroller.scrollHeight && seen === scroller.clientHeight;
    whole = scroller.scrollHeight;
    seen = scroller.clientHeight;
    return isOwn;
  };
}

/** Keeps the newest line of a list in sight, unless the reader has scrolled up to older ones. */
export function useFollowing(list: RefObject<HTMLElement | null>, lines: readonly unknown[]): void {
  const follows = useRef(true);
  // Without a line there may be no list yet.
  const isEmpty = lines.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const scroller = list.current && scrollerOf(list.current);
    if (!scroller) return;
    const isOwnScroll = ownScrolls(scroller);
    const onScroll = (): void => {
      const isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < AT_END;
      if (isOwnScroll() || isAtEnd) follows.current = isAtEnd;
    };
    // A panel that is raised or grows shows the end again.
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd(scroller);
    });
    scroller.addEventListener('scroll', onScroll);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [list, isEmpty]);
  // Each new line moves the end.
  useLayoutEffect(() => {
    const scroller = list.current && scrollerOf(list.current);
    if (scroller && follows.current && lines.length > 0) toEnd(scroller);
  }, [list, lines]);
}
