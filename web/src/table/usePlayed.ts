import type { Seat, State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useScene } from '../board-context/scene.tsx';
import { useAct, useSame } from '../board-context/steady.ts';
import { useHeldMap } from '../board-context/useHeldMap.ts';
import { useForcedNotice } from '../clock/SeatClock.tsx';
import { seenBy } from '../play/position.ts';
import type { TableState, TableStore } from '../play/table.ts';
import { useStill } from '../settings/store.ts';
import { threatenedIn } from '../threats/threatened.ts';
import { useWarnings } from '../threats/useThreats.ts';
import { useNotices } from '../turn-alerts/useNotices.ts';
import type { TableActions } from './actions.ts';
import { useUnread, useUnsaid } from './chat/useUnread.ts';
import { useGuide } from './guide.ts';
import { useSince, useTurns } from './log/useTurns.ts';
import type { Deciding } from './prompt/deciding.ts';
import { useDecision } from './useDecision.ts';
import { type Look, useLook } from './useLook.ts';

export interface PlayingProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
  readonly actions: TableActions;
}

/** All that the panels of a table share; null while nothing was heard of the match. */
export type Played = NonNullable<ReturnType<typeof usePlayed>>;

/** What a table shows now: the view, what is decided, the log, and what its board is handed. */
export function usePlayed({ store, state, table, actions }: PlayingProps) {
  const { words, seats } = useScene();
  const [warnings, threatened] = useMarks(state, table);
  const still = useStill();
  // Without a connection no earlier board can be asked for, so none is promised.
  const look = useLook(state, actions.link && state.link === 'open' ? store.lookUp : null, actions.at);
  const deciding = useDecision(store, state, table, look);
  const [opened, onOpenMat] = useState<Seat | null>(null);
  const { area, isTrying, onDock, onBar, ...given } = useRooms(state, look);
  const turns = useTurns(look.log, look.view, state.acts, table.seats);
  const since = useSince(turns, state.eyes, look);
  const [unread, onRead] = useTold(store, state, table);

  const { view, events } = look;
  const answers = useAnswers(deciding, store);
  const mat = useSame({ ...answers, view, seat: state.eyes, seats, events, say: words.say, still, threatened, ...given });
  useHeldMap(area, isTrying, mat);
  if (!view || !isSeen(mat)) return null;
  return {
    ...{ store, state, table, actions, look, deciding, turns, since, unread, mat, opened, warnings },
    playedView: playedView(state, look) ?? view,
    /** Where the board stands, and who is told where it finds room outside of itself. */
    ...{ area, onDock, onBar },
    ...{ onOpenMat, onRead },
  };
}

/** Tells of what waits for the reader here: moves that are forced, lines that are unread or unsent, turns. Returns how many lines are unread. */
function useTold(store: TableStore, state: TableState, table: TableView) {
  useForcedNotice(table.mine);
  const read = useUnread(store, table.id, state);
  useUnsaid(table.id, state.unsaid);
  useNotices(state, table, read[0]);
  return read;
}

/** Where the board finds room outside of itself, and the view before the moves that are tried on it: until they are sent its map keeps its height. */
function useRooms({ plan }: TableState, { at }: Look) {
  const [dock, onDock] = useState<Element | null>(null);
  const [bar, onBar] = useState<Element | null>(null);
  const area = useRef<HTMLElement>(null);
  const isTrying = plan !== null && plan.steps.length > 0;
  return { area, isTrying, dock, bar, rest: isTrying && at === null ? plan.base : null, onDock, onBar };
}

/** What the reader is warned of, and what the board marks of it. */
function useMarks(state: TableState, table: TableView) {
  const { kit, words } = useScene();
  const warnings = useWarnings(state, table, useGuide() !== null);
  const threatened = useMemo(() => (warnings ? threatenedIn(words, kit.game, warnings) : []), [words, kit.game, warnings]);
  return [warnings, threatened] as const;
}

/** How far the match is: what is only tried does not begin the next round. */
const playedView = ({ position, eyes }: TableState, { at, view }: Look): State | null =>
  (at === null && position && seenBy(position, eyes)?.view) || view;

/** Whether there is something to see. */
const isSeen = <T extends { readonly view: State | null }>(mat: T): mat is T & { readonly view: State } => mat.view !== null;

/** What a board is given to answer with. */
function useAnswers(
  { isComplete, choose: onMove, chooseAll: onMoves, chooseLast: onLast, chooseInstead: onInstead, ...deciding }: Deciding,
  store: TableStore,
) {
  const confirm = useAct(() => store.confirm());
  return {
    decision: deciding.decision,
    explain: deciding.explain,
    whyNot: deciding.whyNot,
    whyClosed: deciding.whyClosed,
    lookAhead: deciding.lookAhead,
    // While a turn is sent its press does nothing, so the board need not be drawn again for it.
    onConfirm: isComplete ? confirm : null,
    onMove,
    onMoves,
    ...(onLast && { onLast }),
    ...(onInstead && { onInstead }),
  };
}
