import { type RefObject, useLayoutEffect, useState } from 'react';
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
      if (width > 0 && height > 0) setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
