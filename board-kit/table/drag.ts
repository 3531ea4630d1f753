import type { CSSProperties, PointerEvent } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PieceId } from '../answering.ts';
import type { Point } from '../map/camera.ts';

/** What is dragged has moved that far; less is a press. */
const DRAG_FROM = 8;

/** What dragging an element does. */
interface Dragging {
  /** It is taken up. */
  begin(): void;
  /** It is held over an element of the page; null: over none. */
  over?(under: Element | null): void;
  /** It is let go over an element, or over none. */
  drop?(under: Element | null): void;
}

/**
 * How many pixels of the screen one of an element's own is: a panel that grows with a large screen is zoomed. Told by the styles and not by
 * where boxes lie, which browsers report before or after zooming.
 */
function zoomOf(element: Element): number {
  let zoom = 1;
  for (let one: Element | null = element; one; one = one.parentElement) {
    zoom *= Number.parseFloat(getComputedStyle(one).getPropertyValue('zoom')) || 1;
  }
  return zoom;
}

/** True if a finger that moves sideways scrolls what the element lies in, and does not drag the element. */
const isSwipe = ({ pointerType, currentTarget }: PointerEvent<Element>): ((away: Point) => boolean) => {
  const scrolls = pointerType !== 'mouse' && getComputedStyle(currentTarget).touchAction.includes('pan-x');
  return ({ x, y }) => scrolls && Math.abs(x) > Math.abs(y);
};

/** The piece of the board that an element under the pointer belongs to. */
export const pieceAt = (under: Element | null): PieceId | null => under?.closest('[data-piece]')?.getAttribute('data-piece') ?? null;

/**
 * Lets an element be dragged by mouse or finger (`data-drag="moving"`). Let go, it is back in its place. A press without moving
 * stays a press. The pointer is followed on the window, because a piece taken up may leave the page. Keys work, too.
 */
export function useDrag(dragging: Dragging) {
  const latest = useRef(dragging);
  useEffect(() => {
    latest.current = dragging;
  });
  const dragged = useRef(false);
  const [by, moveBy] = useState<Point | null>(null);
  const style: CSSProperties = by ? { translate: `${by.x}px ${by.y}px`, zIndex: 5, pointerEvents: 'none' } : {};
  const follow = (from: Point, scale: number, swipes: (away: Point) => boolean): void => {
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      const away = { x: clientX - from.x, y: clientY - from.y };
      if (!dragged.current) {
        if (Math.hypot(away.x, away.y) < DRAG_FROM) return;
        if (swipes(away)) {
          stop();
          return;
        }
        dragged.current = true;
        latest.current.begin();
      }
      moveBy({ x: away.x / scale, y: away.y / scale });
      latest.current.over?.(document.elementFromPoint(clientX, clientY));
    };
    const stop = (): void => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    const end = ({ type, clientX, clientY }: globalThis.PointerEvent): void => {
      stop();
      if (dragged.current) latest.current.drop?.(type === 'pointerup' ? document.elementFromPoint(clientX, clientY) : null);
      moveBy(null);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return {
    style,
    'data-drag': by ? 'moving' : 'ready',
    onPointerDown: (event: PointerEvent<Element>) => {
      dragged.current = false;
      if (event.button === 0) follow({ x: event.clientX, y: event.clientY }, zoomOf(event.currentTarget), isSwipe(event));
    },
    /** The press that ends a drag is none. */
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
