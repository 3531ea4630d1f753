import type { Seat, State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import type { ReactNode } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';
import { headlineOf } from '../board-context/headline.ts';
import { useScene } from '../board-context/scene.tsx';
import { useHeldMap } from '../board-context/useHeldMap.ts';
import { TableAhead } from '../chances/TableAhead.tsx';
import { OwnTime, useForcedNotice } from '../clock/SeatClock.tsx';
import { CoachButton } from '../coach/CoachButton.tsx';
import { seenBy } from '../play/position.ts';
import type { TableState, TableStore } from '../play/table.ts';
import { Late, later } from '../reach/later.tsx';
import { useSettings, useStill } from '../settings/store.ts';
import { useNotices } from '../turn-alerts/useNotices.ts';
import { useLinkTrouble } from '../wait/useStanding.ts';
import { useWords } from '../words/useWords.tsx';
import type { TableActions } from './actions.ts';
import { Chat } from './chat/Chat.tsx';
import { useUnread, useUnsaid } from './chat/useUnread.ts';
import { SaveButton } from './dialogs/SaveButton.tsx';
import { Guided } from './Guided.tsx';
import { useGuide } from './guide.ts';
import { Asked, hintOf } from './line/Asked.tsx';
import { LogTop } from './note/LogTop.tsx';
import type { Deciding } from './prompt/deciding.ts';
import { LookingBack, SinceButton } from './side/LookingBack.tsx';
import { Side } from './side/Side.tsx';
import { type Since, useSince, useTurns } from './side/useTurns.ts';
import { Speaking } from './speech/Speaking.tsx';
import { Staged } from './stage/Staged.tsx';
import { TopBar } from './TopBar.tsx';
import { Bars } from './table-actions/Bars.tsx';
import { useDecision } from './useDecision.ts';
import { type Look, useLook } from './useLook.ts';

const MatDialog = later(async () => (await import('./dialogs/MatDialog.tsx')).MatDialog);
const GameOver = later(async () => (await import('./over/GameOver.tsx')).GameOver);
const Business = later(async () => (await import('./table-actions/Business.tsx')).Business);

interface PlayingProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
  readonly actions: TableActions;
}

/** The screen of a table: prompt, board, players. */
export function Playing({ store, state, table, actions }: PlayingProps) {
  const app = useWords();
  const { kit, words, board, seats, pointed, onPoint } = useScene();
  const still = useStill();
  // A guide says itself how it ended.
  const guide = useGuide();
  const folds = useSettings(({ choices }) => choices === 'board');
  // Without a connection no earlier board can be asked for, so none is promised.
  const look = useLook(state, actions.link && state.link === 'open' ? store.lookUp : null, actions.at);
  const deciding = useDecision(store, state, table, look);
  const [opened, setOpened] = useState<Seat | null>(null);
  const { area, setDock, setBar, ...given } = useRooms(state, look);
  const turns = useTurns(look.log, look.view, state.acts, table.seats);
  const since = useSince(turns, state.eyes, look);
  const [unread, read] = useTold(store, state, table);

  const { position, eyes } = state;
  const { view, events } = look;
  if (!view) return null;
  // A chip that goes while it is pointed at leaves its move behind: what is no longer offered is not looked ahead to.
  const told = pointed && deciding.explain(pointed);
  const aimed = told ? pointed : null;
  const hint = told ? hintOf(told) : null;
  const base = { ...answersOf(deciding, store), view, seat: eyes, seats, events, say: words.say, still, pointed: aimed, onPoint, ...given };
  return (
    <div className="table" data-choices={folds ? 'board' : 'list'}>
      <TableBar {...{ state, actions }} view={playedView(state, look)}>
        <CoachButton store={store} state={state} table={table} />
      </TableBar>
      <Asked {...{ store, state, table, actions, deciding, hint, since }} onBar={setBar} />
      <Speaking {...{ store, state, table, look, turns }} savable={actions.document !== null} />
      <OwnTime seat={eyes} />
      <main ref={area} className="board-area" aria-label={app.text('board.label')}>
        <h2 className="unseen">{app.text('board.label')}</h2>
        <Guided>
          <Staged {...{ store, state, turns, since, events, unread }} board={<board.Board {...base} decision={deciding.lit} />} />
        </Guided>
        <OverBoard {...{ store, state, table, actions, look, since }} />
        <TableAhead table={table} view={playedView(state, look)} eyes={eyes} />
        {position?.over && look.at === null && !guide ? (
          <Late part="over">
            <GameOver {...{ table, actions }} {...ended(state)} headline={headlineOf(kit, words, view)} mat={base} onOpenMat={setOpened} />
          </Late>
        ) : null}
      </main>
      <Side
        {...{ table, view, turns, unread, folds }}
        mat={base}
        seat={eyes}
        waitingFor={position?.waitingFor ?? []}
        logBehind={look.logBehind}
        since={<LogTop table={actions.chat ? table.id : null} button={<SinceButton since={since} />} />}
        {...{ known: look.known, link: actions.link, at: look.at, past: look.at }}
        chat={actions.chat ? <Chat table={table} lines={state.chat} onSay={(text) => store.say(text)} onRead={read} /> : null}
        business={actions.chat ? inTime('business', <Business {...{ store, state, table, turns }} />) : null}
        onLook={look.lookAt}
        onNow={look.now}
        onOpenMat={setOpened}
        onDock={setDock}
      />
      {opened === null ? null : inTime('mat', <MatDialog mat={base} seat={opened} onClose={() => setOpened(null)} />)}
    </div>
  );
}

