import type { Size } from '@madang/board-kit/layout';
import { type RefObject, useEffect, useState } from 'react';

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
