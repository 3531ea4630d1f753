import type { Explanation } from '@madang/board-kit';
import type { TableView } from '@madang/wire';
import type { ReactNode } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';
import { useRest, useSay } from '../../assist/useSay.ts';
import { usePointing } from '../../board-context/pointing.tsx';
import { useScene } from '../../board-context/scene.tsx';
import type { Plan } from '../../play/plan.ts';
import type { TableState, TableStore } from '../../play/table.ts';
import { Late, later } from '../../reach/later.tsx';
import { useSettings } from '../../settings/store.ts';
import { MissingDialog } from '../../wait/MissingDialog.tsx';
import { useWords } from '../../words/useWords.tsx';
import type { TableActions } from '../actions.ts';
import { useGuide } from '../guide.ts';
import { goTo, walkAreas } from '../keys/areas.ts';
import type { TableKey } from '../keys/keys.ts';
import { readNext } from '../keys/reading.ts';
import { useFocusAfterChoice, useTableKeys } from '../keys/useTableKeys.ts';
import type { Since } from '../log/useTurns.ts';
import { Beside, PlanNotice } from '../plans/Beside.tsx';
import { PlanLeave } from '../plans/waiting.tsx';
import { useTurnGuard } from '../prompt/buttons/useTurnGuard.ts';
import { type Choice, choiceOfKey, onlyChoice } from '../prompt/choices.ts';
import type { Deciding } from '../prompt/deciding.ts';
import { Prompt } from '../prompt/Prompt.tsx';
import { type PromptText, promptOf } from '../prompt/promptOf.ts';
import { useMute } from '../stage/useSounds.ts';
import { Line } from './Line.tsx';
import { useChoiceList } from './useChoiceList.ts';

const WaitDialog = later(async () => (await import('../dialogs/WaitDialog.tsx')).WaitDialog);
const WhyDialog = later(async () => (await import('../dialogs/WhyDialog.tsx')).WhyDialog);

interface AskedProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
  readonly actions: TableActions;
  readonly deciding: Deciding;
  readonly since: Since;
  /** What others may take, where the bar that tells it lies behind a button. */
  readonly warnings: ReactNode;
  /** Is told where a board may put what is to be pressed next, in the bar under the thumb; null: there is none. */
  onBar(bar: Element | null): void;
}

/** What a choice that is pointed at says in the prompt. */
const hintOf = ({ label, forecast }: Explanation): PromptText['hint'] => ({ text: forecast ?? label, rule: null });

/** The question, its answers beside the board, and the keys that answer it. */
export function Asked(props: AskedProps) {
  const { store, state, table, actions, deciding } = props;
  const { plan } = state;
  const [explaining, setExplaining] = useState(false);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const filterField = useRef<HTMLInputElement>(null);
  const lists = useSettings((settings) => settings.choices) === 'list';
  const list = useChoiceList(filterField);
  useTurnGuard(store);
  useAnswerKeys(props, lists, {
    explain: () => setExplaining(true),
    find: () => (lists ? filterField.current?.focus() : list.find()),
  });
  useFocusAfterChoice(confirmButton, deciding.canConfirm);
  const shared = {
    plan,
    prompt: usePromptText(props),
    deciding,
    busy: state.sending !== null,
    notice: actions.chat ? <PlanNotice store={store} state={state} table={table} /> : null,
    aside: actions.chat ? <Beside store={store} state={state} table={table} isLeftElsewhere={!lists} /> : null,
    filterField,
    confirmButton,
    onConfirm: () => store.confirm(),
    onUndo: () => store.takeBack(),
    onExplain: () => setExplaining(true),
  };
  return (
    <>
      {lists ? (
        <Prompt {...shared} troubled={state.problem !== null} />
      ) : (
        <Line {...shared} leave={state.plan?.ahead ? <PlanLeave store={store} /> : null} list={list} warnings={props.warnings} onBar={props.onBar} />
      )}
      {explaining ? (
        <Late part="why" missing={<MissingDialog onClose={() => setExplaining(false)} />}>
          {plan && hasPart(plan) ? (
            <WhyDialog plan={plan} onClose={() => setExplaining(false)} />
          ) : (
            <WaitDialog state={state} text={shared.prompt.text} onClose={() => setExplaining(false)} />
          )}
        </Late>
      ) : null}
    </>
  );
}

/** Whether the reader has something to decide, or has tried something. */
const hasPart = ({ decision, steps }: Plan): boolean => decision !== null || steps.length > 0;

/** What is said: what a choice that is pointed at would do goes before what was wrong; a lesson says itself what to do. */
function usePromptText({ state, table, actions, deciding }: AskedProps): PromptText {
  const app = useWords();
  const scene = useScene();
  const guide = useGuide();
  const { pointed } = usePointing();
  const own = promptOf(app, scene, state, table, actions.document !== null);
  const prompt: PromptText = guide?.prompt && own.tone !== 'trouble' ? { text: guide.prompt, tone: 'waiting', hint: null } : own;
  const told = pointed && deciding.explain(pointed);
  return told ? { ...prompt, hint: hintOf(told) } : prompt;
}

/** Keys that answer the question, wherever the focus is. `lists`: the choices are listed; there the only one is taken before it is confirmed. */
function useAnswerKeys({ store, deciding, since }: AskedProps, lists: boolean, { explain, find }: { explain(): void; find(): void }): void {
  const { groups, canConfirm, canUndo } = deciding;
  const app = useWords();
  const say = useSay();
  const rest = useRest();
  const take = (choice: Choice | undefined): void => {
    if (choice) deciding.choose(choice.move);
  };
  const acts: Readonly<Record<Exclude<TableKey['action'], 'choose'>, () => void>> = {
    undo: () => canUndo && store.takeBack(),
    confirm: () => {
      if (canConfirm) store.confirm();
      else if (deciding.usual && !lists) deciding.takeUsual();
      else take(onlyChoice(groups));
    },
    explain,
    since: () => since.next(),
    filter: find,
    next: () => readNext(1),
    previous: () => readNext(-1),
    rest,
    sound: useMute(),
    areas: () => say(app.text('area.ask')),
    nextArea: () => walkAreas(1),
    previousArea: () => walkAreas(-1),
  };
  useTableKeys(
    (key) => (key.action === 'choose' ? take(choiceOfKey(groups, key.key)) : acts[key.action]()),
    (area) => {
      if (area === null || !goTo(area)) say(app.text('area.none'));
    },
  );
}
