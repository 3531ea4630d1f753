import type { Move } from '@madang/kernel';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Explanation } from './contract.ts';
import { placeCard } from './place-card.ts';

/** The card to show: beside which piece, for which moves; as a list to choose from, or only to read. */
export interface OpenCard {
  readonly anchor: Element;
  readonly moves: readonly Move[];
  readonly menu: boolean;
}

interface CardProps {
  readonly id: string;
  readonly card: OpenCard | null;
  explain(move: Move): Explanation;
  choose(move: Move): void;
  point(move: Move | null): void;
  close(): void;
}

const MOST_READ = 3;

/** What the choices at a piece would do. Lies in the browser's top layer, so nothing clips it. */
export function ForecastCard({ id, card, explain, choose, point, close }: CardProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!card) {
      element.hidePopover();
      return;
    }
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const at = placeCard(card.anchor.getBoundingClientRect(), { width, height }, { width: window.innerWidth, height: window.innerHeight });
    element.style.left = `${at.x}px`;
    element.style.top = `${at.y}px`;
    if (card.menu) element.querySelector('button')?.focus();
  }, [card]);
  useOutside(box, card !== null, close);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
    if (card?.anchor instanceof HTMLElement || card?.anchor instanceof SVGElement) card.anchor.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the list from any of its buttons
    <div ref={box} id={id} popover="manual" className="forecast-card" role={card?.menu ? 'group' : 'tooltip'} onKeyDown={onKeyDown}>
      {card?.menu
        ? card.moves.map((move) => (
            <button key={move.id} type="button" onClick={() => choose(move)} onFocus={() => point(move)} onPointerEnter={() => point(move)}>
              <Explained explanation={explain(move)} />
            </button>
          ))
        : card?.moves.slice(0, MOST_READ).map((move) => <Explained key={move.id} explanation={explain(move)} />)}
    </div>
  );
}

const Explained = ({ explanation }: { readonly explanation: Explanation }) => (
  <span className="forecast-lines">
    <strong>{explanation.label}</strong>
    {explanation.forecast && <span>{explanation.forecast}</span>}
    {explanation.rule && <small>{explanation.rule}</small>}
  </span>
);

/** Closes on Escape anywhere and on a press outside. */
function useOutside(box: { readonly current: HTMLElement | null }, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [box, open, close]);
}
