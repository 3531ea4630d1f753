import type { RefObject } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { OpenCard } from '../ring/open-card.ts';
import type { Box } from '../ring/place-card.ts';

/** How far from a card's edge, in pixels, a mouse comes in that goes from the piece to the card. */
const EDGE = 30;
/** How long a card stays, in milliseconds, while the mouse is on its way to it. */
export const ON_THE_WAY = 250;

const isIn = ({ x, y, width, height }: Box, { clientX, clientY }: MouseEvent, by = 0): boolean =>
  clientX >= x + by && clientX <= x + width - by && clientY >= y + by && clientY <= y + height - by;

/**
 * Whether a card that came by itself is held by the mouse, which has moved over its edge to press its link. Until then the mouse goes
 * through it: what lies below can be pressed. Left again, it closes. `holds` tells others.
 */
export function useHeld(box: RefObject<HTMLElement | null>, card: OpenCard | null, close: () => void, holds: RefObject<boolean>): boolean {
  const [held, hold] = useState<OpenCard | null>(null);
  const comes = card !== null && !card.menu && !card.stays;
  const isHeld = card !== null && held === card;
  useEffect(() => {
    holds.current = isHeld;
  }, [holds, isHeld]);
  useEffect(() => {
    if (!comes) return undefined;
    const onMove = (event: PointerEvent): void => {
      const bounds = box.current?.getBoundingClientRect();
      if (!bounds || event.pointerType !== 'mouse') return;
      if (isHeld && !isIn(bounds, event)) close();
      else if (!isHeld && isIn(bounds, event) && !isIn(bounds, event, EDGE)) hold(card);
    };
    document.addEventListener('pointermove', onMove);
    return () => document.removeEventListener('pointermove', onMove);
  }, [box, card, comes, isHeld, close]);
  return isHeld || card?.stays === true;
}
