import type { MouseEvent, ReactNode } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { useGuide } from './guide.ts';

/** A press that moved further was meant for the map. */
const DRAGGED = 6;

/** Where a press is none that misses: what answers, or is taken up already. */
const MEANT = 'button, [role="button"], [role="tab"], a, [data-held="true"]';
/** A card that stays until something beside it is pressed. */
const OPEN_CARD = '.forecast-card:popover-open:not([role="tooltip"])';

/** Where a press began, and whether it closes a card. */
function usePressed() {
  const down = useRef({ x: 0, y: 0, closes: false });
  useEffect(() => {
    // Before the card hears of it and is gone.
    const note = ({ clientX, clientY }: PointerEvent): void => {
      down.current = { x: clientX, y: clientY, closes: document.querySelector(OPEN_CARD) !== null };
    };
    window.addEventListener('pointerdown', note, { capture: true, passive: true });
    return () => window.removeEventListener('pointerdown', note, { capture: true });
  }, []);
  return down;
}

/** The board, and above it what somebody says who teaches here. */
export function Guided({ children }: { readonly children: ReactNode }) {
  const guide = useGuide();
  const down = usePressed();
  if (!guide) return children;
  // Lit pieces keep their presses to themselves.
  const onClick = ({ target, clientX, clientY }: MouseEvent<Element>): void => {
    const { x, y, closes } = down.current;
    const moved = Math.hypot(clientX - x, clientY - y) > DRAGGED;
    if (!moved && !closes && target instanceof Element && !target.closest(MEANT)) guide.stray();
  };
  return (
    <>
      {guide.card}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here that a key could not do; it answers presses that miss */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key cannot miss */}
      <div className="guided" onClick={onClick}>
        {children}
      </div>
    </>
  );
}
