import type { Decision, Move } from '@madang/kernel';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { About, Explanation } from '../contract.ts';
import { ForecastCard, type OpenCard } from './forecast-card.tsx';
import './target.css';

/** What targets need of a board's props. */
export interface ChoiceProps {
  readonly decision: Decision | null;
  onMove(move: Move): void;
  explain(move: Move): Explanation;
  readonly pointed: Move | null;
  onPoint(move: Move | null): void;
}

/** A drawing of what a move would do, for those who look; null where its words say it better. */
export type Picture = (move: Move) => ReactNode;

interface Choosing extends ChoiceProps {
  /** Whether the card lies open. */
  readonly reading: boolean;
  readonly cardId: string;
  /** Shows a list to choose from, or a card to read; reading never takes the place of an open list. */
  open(card: OpenCard): void;
  /** Ends reading; a list stays open until it is answered or left. */
  endReading(): void;
}

const Context = createContext<Choosing | null>(null);

interface ChoicesProps extends ChoiceProps {
  readonly picture?: Picture;
  readonly children: ReactNode;
}

/** Gives the targets inside it the decision, and shows their one forecast card. */
export function Choices({ decision, onMove, explain, pointed, onPoint, picture, children }: ChoicesProps) {
  const [card, setCard] = useState<OpenCard | null>(null);
  const cardId = useId();
  const shown = card?.anchor.isConnected && card.moves.every((move) => decision?.moves.includes(move)) ? card : null;
  const reading = shown !== null;
  const choosing = useMemo(
    () => ({
      reading,
      decision,
      onMove,
      explain,
      pointed,
      onPoint,
      cardId,
      open: (next: OpenCard) => setCard((last) => (last?.menu && last.anchor.isConnected && !next.menu ? last : next)),
      endReading: () => setCard((last) => (last?.menu ? last : null)),
    }),
    [decision, onMove, explain, pointed, onPoint, cardId, reading],
  );
  const close = useCallback(() => {
    setCard(null);
    onPoint(null);
  }, [onPoint]);
  const choose = (move: Move) => {
    setCard(null);
    onPoint(null);
    onMove(move);
  };
  return (
    <Context value={choosing}>
      {children}
      <ForecastCard id={cardId} card={shown} explain={explain} picture={picture ?? noPicture} choose={choose} point={onPoint} close={close} />
    </Context>
  );
}

const noPicture: Picture = () => null;

/** Whether the card lies open and explains what is pointed at. */
export const useReading = (): boolean => useChoosing().reading;

/** The decision and what is pointed at, for parts of a board. Only inside `Choices`. */
export const useChoices = (): ChoiceProps => useChoosing();

function useChoosing(): Choosing {
  const choosing = useContext(Context);
  if (!choosing) throw new Error('a target outside of Choices');
  return choosing;
}

const LONG_PRESS = 450;
const HOVER = 200;

/** Makes an element that answers nothing say what it is: hover and a long press show the card. Nothing to say: no props. */
export function useAbout(about: (() => About) | null) {
  const { open, endReading } = useChoosing();
  const press = useRef(0);
  if (!about) return {};
  const show = (anchor: Element): void => open({ anchor, moves: [], menu: false, about: about() });
  const lift = (): void => {
    window.clearTimeout(press.current);
    press.current = 0;
  };
  const later = (anchor: Element, time: number): void => {
    press.current = window.setTimeout(() => show(anchor), time);
  };
  return {
    // A piece that comes to lie under a resting mouse is not asked about.
    onPointerMove: ({ pointerType, movementX, movementY, currentTarget }: PointerEvent) => {
      if (pointerType === 'mouse' && press.current === 0 && (movementX !== 0 || movementY !== 0)) later(currentTarget, HOVER);
    },
    onPointerLeave: (event: PointerEvent) => {
      lift();
      if (event.pointerType !== 'touch') endReading();
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') later(event.currentTarget, LONG_PRESS);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

/** The only answer of a piece and the piece, unless the piece says it already. */
const spoken = (label: string, words: string): string => (words.startsWith(label) ? words : `${label}. ${words}`);

/**
 * Makes an element of any kind (HTML or SVG) answer with one of `moves`: lit, focusable, Enter and Space choose, hover,
 * focus and a long press show the card. Several moves open a small list. No moves: no props. `words` describe the piece.
 */
export function useTarget(moves: readonly Move[], words: string, about: (() => About) | null = null) {
  const choosing = useChoosing();
  const press = useRef<{ timer: number; long: boolean }>({ timer: 0, long: false });
  const [first] = moves;
  if (!first) return {};
  const { explain, onMove, onPoint, pointed, open, endReading, cardId } = choosing;

  const show = (anchor: Element, menu: boolean) => {
    open({ anchor, moves, menu, about: about?.() ?? null });
    onPoint(moves.length === 1 ? first : null);
  };
  const hide = () => {
    endReading();
    onPoint(null);
  };
  const choose = (anchor: Element) => {
    if (moves.length > 1) {
      show(anchor, true);
      return;
    }
    hide();
    onMove(first);
  };
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': moves.length > 1 ? words : spoken(explain(first).label, words),
    'aria-describedby': cardId,
    'data-lit': true,
    'data-pointed': pointed !== null && moves.includes(pointed),
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (!press.current.long) choose(event.currentTarget);
      press.current.long = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      choose(event.currentTarget);
    },
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && show(event.currentTarget, false),
    onPointerLeave: (event: PointerEvent) => {
      window.clearTimeout(press.current.timer);
      if (event.pointerType !== 'touch') hide();
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const anchor = event.currentTarget;
      press.current.long = false;
      press.current.timer = window.setTimeout(() => {
        press.current.long = true;
        show(anchor, moves.length > 1);
      }, LONG_PRESS);
    },
    onPointerUp: () => window.clearTimeout(press.current.timer),
    onPointerCancel: () => window.clearTimeout(press.current.timer),
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget, false),
    onBlur: hide,
  };
}
