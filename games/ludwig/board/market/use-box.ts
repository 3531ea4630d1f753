import type { Size } from '@madang/board-kit/layout';
import { type RefObject, useEffect, useState } from 'react';

/** How many times larger what stands around the castle is on a board of that size: on a large screen it grows with it. */
export function growOf({ width, height }: Size): number {
  if (width >= 1750 && height >= 1100) return 1.5;
  return width >= 1280 && height >= 800 ? 1.2 : 1;
}

/** The size of an element, kept up to date; `first` before it is laid out. */
export function useBox(element: RefObject<HTMLElement | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
