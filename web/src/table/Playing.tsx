import type { Move, Seat } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { OwnTime, useForcedNotice } from '../clock/SeatClock.tsx';
import { seenBy } from '../play/position.ts';
import { shownView, type TableState, type TableStore } from '../play/table.ts';
import { useSettings, useStill } from '../settings/store.ts';
import { useWords } from '../words/useWords.tsx';
import type { TableActions } from './actions.ts';
import { Chat } from './Chat.tsx';
import { arrange, choiceOfKey, onlyChoice } from './choices.ts';
import { explainer } from './explain.ts';
import { GameOver } from './GameOver.tsx';
import { pressedOn, readKey } from './keys.ts';
import { MatDialog } from './MatDialog.tsx';
import { Prompt } from './Prompt.tsx';
import { promptOf } from './promptOf.ts';
import { SaveButton } from './SaveButton.tsx';
import { Side } from './Side.tsx';
import { NO_EVENTS, useScene } from './scene.tsx';
import { TopBar } from './TopBar.tsx';
import { WhyDialog } from './WhyDialog.tsx';

interface PlayingProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
  readonly actions: TableActions;
}

/** From this many choices on they need the room of the hint; from that many on a filter helps. */
const MANY = 9;
const FILTERED = 19;

/** The screen of a table: prompt, board, players. */
export function Playing({ store, state, table, actions }: PlayingProps) {
  const app = useWords();
  const scene = useScene();
  const still = useStill();
  const confirmMode = useSettings((settings) => settings.confirm);
  const { kit, words, board, seats, pointed, onPoint } = scene;
  const { plan, position, eyes, sending, link } = state;
  const [filter, setFilter] = useState('');
  const [explaining, setExplaining] = useState(false);
  const [opened, setOpened] = useState<Seat | null>(null);
  const [look, setLook] = useState<number | null>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const filterField = useRef<HTMLInputElement>(null);

  const seen = position ? seenBy(position, eyes) : undefined;
  const past = look === null ? undefined : seen?.past.get(look);
  const view = past ?? shownView(state);
  const frozen = table.status === 'frozen';
  const decision = past || sending || frozen ? null : (plan?.decision ?? null);
  const explain = useMemo(
    () => (view ? explainer(kit, words, view, eyes, decision) : () => ({ label: '', forecast: null, rule: null })),
    [kit, words, view, eyes, decision],
  );
  const groups = useMemo(() => arrange(decision?.moves ?? [], explain, filter), [decision, explain, filter]);
  const events = past ? NO_EVENTS : (plan?.steps.at(-1)?.told ?? seen?.events ?? NO_EVENTS);
  const deferredLog = useDeferredValue(seen?.log ?? []);

  const canConfirm = plan !== null && plan.steps.length > 0 && plan.stage !== 'open' && !sending && !frozen;
  const over = position?.over === true;
  const canUndo = !sending && !frozen && !over && (plan?.steps.length ? true : (seen?.log.at(-1)?.by ?? null) === eyes && eyes !== null);
  const choose = (move: Move): void => {
    setFilter('');
    store.choose(move, confirmMode);
  };
  useTableKeys((key) => {
    switch (key.action) {
      case 'choose': {
        const chosen = choiceOfKey(groups, key.key);
        if (chosen) choose(chosen.move);
        return;
      }
      case 'undo':
        if (canUndo) store.takeBack();
        return;
      case 'confirm': {
        const only = onlyChoice(groups);
        if (canConfirm) store.confirm();
        else if (only) choose(only.move);
        return;
      }
      case 'explain':
        setExplaining(true);
        return;
      case 'filter':
        filterField.current?.focus();
        return;
    }
  });
  useFocusAfterChoice(confirmButton, canConfirm);
  useForcedNotice(table.mine);

  if (!view || !seen) return null;
  const prompt = promptOf(app, scene, state, table, actions.document !== null);
  // A chip that goes while it is pointed at leaves its move behind: what is no longer offered is not looked ahead to.
  const aimed = pointed && decision?.moves.includes(pointed) ? pointed : null;
  const shown = aimed ? explain(aimed) : null;
  const base = { view, seat: eyes, seats, decision, onMove: choose, events, say: words.say, explain, still, pointed: aimed, onPoint };
  return (
    <div className="table">
      <TopBar
        game={kit.game.name}
        title={words.text(`${kit.game.name}.title`)}
        headline={words.say(kit.wording.headline(view))}
        trouble={link === 'lost' ? app.text('link.lost') : link === 'connecting' ? app.text('link.connecting') : null}
      >
        {actions.document ? <SaveButton load={actions.document} /> : null}
      </TopBar>
      <Prompt
        plan={plan}
        text={prompt.text}
        tone={prompt.tone}
        hint={shown ? { text: shown.forecast ?? shown.label, rule: shown.rule } : prompt.hint}
        groups={groups}
        many={(decision?.moves.length ?? 0) >= MANY && state.problem === null}
        filtered={(decision?.moves.length ?? 0) >= FILTERED}
        filter={filter}
        filterField={filterField}
        busy={sending !== null}
        canConfirm={canConfirm}
        canUndo={canUndo}
        confirmButton={confirmButton}
        onFilter={setFilter}
        onChoose={choose}
        onConfirm={() => store.confirm()}
        onUndo={() => store.takeBack()}
        onExplain={() => setExplaining(true)}
      />
      <OwnTime seat={eyes} />
      <main className="board-area" aria-label={app.text('board.label')}>
        <h2 className="unseen">{app.text('board.label')}</h2>
        <board.Board {...base} />
        {past ? (
          <p className="looking">
            <Icon name="clock" />
            {app.text('log.looking', { step: look ?? 0 })}
            <button type="button" className="small primary" onClick={() => setLook(null)}>
              {app.text('log.now')}
            </button>
          </p>
        ) : null}
        {over && !past ? <GameOver table={table} actions={actions} /> : null}
      </main>
      <Side
        mat={base}
        table={table}
        view={view}
        seat={eyes}
        waitingFor={position?.waitingFor ?? []}
        log={deferredLog}
        known={(seq) => seen.past.has(seq)}
        at={look}
        chat={actions.chat ? <Chat lines={state.chat} onSay={(text) => store.say(text)} /> : null}
        onLook={setLook}
        onOpenMat={setOpened}
      />
      {opened === null ? null : <MatDialog mat={base} seat={opened} onClose={() => setOpened(null)} />}
      {explaining && plan ? <WhyDialog plan={plan} onClose={() => setExplaining(false)} /> : null}
    </div>
  );
}

/** Hears the table's keys wherever the focus is, except while somebody writes. */
function useTableKeys(act: (key: NonNullable<ReturnType<typeof readKey>>) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = readKey(event, pressedOn(event.target));
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A chip that is pressed goes away and takes the focus with it; it goes to the confirm button when the turn is ready. */
function useFocusAfterChoice(button: { readonly current: HTMLButtonElement | null }, ready: boolean): void {
  useEffect(() => {
    if (ready && (document.activeElement === document.body || document.activeElement === null)) button.current?.focus({ preventScroll: true });
  }, [button, ready]);
}
