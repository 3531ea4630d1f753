import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import type { Point } from '../map/camera.ts';
import type { PieceId } from './answering.ts';

/** What is dragged has moved that far; less is a press. */
const DRAG_FROM = 8;

/** What dragging a piece does. */
interface Dragging {
  /** It is taken up. */
  begin(): void;
  /** It is held over a piece of the board; null: over none. */
  over(piece: PieceId | null): void;
  /** It is let go over a piece, or over none. */
  drop(piece: PieceId | null): void;
}

/** The piece of the board under a point of the window, whatever is dragged above it. */
function pieceAt({ x, y }: Point): PieceId | null {
  return document.elementFromPoint(x, y)?.closest('[data-piece]')?.getAttribute('data-piece') ?? null;
}

/**
 * Lets an element be dragged by mouse or finger: it follows the pointer and is back in its place when it is let go. A press without
 * moving stays a press. Keys do the same by taking up and pressing a place.
 */
export function useDrag({ begin, over, drop }: Dragging) {
  const from = useRef<Point | null>(null);
  const dragged = useRef(false);
  const [by, moveBy] = useState<Point | null>(null);
  const end = (): void => {
    from.current = null;
    moveBy(null);
  };
  const style: CSSProperties = by ? { translate: `${by.x}px ${by.y}px`, zIndex: 5, pointerEvents: 'none' } : {};
  return {
    style,
    'data-drag': by ? 'moving' : 'ready',
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      dragged.current = false;
      if (button === 0) from.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
      if (!from.current) return;
      const away = { x: clientX - from.current.x, y: clientY - from.current.y };
      if (!dragged.current) {
        if (Math.hypot(away.x, away.y) < DRAG_FROM) return;
        dragged.current = true;
        currentTarget.setPointerCapture(pointerId);
        begin();
      }
      moveBy(away);
      over(pieceAt({ x: clientX, y: clientY }));
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (dragged.current) drop(pieceAt({ x: clientX, y: clientY }));
      end();
    },
    onPointerCancel: () => {
      if (dragged.current) drop(null);
      end();
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
