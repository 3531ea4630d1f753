import type { RefObject } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';

/** What an element gets that may be too small for what is in it. */
interface Scrolls<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly tabindex: 0 | undefined;
}

/**
 * Lets an element have the focus, and so be scrolled by keys, while there is more in it than is seen.
 * `content`: once it is another, what is in the element is new and is shown from its start.
 */
export function useScrolls<E extends HTMLElement>(content?: string): Scrolls<E> {
  const ref = useRef<E>(null);
  const shown = useRef(content);
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = (): void => setMore(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  });
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    ref.current?.scrollTo(0, 0);
  }, [content]);
  return { ref, tabindex: more ? 0 : undefined };
}
