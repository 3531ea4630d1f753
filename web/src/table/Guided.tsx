import type { MouseEvent, PointerEvent, ReactNode } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { useGuide } from './guide.ts';

/** A press that moved further was meant for the map. */
const DRAGGED = 6;

/** The board, and above it what somebody says who teaches here. */
export function Guided({ children }: { readonly children: ReactNode }) {
  const guide = useGuide();
  const down = useRef({ x: 0, y: 0 });
  if (!guide) return children;
  const onPointerDown = ({ clientX, clientY }: PointerEvent<Element>): void => {
    down.current = { x: clientX, y: clientY };
  };
  // Lit pieces keep their presses to themselves.
  const onClick = ({ target, clientX, clientY }: MouseEvent<Element>): void => {
    const moved = Math.hypot(clientX - down.current.x, clientY - down.current.y) > DRAGGED;
    if (!moved && target instanceof Element && !target.closest('button, [role="button"], [role="tab"], a')) guide.stray();
  };
  return (
    <>
      {guide.card}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here that a key could not do; it answers presses that miss */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key cannot miss */}
      <div className="guided" onPointerDown={onPointerDown} onClick={onClick}>
        {children}
      </div>
    </>
  );
}