/** Tells of what waits for the reader here: moves that are forced, lines that are unread or unsent, turns. Returns how many lines are unread. */
function useTold(store: TableStore, state: TableState, table: TableView) {
  useForcedNotice(table.mine);
  const read = useUnread(store, table.id, state);
  useUnsaid(table.id, state.unsaid);
  useNotices(state, table, read[0]);
  return read;
}

/** What may still be on its way as it is to be shown. */
const inTime = (part: string, content: ReactNode) => <Late part={part}>{content}</Late>;

/** Where the board finds room outside of itself, and the view before the moves that are tried on it: until they are sent its map keeps its height. */
function useRooms({ plan }: TableState, { at }: Look) {
  const [dock, setDock] = useState<Element | null>(null);
  const [bar, setBar] = useState<Element | null>(null);
  const area = useRef<HTMLElement>(null);
  const isTrying = plan !== null && plan.steps.length > 0;
  useHeldMap(area, isTrying);
  return { area, dock, bar, rest: isTrying && at === null ? plan.base : null, setDock, setBar };
}

/** What the page of the end says of how the match came there. */
const ended = ({ acts, isCounted }: TableState) => ({ acts, isCounted });

/** The bars over the board, one below the other. */
function OverBoard({ look, since, ...bars }: PlayingProps & { readonly look: Look; readonly since: Since }) {
  return (
    <div className="bars">
      <Bars {...bars} />
      {look.at === null ? null : <LookingBack step={look.at} eyes={bars.state.eyes} since={since} onNow={look.now} />}
    </div>
  );
}

/** How far the match is: what is only tried does not begin the next round. */
const playedView = ({ position, eyes }: TableState, { at, view }: Look): State | null =>
  (at === null && position && seenBy(position, eyes)?.view) || view;

interface BarProps extends Pick<PlayingProps, 'state' | 'actions'> {
  readonly view: State | null;
  readonly children: ReactNode;
}

function TableBar({ state: { link }, view, actions, children }: BarProps) {
  // A lesson says itself what to do: it leaves out what is asked besides.
  const guide = useGuide();
  const app = useWords();
  const { kit, words } = useScene();
  const trouble = useLinkTrouble(link);
  return (
    <TopBar
      game={kit.game.name}
      title={words.text(`${kit.game.name}.title`)}
      headline={view ? headlineOf(kit, words, view) : ''}
      trouble={trouble && app.text(trouble)}
    >
      {guide ? null : children}
      {actions.document ? <SaveButton load={actions.document} /> : null}
    </TopBar>
  );
}

/** What a board is given to answer with. */
const answersOf = ({ canConfirm, choose: onMove, chooseAll: onMoves, chooseLast: onLast, ...deciding }: Deciding, store: TableStore) => ({
  decision: deciding.decision,
  explain: deciding.explain,
  whyNot: deciding.whyNot,
  whyClosed: deciding.whyClosed,
  lookAhead: deciding.lookAhead,
  onConfirm: canConfirm ? () => store.confirm() : null,
  onMove,
  onMoves,
  ...(onLast && { onLast }),
});
