import type { Move } from '@madang/kernel';
import { createContext, type ReactNode } from 'preact/compat';
import { useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Standing, Way } from '../contract.ts';
import type { OpenCard } from '../ring/open-card.ts';
import type { ExplainedWay } from '../ring/read.tsx';
import type { RowLook } from '../ring/ring.tsx';
import { type Docked, DockedForecast, useDocked } from './docked.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { useCard } from './use-card.ts';
import { explainWay } from './ways.ts';
import './target.css';

/** What targets need of a board's props. */
export interface ChoiceProps extends Standing {
  onMove(move: Move): void;
  onMoves(moves: Way): void;
  readonly pointed: Move | null;
  onPoint(move: Move | null): void;
  readonly dock: Element | null;
}

/** A drawing of what the last move of a way would do, for those who look; null where its words say it better. */
export type Picture = (way: Way) => ReactNode;

/** The sign of a way, what it costs and brings: for its row in the ring and for its card. */
export type LookOf = (way: Way) => RowLook;

export interface Choosing extends ChoiceProps {
  /** Explains a way from the position on the screen. Null: it is not offered there. */
  explainWay(way: Way): ExplainedWay | null;
  /** Whether a card, or the dock, explains what is pointed at. */
  readonly reading: boolean;
  readonly cardId: string;
  /** The way whose outcome is looked at: what is drawn of it on the board. Null: none of several moves. */
  readonly aimed: Way | null;
  aim(way: Way | null): void;
  /** Shows a ring to choose from, or a card to read; reading never takes the place of an open ring. A ring's own piece closes it. */
  open(card: OpenCard): void;
  /** Ends reading; a ring and what was asked for stay until they are left. */
  endReading(): void;
  /** The mouse has left the piece, perhaps for the card: it closes a moment later. */
  leaveReading(): void;
  /** The mouse has come back. */
  keepReading(): void;
  answer(way: Way): void;
}

const Context = createContext<Choosing | null>(null);
/** Always the same object: what asks it is not drawn again for what is pointed at or read. */
const ActingContext = createContext<{ readonly current: Choosing } | null>(null);

interface ChoicesProps extends ChoiceProps {
  readonly picture?: Picture;
  readonly look?: LookOf;
  /** What the dock shows while nothing has been pointed at. */
  readonly overview?: ReactNode;
  readonly children: ReactNode;
}

/** Gives the targets inside it the decision, and shows their one forecast card, beside the piece or docked. */
export function Choices({ picture = noPicture, look = noLook, overview = null, children, ...props }: ChoicesProps) {
  const { decision, onPoint, dock } = props;
  const { choosing, card, docked, leave, holds } = useCards(props);
  const { aim, answer, cardId } = choosing;
  const acting = useRef(choosing);
  acting.current = choosing;
  const close = useCallback(() => {
    leave();
    onPoint(null);
  }, [leave, onPoint]);
  const point = (way: Way | null): void => {
    aim(way && way.length > 1 ? way : null);
    onPoint(way?.length === 1 ? (way[0] ?? null) : null);
  };
  const listed = card?.menu === true;
  return (
    <Context value={choosing}>
      <ActingContext value={acting}>{children}</ActingContext>
      <ForecastCard
        id={dock ? undefined : cardId}
        card={card}
        explain={choosing.explainWay}
        picture={picture}
        look={look}
        choose={(way) => {
          card?.onAnswer?.(way);
          answer(way);
        }}
        point={point}
        close={close}
        holds={holds}
      />
      <DockedForecast
        id={cardId}
        dock={dock}
        docked={listed ? null : docked}
        overview={decision && !listed ? overview : null}
        explain={choosing.explainWay}
        picture={picture}
        look={look}
      />
    </Context>
  );
}

/** Explains ways from one position, each worked out once. */
function useExplained({ view, decision, explain, lookAhead }: Standing): Choosing['explainWay'] {
  return useMemo(() => {
    const known = new WeakMap<Way, ExplainedWay | null>();
    return (way) => {
      const found = known.get(way);
      if (found !== undefined) return found;
      const explained = explainWay({ view, decision, explain, lookAhead }, way);
      known.set(way, explained);
      return explained;
    };
  }, [view, decision, explain, lookAhead]);
}

/**
 * Leaves of what lies open only the ways that the position on the screen offers to their ends: another may have come since it was opened.
 * Null: none is left.
 */
