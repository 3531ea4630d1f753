import type { RefObject } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { OpenCard } from '../ring/open-card.ts';
import type { Box } from '../ring/place-card.ts';
import { isByKeys, lastPlace } from './resting.ts';

/** How far from a card's edge, in pixels, a mouse comes in that goes from the piece to the card. */
const EDGE = 30;
/** How long a card stays, in milliseconds, while the mouse is on its way to it. */
export const ON_THE_WAY = 250;

const isIn = ({ x, y, width, height }: Box, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, by = 0): boolean =>
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

/**
 * Closes what is read once the mouse that asked for it is neither at its piece nor at the card. The piece itself cannot tell: where it is drawn
 * anew or taken away under the mouse, no browser says that the mouse has left it.
 */
export function useLeft(box: RefObject<HTMLDivElement | null>, card: OpenCard | null, close: () => void): void {
  useEffect(() => {
    if (!card || card.menu) return undefined;
    const { anchor } = card;
    const begun = lastPlace();
    let wasThere = !isByKeys() && begun !== null && isIn(anchor.getBoundingClientRect(), begun);
    let timer = 0;
    const later = (): void => {
      timer ||= window.setTimeout(close, ON_THE_WAY);
    };
    const onMove = (event: PointerEvent): void => {
      const bounds = box.current?.getBoundingClientRect();
      if (event.pointerType !== 'mouse' || !bounds) return;
      const isThere = isIn(anchor.getBoundingClientRect(), event) || isIn(bounds, event, -EDGE);
      wasThere ||= isThere;
      if (!isThere && (wasThere || !anchor.isConnected)) later();
      if (!isThere) return;
      window.clearTimeout(timer);
      timer = 0;
    };
    // A finger that is lifted leaves the document too: what it asked for by a long press stays.
    const onOut = ({ pointerType }: PointerEvent): void => {
      if (wasThere && pointerType !== 'touch') later();
    };
    document.addEventListener('pointermove', onMove);
    document.documentElement.addEventListener('pointerleave', onOut);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointermove', onMove);
      document.documentElement.removeEventListener('pointerleave', onOut);
    };
  }, [box, card, close]);
}
