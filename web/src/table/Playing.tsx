import type { Explanation } from '@madang/board-kit';
import type { Seat, State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { OwnTime, useForcedNotice } from '../clock/SeatClock.tsx';
import { CoachButton } from '../coach/CoachButton.tsx';
import { useNotices, useUnread } from '../notice/useNotices.ts';
import type { TableState, TableStore } from '../play/table.ts';
import { headlineOf } from '../scene/headline.ts';
import { useScene } from '../scene/scene.tsx';
import { useStill } from '../settings/store.ts';
import { useWords } from '../words/useWords.tsx';
import type { TableActions } from './actions.ts';
import { Bars } from './business/Bars.tsx';
import { Business } from './business/Business.tsx';
import { PlanAside } from './business/Planned.tsx';
import { GameOver } from './dialogs/GameOver.tsx';
import { MatDialog } from './dialogs/MatDialog.tsx';
import { SaveButton } from './dialogs/SaveButton.tsx';
import { WhyDialog } from './dialogs/WhyDialog.tsx';
import { Guided } from './Guided.tsx';
import { useGuide } from './guide.ts';
import { type Choice, choiceOfKey, onlyChoice } from './prompt/choices.ts';
import { Prompt } from './prompt/Prompt.tsx';
import { promptOf } from './prompt/promptOf.ts';
import { readNext } from './prompt/reading.ts';
import { useFocusAfterChoice, useTableKeys } from './prompt/useTableKeys.ts';
import { Announced } from './side/Announced.tsx';
import { Chat } from './side/Chat.tsx';
import { sentenceOf } from './side/log.ts';
import { Side } from './side/Side.tsx';
import { type Since, useSince, useTurns } from './side/useTurns.ts';
import { TopBar } from './TopBar.tsx';
import { type Deciding, useDecision } from './useDecision.ts';
import { useLook } from './useLook.ts';

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
  const [unread, read] = useUnread(state.chat);
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
        <Bars store={store} state={state} table={table} actions={actions} />
        {look.at === null ? null : <LookingBack step={look.at} since={since} onNow={() => look.lookAt(null)} />}
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
        chat={actions.chat ? <Chat table={table.id} lines={state.chat} onSay={(text) => store.say(text)} onRead={read} /> : null}
        business={actions.chat ? <Business store={store} state={state} table={table} turns={turns} /> : null}
        onLook={look.lookAt}
        onOpenMat={setOpened}
        onDock={setDock}
      />
      {opened === null ? null : <MatDialog mat={base} seat={opened} onClose={() => setOpened(null)} />}
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
  return (
    <TopBar
      game={kit.game.name}
      title={words.text(`${kit.game.name}.title`)}
      headline={headlineOf(kit, words, view)}
      trouble={link === 'lost' ? app.text('link.lost') : link === 'connecting' ? app.text('link.connecting') : null}
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

interface LookingProps {
  readonly step: number;
  readonly since: Since;
  onNow(): void;
}

/** Says that the board shows an earlier step, with the way back; of the others' last turns also whose it was and what was done. */
function LookingBack({ step, since, onNow }: LookingProps) {
  const app = useWords();
  const turn = since.turns[since.at];
  return (
    <p className="looking">
      {turn && turn.by !== null ? <SeatMark seat={turn.by} size={20} /> : <Icon name="clock" />}
      <span className="looking-text">
        {turn ? app.text('log.sinceAt', { at: since.at + 1, count: since.turns.length, text: sentenceOf(turn) }) : app.text('log.looking', { step })}
      </span>
      {turn && since.at + 1 < since.turns.length ? (
        <button type="button" className="small primary" onClick={since.next} aria-keyshortcuts="n">
          {app.text('log.next')}
        </button>
      ) : null}
      <button type="button" className={turn ? 'small' : 'small primary'} onClick={onNow}>
        {app.text('log.now')}
      </button>
    </p>
  );
}

/** Begins to show the others' turns since one's own last one. */
function SinceButton({ since }: { readonly since: Since }) {
  const app = useWords();
  if (since.turns.length === 0) return null;
  return (
    <button type="button" className="small since" onClick={since.next} aria-keyshortcuts="n">
      <Icon name="play" />
      <span>{app.text('log.since', { count: since.turns.length })}</span>
      <span className="kbd" aria-hidden="true">
        n
      </span>
    </button>
  );
}
