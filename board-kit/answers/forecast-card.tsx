import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { About, Explanation, Way } from '../contract.ts';
import { Contained } from '../faults/contained.tsx';
import { placeCard } from './place-card.ts';
import { isStepped } from './stepped.ts';
import { Stepper } from './stepper.tsx';

/** The card to show: beside which piece, for which ways; as a list to choose from, or only to read. */
export interface OpenCard {
  readonly anchor: Element;
  readonly ways: readonly Way[];
  readonly menu: boolean;
  /** What the piece is. */
  readonly about: About | null;
}

interface CardProps {
  /** By which pieces are described; undefined: the dock describes them. */
  readonly id: string | undefined;
  readonly card: OpenCard | null;
  explain(way: Way): Explanation | null;
  /** Takes the place of the words, for those who look. */
  picture(way: Way): ReactNode;
  choose(way: Way): void;
  point(way: Way | null): void;
  close(): void;
}

/** So many answers of a piece are explained while it is read, not chosen from. */
export const MOST_READ = 3;

/** What the choices at a piece would do. Lies in the browser's top layer, so nothing clips it. */
export function ForecastCard({ id, card, explain, picture, choose, point, close }: CardProps) {
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
    const viewport = { width: window.innerWidth, height: window.innerHeight };
    const at = placeCard(card.anchor.getBoundingClientRect(), { width, height }, viewport, card.anchor.closest('.board')?.getBoundingClientRect());
    element.style.left = `${at.x}px`;
    element.style.top = `${at.y}px`;
    if (card.menu) (element.querySelector<HTMLElement>('[data-first]') ?? element.querySelector('button'))?.focus();
  }, [card]);
  useOutside(box, card, close);

  const ways = card?.menu ? card.ways : (card?.ways.slice(0, MOST_READ) ?? []);
  const shown = explainedOnce(ways, explain);
  const stepped = card?.menu === true && isStepped(ways);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
    if (card?.anchor instanceof HTMLElement || card?.anchor instanceof SVGElement) card.anchor.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the list from any of its buttons
    <div ref={box} id={id} popover="manual" className="forecast-card" role={card?.menu ? 'group' : 'tooltip'} onKeyDown={onKeyDown}>
      {stepped && (
        <Stepper key={keyOf(ways[0])} ways={ways} label={(way) => explain(way)?.label ?? ''} choose={choose} point={point}>
          {(way) => <Explained explanation={explain(way)} picture={picture(way)} />}
        </Stepper>
      )}
      {(stepped ? [] : shown).map(({ way, explained }) =>
        card?.menu ? (
          <button key={keyOf(way)} type="button" onClick={() => choose(way)} onFocus={() => point(way)} onPointerEnter={() => point(way)}>
            <Explained explanation={explained} picture={picture(way)} />
          </button>
        ) : (
          <Explained key={keyOf(way)} explanation={explained} picture={picture(way)} />
        ),
      )}
      {card?.about && !card.menu && <Described about={card.about} alone={ways.length === 0} />}
    </div>
  );
}

const keyOf = (way: Way | undefined): string => way?.map(({ id }) => id).join(' ') ?? '';

interface Shown {
  readonly way: Way;
  readonly explained: Explanation;
}

/** Explains the ways that are offered. A rule that several in a row follow is named once, below the last. */
export function explainedOnce(ways: readonly Way[], explain: (way: Way) => Explanation | null): readonly Shown[] {
  const shown = ways.flatMap((way) => {
    const explained = explain(way);
    return explained ? [{ way, explained }] : [];
  });
  return shown.map((one, i) => (shown[i + 1]?.explained.rule === one.explained.rule ? { ...one, explained: { ...one.explained, rule: null } } : one));
}

interface ExplainedProps {
  /** Null: the way is not offered, and nothing can be said of it. */
  readonly explanation: Explanation | null;
  readonly picture: ReactNode;
}

/** A choice explained: its label, what it would do, drawn and in words, its rule. */
export const Explained = ({ explanation, picture }: ExplainedProps) =>
  explanation && (
    <span className="forecast-lines">
      <strong>{explanation.label}</strong>
      {picture && (
        <span className="forecast-picture" aria-hidden="true">
          <Contained part="picture" position={explanation} fallback={explanation.forecast}>
            {picture}
          </Contained>
        </span>
      )}
      {explanation.forecast && <span className={picture ? 'words-only' : undefined}>{explanation.forecast}</span>}
      {explanation.rule && <small>{explanation.rule}</small>}
    </span>
  );

/** What the piece is; below what it would do, its name has been said. */
export const Described = ({ about: { title, lines, rule }, alone }: { readonly about: About; readonly alone: boolean }) => (
  <span className="forecast-lines forecast-about">
    {alone && <strong>{title}</strong>}
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
    {rule && <small>{rule}</small>}
  </span>
);

/**
 * Closes on Escape anywhere and on a press outside. A press on the piece itself is its answer: what is drawn of it stays until then, for a
 * browser sends no click where what was pressed is gone before it is let go.
 */
function useOutside(box: { readonly current: HTMLElement | null }, card: OpenCard | null, close: () => void) {
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
