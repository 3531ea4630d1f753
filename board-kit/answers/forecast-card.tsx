import type { CSSProperties, KeyboardEvent, ReactNode, RefObject } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Way } from '../contract.ts';
import { useLayer } from '../layers.ts';
import type { OpenCard } from '../ring/open-card.ts';
import { isNarrow, type Placed, placeCard } from '../ring/place-card.ts';
import { Described, type ExplainedWay, Read } from '../ring/read.tsx';
import { explainedWays, keyOf, pressRow, Ring, type RowLook, walk } from '../ring/ring.tsx';
import { useClosedByDialogs } from './dialogs.ts';
import { useHeld, useLeft } from './use-held.ts';

interface CardProps {
  /** By which pieces are described; undefined: the dock describes them. */
  readonly id: string | undefined;
  readonly card: OpenCard | null;
  explain(way: Way): ExplainedWay | null;
  /** Takes the place of the words, for those who look. */
  picture(way: Way): ReactNode;
  look(way: Way): RowLook;
  choose(way: Way): void;
  point(way: Way | null): void;
  close(): void;
  /** Is told whether the mouse holds the card open. */
  readonly holds: RefObject<boolean>;
}

/** So many answers of a piece are explained while it is read, not chosen from. */
export const MOST_READ = 3;

const screenSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** What the choices at a piece would do, or what it is. Lies in the browser's top layer, so nothing clips it. */
export function ForecastCard({ id, card, explain, picture, look, choose, point, close, holds }: CardProps) {
  const box = useRef<HTMLDivElement>(null);
  const placed = usePlaced(box, card);
  const isHeld = useHeld(box, card, close, holds);
  useOutside(box, card, close);
  useLeft(box, card, close);
  useClosedByDialogs(card?.anchor ?? null, close);
  useLayer(card?.menu === true && isNarrow(screenSize()), close);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (card?.menu && (walk(event.currentTarget, event.key) || pressRow(event.currentTarget, event))) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
    if (card?.anchor instanceof HTMLElement || card?.anchor instanceof SVGElement) card.anchor.focus();
  };
  const read = card && !card.menu ? explainedWays(card.ways.slice(0, MOST_READ), explain) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the ring from any of its buttons
    <div
      ref={box}
      id={id}
      popover="manual"
      className="forecast-card"
      role={roleOf(card)}
      {...(card?.menu && { 'aria-label': card.title })}
      data-side={placed?.side ?? undefined}
      data-held={isHeld || undefined}
      style={styleOf(placed)}
      onKeyDown={onKeyDown}
    >
      <div className="forecast-scroll">
        {card?.menu && (
          <Ring
            title={card.title}
            ways={card.ways}
            refusals={card.refusals ?? []}
            explain={explain}
            look={look}
            choose={choose}
            point={point}
            close={close}
          />
        )}
        {read.map(({ way, explained }) => (
          <Read key={keyOf(way)} explanation={explained} picture={picture(way)} balance={look(way)} />
        ))}
        {card?.about && !card.menu && <Described about={card.about} alone={card.ways.length === 0} />}
      </div>
    </div>
  );
}

const roleOf = (card: OpenCard | null): 'group' | 'status' | 'tooltip' => {
  if (card?.menu) return 'group';
  return card?.stays ? 'status' : 'tooltip';
};

const styleOf = (placed: Placed | null): CSSProperties & Readonly<Record<`--${string}`, string>> =>
  placed ? { left: placed.x, top: placed.y, '--most': `${placed.most}px`, '--tail': `${placed.tail}px` } : {};

/** Shows the card and places it beside its piece. */
function usePlaced(box: RefObject<HTMLDivElement | null>, card: OpenCard | null): Placed | null {
  const [placed, place] = useState<Placed | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!card) {
      element.hidePopover();
      return;
    }
    element.style.setProperty('--most', '100vh');
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const board = card.anchor.closest('.board')?.getBoundingClientRect();
    place(placeCard(card.anchor.getBoundingClientRect(), { width, height }, screenSize(), board));
    if (card.menu) (element.querySelector<HTMLElement>('[data-first]') ?? element.querySelector('button'))?.focus();
  }, [box, card]);
  return card && placed;
}

/**
 * Closes on Escape anywhere and on a press outside. A press on the piece itself is its answer: what is drawn of it stays until then, for a
 * browser sends no click where what was pressed is gone before it is let go.
 */
function useOutside(box: RefObject<HTMLElement | null>, card: OpenCard | null, close: () => void) {
  useEffect(() => {
    if (!card) return undefined;
    const piece = card.ways.length > 0 ? card.anchor : null;
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target) && !piece?.contains(target)) close();
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
  }, [box, card, close]);
}
