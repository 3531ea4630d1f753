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
import type { Explanation } from './contract.ts';
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

/** What is pointed at in the list of choices: no card explains it, so the board may picture it where it has room. */
export function usePointedElsewhere(): Move | null {
  const { decision, pointed, reading } = useChoosing();
  return pointed && !reading && decision?.moves.includes(pointed) ? pointed : null;
}

/** The decision and what is pointed at, for parts of a board. Only inside `Choices`. */
export const useChoices = (): ChoiceProps => useChoosing();

function useChoosing(): Choosing {
  const choosing = useContext(Context);
  if (!choosing) throw new Error('a target outside of Choices');
  return choosing;
}

const LONG_PRESS = 450;

/**
 * Makes an element of any kind (HTML or SVG) answer with one of `moves`: lit, focusable, Enter and Space choose, hover,
 * focus and a long press show the card. Several moves open a small list. No moves: no props. `words` describe the piece.
 */
export function useTarget(moves: readonly Move[], words: string) {
  const choosing = useChoosing();
  const press = useRef<{ timer: number; long: boolean }>({ timer: 0, long: false });
  const [first] = moves;
  if (!first) return {};
  const { explain, onMove, onPoint, pointed, open, endReading, cardId } = choosing;

  const show = (anchor: Element, menu: boolean) => {
    open({ anchor, moves, menu });
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
  const name = explain(first).label;
  const label = moves.length > 1 || words.startsWith(name) ? words : `${name}. ${words}`;
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
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
