import { flushSync, type RefObject } from 'preact/compat';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from './camera.ts';

/** The content size of an element in CSS pixels, kept up to date; `first` until it is known. */
export function useSize(element: RefObject<Element | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width === 0 || height === 0) return;
      // Else a frame is painted with what was drawn for another size, and who presses then presses beside it.
      flushSync(() => setSize((last) => (last.width === width && last.height === height ? last : { width, height })));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
