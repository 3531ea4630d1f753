import type { Explanation } from '@madang/board-kit';
import type { Seat, State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { type ReactNode, useRef, useState } from 'react';
import { OwnTime, useForcedNotice } from '../clock/SeatClock.tsx';
import { CoachButton } from '../coach/CoachButton.tsx';
import { useNotices } from '../notice/useNotices.ts';
import type { TableState, TableStore } from '../play/table.ts';
import { headlineOf } from '../scene/headline.ts';
import { useScene } from '../scene/scene.tsx';
import { useStill } from '../settings/store.ts';
import { useLinkTrouble } from '../wait/useStanding.ts';
import { useWords } from '../words/useWords.tsx';
import type { TableActions } from './actions.ts';
import { Bars } from './business/Bars.tsx';
import { Business } from './business/Business.tsx';
import { PlanAside, PlanNotice } from './business/Planned.tsx';
import { Chat } from './chat/Chat.tsx';
import { useUnread, useUnsaid } from './chat/useUnread.ts';
import { GameOver } from './dialogs/GameOver.tsx';
import { MatDialog } from './dialogs/MatDialog.tsx';
import { SaveButton } from './dialogs/SaveButton.tsx';
import { WhyDialog } from './dialogs/WhyDialog.tsx';
import { Guided } from './Guided.tsx';
import { useGuide } from './guide.ts';
import { type Choice, choiceOfKey, onlyChoice } from './prompt/choices.ts';
import type { Deciding } from './prompt/deciding.ts';
import { Prompt } from './prompt/Prompt.tsx';
import { promptOf } from './prompt/promptOf.ts';
import { readNext } from './prompt/reading.ts';
import { useFocusAfterChoice, useTableKeys } from './prompt/useTableKeys.ts';
import { Announced } from './side/Announced.tsx';
import { LookingBack, SinceButton } from './side/LookingBack.tsx';
import { Side } from './side/Side.tsx';
import { type Since, useSince, useTurns } from './side/useTurns.ts';
import { TopBar } from './TopBar.tsx';
import { useDecision } from './useDecision.ts';
import { type Look, useLook } from './useLook.ts';

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
  const look = useLook(state);
  const deciding = useDecision(store, state, table, look);
  const [opened, setOpened] = useState<Seat | null>(null);
  const [dock, setDock] = useState<Element | null>(null);
  useForcedNotice(table.mine);
  const turns = useTurns(look.log, look.view, state.acts);
  const since = useSince(turns, state.eyes, look);
  const [unread, read] = useUnread(store, table.id, state);
  useUnsaid(table.id, state.unsaid);
  useNotices(state, table, unread);

  const { position, eyes } = state;
  const { view, events } = look;
  const { explain } = deciding;
  if (!view) return null;
  // A chip that goes while it is pointed at leaves its move behind: what is no longer offered is not looked ahead to.
  const told = pointed && explain(pointed);
  const aimed = told ? pointed : null;
  const hint = told ? hintOf(told) : null;
  const base = { ...answersOf(deciding), view, seat: eyes, seats, events, say: words.say, still, pointed: aimed, onPoint, dock };
  return (
    <div className="table">
      <TableBar state={state} view={view} actions={actions}>
        <CoachButton store={store} state={state} table={table} />
      </TableBar>
      <Asked {...{ store, state, table, actions, deciding, hint, since }} />
      <Announced turns={turns} eyes={eyes} waitingFor={position?.waitingFor ?? []} />
      <OwnTime seat={eyes} />
      <main className="board-area" aria-label={app.text('board.label')}>
        <h2 className="unseen">{app.text('board.label')}</h2>
        <Guided>
          <board.Board {...base} decision={deciding.lit} />
        </Guided>
        <OverBoard {...{ store, state, table, actions, look, since }} />
        {position?.over && look.at === null ? (
          <GameOver table={table} acts={state.acts} actions={actions} headline={headlineOf(kit, words, view)} />
        ) : null}
      </main>
      <Side
        {...{ table, view, turns, unread }}
        mat={base}
        seat={eyes}
        waitingFor={position?.waitingFor ?? []}
        logBehind={look.logBehind}
        since={<SinceButton since={since} />}
        known={look.known}
        at={look.at}
        past={look.at}
        chat={actions.chat ? <Chat table={table} lines={state.chat} onSay={(text) => store.say(text)} onRead={read} /> : null}
        business={actions.chat ? <Business store={store} state={state} table={table} turns={turns} /> : null}
        onLook={look.lookAt}
        onOpenMat={setOpened}
        onDock={setDock}
      />
      {opened === null ? null : <MatDialog mat={base} seat={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** The bars over the board, one below the other. */
function OverBoard({ look, since, ...bars }: PlayingProps & { readonly look: Look; readonly since: Since }) {
  return (
    <div className="bars">
      <Bars {...bars} />
      {look.at === null ? null : <LookingBack step={look.at} since={since} onNow={() => look.lookAt(null)} />}
    </div>
  );
}

interface BarProps extends Pick<PlayingProps, 'state' | 'actions'> {
  readonly view: State;
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
      headline={headlineOf(kit, words, view)}
      trouble={trouble && app.text(trouble)}
    >
      {guide ? null : children}
      {actions.document ? <SaveButton load={actions.document} /> : null}
    </TopBar>
  );
}

/** What a board is given to answer with. */
const answersOf = ({ decision, explain, whyNot, whyClosed, lookAhead, choose: onMove, chooseAll: onMoves }: Deciding) => ({
  decision,
  explain,
  whyNot,
  whyClosed,
  lookAhead,
  onMove,
  onMoves,
});

const hintOf = ({ label, forecast, rule }: Explanation) => ({ text: forecast ?? label, rule });

interface AskedProps extends PlayingProps {
  readonly deciding: Deciding;
  /** What the choice that is pointed at would do; null: none is. */
  readonly hint: ReturnType<typeof hintOf> | null;
  readonly since: Since;
}

/** The prompt, and the keys that answer it. */
function Asked({ store, state, table, actions, deciding, hint, since }: AskedProps) {
  const app = useWords();
  const scene = useScene();
  const [explaining, setExplaining] = useState(false);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const filterField = useRef<HTMLInputElement>(null);
  const { groups, canConfirm, canUndo } = deciding;
  const take = (choice: Choice | undefined): void => {
    if (choice) deciding.choose(choice.move);
  };
  useTableKeys((key) => {
    switch (key.action) {
      case 'choose':
        return take(choiceOfKey(groups, key.key));
      case 'undo':
        return canUndo ? store.takeBack() : undefined;
      case 'confirm':
        return canConfirm ? store.confirm() : take(onlyChoice(groups));
      case 'explain':
        return setExplaining(true);
      case 'since':
        return since.next();
      case 'filter':
        return filterField.current?.focus();
      case 'next':
        return readNext(1);
      case 'previous':
        return readNext(-1);
    }
  });
  useFocusAfterChoice(confirmButton, canConfirm);
  const guide = useGuide();
  const own = promptOf(app, scene, state, table, actions.document !== null);
  const prompt = guide?.prompt && own.tone !== 'trouble' ? { text: guide.prompt, tone: 'waiting' as const, hint: null } : own;
  return (
    <>
      <Prompt
        plan={state.plan}
        prompt={hint ? { ...prompt, hint } : prompt}
        deciding={deciding}
        troubled={state.problem !== null}
        busy={state.sending !== null}
        notice={actions.chat ? <PlanNotice store={store} state={state} table={table} /> : null}
        aside={actions.chat ? <PlanAside store={store} state={state} table={table} /> : null}
        filterField={filterField}
        confirmButton={confirmButton}
        onConfirm={() => store.confirm()}
        onUndo={() => store.takeBack()}
        onExplain={() => setExplaining(true)}
      />
      {explaining && state.plan ? <WhyDialog plan={state.plan} onClose={() => setExplaining(false)} /> : null}
    </>
  );
}
