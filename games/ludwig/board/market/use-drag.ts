import { type PointerEvent, type RefObject, useRef } from 'react';

/** A pointer that has moved this far drags. */
const FROM = 7;

interface Drag {
  /** What is dragged: it follows the pointer. */
  readonly element: RefObject<HTMLElement | null>;
  start(): void;
  /** Let go over that element; null: outside of the page. */
  drop?(under: Element | null): void;
}

/** Makes a press that moves a drag. Drags with a finger begin upwards or downwards, so that a row can be scrolled sideways. */
export function useDrag({ element, start, drop }: Drag) {
  const dropping = useRef(drop);
  dropping.current = drop;
  return {
    onPointerDown: (down: PointerEvent) => {
      if (down.button !== 0) return;
      let dragging = false;
      const onMove = (event: globalThis.PointerEvent): void => {
        const [across, along] = [event.clientX - down.clientX, event.clientY - down.clientY];
        if (!dragging && Math.hypot(across, along) < FROM) return;
        if (!dragging) start();
        dragging = true;
        follow(element.current, across, along);
      };
      const end = (event: globalThis.PointerEvent): void => {
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        if (!dragging) return;
        const under = document.elementFromPoint(event.clientX, event.clientY);
        release(element.current);
        if (event.type === 'pointerup') dropping.current?.(under);
      };
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    },
  };
}

/** It lets the pointer through while it is dragged, so that what lies under it is found. */
function follow(element: HTMLElement | null, across: number, along: number): void {
  if (!element) return;
  element.style.transform = `translate(${across}px, ${along}px)`;
  element.dataset.dragged = 'true';
}

function release(element: HTMLElement | null): void {
  if (!element) return;
  element.style.transform = '';
  delete element.dataset.dragged;
}