function useOffered<D extends Docked>(open: D | null, explain: Choosing['explainWay']): D | null {
  return useMemo(() => {
    if (!open) return null;
    const ways = open.ways.filter((way) => explain(way) !== null);
    if (ways.length === open.ways.length) return open;
    return ways.length > 0 ? { ...open, ways } : null;
  }, [open, explain]);
}

/** The way whose outcome is looked at, while it is offered. */
function useAimed(explain: Choosing['explainWay']): readonly [aimed: Way | null, aim: (way: Way | null) => void] {
  const [last, aim] = useState<Way | null>(null);
  const aimed = last && explain(last) ? last : null;
  const forget = useCallback(() => aim(null), []);
  useForgotten(last !== null && aimed === null, forget);
  return [aimed, aim];
}

/** What lies open of a decision: the card beside a piece, what the dock explains, what is looked at. */
function useCards(props: ChoiceProps) {
  const { view, decision, onMove, onMoves, lookAhead, explain, pointed, onPoint, dock } = props;
  const { card, holds, show, drop, dropRead, keepReading, ...reader } = useCard();
  useAfterOwn(decision, dropRead);
  const { lastDocked, putDown, endReading, leaveReading } = useDocked(dock, pointed, reader);
  const cardId = useId();
  const explained = useExplained(props);
  const [aimed, aim] = useAimed(explained);
  const offered = useOffered(card, explained);
  const shown = offered?.anchor.isConnected ? offered : null;
  useForgotten(card !== null && offered === null, drop);
  const docked = useOffered(lastDocked, explained);
  const reading = shown !== null || dock !== null;
  const leave = useCallback(() => {
    drop();
    aim(null);
  }, [drop, aim]);
  const answer = useCallback(
    (way: Way) => {
      leave();
      onPoint(null);
      if (way.length > 1) onMoves(way);
      else way.forEach(onMove);
    },
    [leave, onPoint, onMove, onMoves],
  );
  const open = useOpen(dock, putDown, show, reader.endReading);
  const choosing = useMemo(
    () => ({
      ...{ reading, view, decision, onMove, onMoves, lookAhead, explain, pointed, onPoint, dock, cardId, aimed, aim, answer },
      ...{ open, endReading, leaveReading, keepReading },
      explainWay: explained,
    }),
    [
      reading,
      view,
      decision,
      onMove,
      onMoves,
      lookAhead,
      explain,
      pointed,
      onPoint,
      dock,
      cardId,
      aimed,
      aim,
      answer,
      open,
      endReading,
      leaveReading,
      keepReading,
      explained,
    ],
  );
  return { choosing, card: shown, docked, leave, holds };
}

/** Does it when what somebody decided here is decided: what was read of a piece may be otherwise. Others' turns end no reading. */
function useAfterOwn(decision: ChoiceProps['decision'], done: () => void): void {
  const last = useRef(decision);
  useEffect(() => {
    if (last.current && last.current !== decision) done();
    last.current = decision;
  }, [decision, done]);
}

/** Forgets what is offered no more: unseen, an open ring would keep all else from being read, and what was looked at would come back next turn. */
function useForgotten(isGone: boolean, forget: () => void): void {
  useEffect(() => {
    if (isGone) forget();
  }, [isGone, forget]);
}

const noLook: LookOf = () => ({});
/** Opens cards: what is only read of answers lies in the dock, where there is one. Another thing that is read ends what the dock says. */
const useOpen = (dock: Element | null, putDown: (card: OpenCard | null) => void, show: (card: OpenCard) => void, endReading: () => void) =>
  useCallback(
    (next: OpenCard) => {
      if (!dock || next.menu || next.ways.length === 0) {
        if (!next.menu) putDown(null);
        return show(next);
      }
      endReading();
      putDown(next);
    },
    [dock, show, endReading, putDown],
  );

const noPicture: Picture = () => null;

/** Whether a card lies open, or is docked, and explains what is pointed at. */
export const useReading = (): boolean => useChoosing().reading;

/** The decision and what is pointed at, for parts of a board. Only inside `Choices`. */
export const useChoices = (): ChoiceProps => useChoosing();

/** What pieces press and point with; for the kit's own parts. */
export function useChoosing(): Choosing {
  const choosing = useContext(Context);
  if (!choosing) throw new Error('a target outside of Choices');
  return choosing;
}

/** The same as it is now, for what a press does: it draws nothing again. */
export function useActing(): { readonly current: Choosing } {
  const acting = useContext(ActingContext);
  if (!acting) throw new Error('a target outside of Choices');
  return acting;
}
