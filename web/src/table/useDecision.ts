import { type Decision, isAside, type Move, type State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { headlineOf } from '../board-context/headline.ts';
import { useScene } from '../board-context/scene.tsx';
import { useAct } from '../board-context/steady.ts';
import { refuserOf } from '../board-context/why-not.ts';
import { contain } from '../faults/faults.ts';
import { isPostponed, type Plan, planMoves, plannedView, turnsOf } from '../play/plan.ts';
import { seenBy } from '../play/position.ts';
import { hasRevealed } from '../play/state.ts';
import type { TableState, TableStore } from '../play/table.ts';
import type { Confirm } from '../settings/settings.ts';
import { useSettings } from '../settings/store.ts';
import { type Guide, useGuide } from './guide.ts';
import { arrange, type Beside, type ChoiceGroup, onlyChoice } from './prompt/choices.ts';
import type { Deciding } from './prompt/deciding.ts';
import { explainer } from './prompt/explain.ts';
import { isRisky } from './prompt/outcome.ts';
import type { Look } from './useLook.ts';

const nothing = (): null => null;

/** The decision of the seat whose eyes are on the screen. */
export function useDecision(store: TableStore, state: TableState, table: TableView, { view, asked: open }: Look): Deciding {
  const { kit, words } = useScene();
  const confirmMode = useSettings((settings) => settings.confirm);
  const [filter, setFilter] = useState('');
  const { plan, eyes, sending } = state;
  const standIn = eyes === null ? null : (table.seats[eyes]?.standIn ?? null);
  const mayAct = table.status === 'running' && standIn === null;
  const held = sending !== null || !mayAct;
  const decision = held ? null : open;
  const explain = useMemo(() => (view ? explainer(kit, words, view, eyes, decision) : nothing), [kit, words, view, eyes, decision]);
  const refused = useMemo(() => (view ? refuserOf(kit, words, view, decision) : null), [kit, words, view, decision]);
  const guide = useGuide();
  const lit = useLit(decision);
  const asked = lit ? decision : null;
  // What gives something up for nothing waits to be confirmed, also where each choice is sent at once.
  const confirmOf = (moves: readonly Move[]): Confirm => (isRisky(kit, plan, moves) ? 'turn' : confirmMode);
  const beside = useBeside(view, asked);
  const choices = useMemo(() => arrange(asked?.moves ?? [], explain, '', beside), [asked, explain, beside]);
  const groups = useMemo(
    () => (filter === '' ? choices : arrange(asked?.moves ?? [], explain, filter, beside)),
    [choices, asked, explain, filter, beside],
  );
  const isComplete = mayAct && canBeSent(plan) && !(plan?.ahead && table.clock?.kind === 'live');
  const onBoard = useMemo(() => withoutBeside(lit, beside), [lit, beside]);
  const chooseLast = useLast(store, plan, confirmOf);
  const [usual, ending] = useUsual(plan, view, chooseLast && asked, choices);
  return {
    decision,
    lit: onBoard,
    choices,
    groups,
    filter,
    isComplete,
    canConfirm: isComplete && !held,
    usual,
    ending,
    canUndo: !held && hasToTakeBack(state) && (guide?.mayUndo?.(state) ?? true),
    hasRevealed: hasRevealed(state),
    explain,
    whyNot: refused?.ofFields ?? nothing,
    whyClosed: refused?.ofAny ?? nothing,
    onFilter: setFilter,
    choose: useAct((move: Move) => {
      setFilter('');
      store.choose(move, confirmOf([move]));
    }),
    chooseAll: useAct((moves: readonly Move[]) => {
      setFilter('');
      store.chooseAll(moves, confirmOf(moves));
    }),
    chooseLast,
    chooseInstead: useInstead(store, confirmOf),
    takeUsual: () => usual && chooseLast?.(usual),
    lookAhead: useAhead(decision === null ? null : plan),
  };
}

/** Whether a turn, or what is planned, has all that it needs. */
const canBeSent = (plan: Plan | null): boolean =>
  plan !== null && (plan.ahead ? !isPostponed(plan) && turnsOf(plan).length > 0 : plan.steps.length > 0 && plan.stage !== 'open');

/**
 * First the only answer, or the one that is nearly always given, which Confirm takes along; not what begins only after what is tried, as a round
 * after the setup. Second that one: it confirms when it is pressed itself. Null: none.
 */
function useUsual(
  plan: Plan | null,
  view: State | null,
  asked: Decision | null,
  choices: readonly ChoiceGroup[],
): readonly [Move | null, Move | null] {
  const { kit, words } = useScene();
  return useMemo(() => {
    if (!view || !asked) return [null, null];
    const begun = plan === null || plan.steps.length === 0 || headlineOf(kit, words, plan.base) === headlineOf(kit, words, view);
    const often = contain('usual', () => kit.wording.usual?.(view, asked), undefined);
    const safe = (move: Move | undefined): Move | null => (move && !isRisky(kit, plan, [move]) ? move : null);
    return [safe(onlyChoice(choices)?.move ?? (begun ? often : undefined)), begun ? null : safe(often)];
  }, [kit, words, plan, view, asked, choices]);
}

/** Takes tried moves back and makes others. Not where somebody teaches. */
function useInstead(store: TableStore, confirmOf: (moves: readonly Move[]) => Confirm): Deciding['chooseInstead'] {
  const guide = useGuide();
  const choose = useAct((moves: readonly Move[], test: (move: Move) => boolean) => {
    const { steps = [] } = store.getState().plan ?? {};
    const kept = steps.findLastIndex(({ move }) => !test(move)) + 1;
    for (let back = steps.length; back > kept; back--) store.takeBack();
    store.chooseAll(moves, confirmOf(moves));
  });
  return guide ? null : choose;
}

/** Answers and confirms what is complete then. Not where somebody teaches or plans ahead, nor what gives something up for nothing. */
function useLast(store: TableStore, plan: Plan | null, confirmOf: (moves: readonly Move[]) => Confirm): Deciding['chooseLast'] {
  const { kit } = useScene();
  const guide = useGuide();
  const choose = useAct((move: Move) => {
    if (!plan) return;
    store.choose(move, confirmOf([move]));
    if (!isRisky(kit, plan, [move]) && store.getState().plan?.stage !== 'open') store.confirm();
  });
  return guide || !plan || plan.ahead ? null : choose;
}

/** Finds the moves of a decision that may be made beside the one that is asked. */
function useBeside(view: State | null, decision: Decision | null): Beside {
  const { kit, words } = useScene();
  return useMemo(() => {
    const has = (move: Move): boolean => view !== null && decision !== null && isAside(kit.game, view, decision.task, move);
    return { caption: words.text('prompt.beside'), has };
  }, [kit, words, view, decision]);
}

/** What the board lights: what is asked, and what may be done beside it only where there is nothing else. The list has all. */
function withoutBeside(lit: Decision | null, beside: Beside): Decision | null {
  const asked = lit?.moves.filter((move) => !beside.has(move)) ?? [];
  return !lit || asked.length === 0 || asked.length === lit.moves.length ? lit : { ...lit, moves: asked };
}

/** Looks ahead on a plan; null: not now. */
function useAhead(plan: Plan | null): Deciding['lookAhead'] {
  const { kit, words } = useScene();
  const guide = useGuide();
  return useCallback(
    (moves) => {
      if (guide && !moves.every((move, i) => guide.lit([move], i).length > 0)) return null;
      const tried = plan && planMoves(kit.game, plan, moves);
      if (!tried || tried.stage === 'hidden' || tried.steps.length !== plan.steps.length + moves.length) return null;
      const view = plannedView(tried);
      const explain = explainer(kit, words, view, plan.seat, tried.decision);
      return { view, decision: litOf(guide, tried.decision, moves.length), explain };
    },
    [kit, words, plan, guide],
  );
}

/** The decision with the answers that the board is to light; null: none of them. */
function useLit(decision: Decision | null): Decision | null {
  const guide = useGuide();
  return useMemo(() => litOf(guide, decision, 0), [guide, decision]);
}

/** What is to be answered of a decision that comes after so many moves. */
function litOf(guide: Guide | null, decision: Decision | null, after: number): Decision | null {
  if (!guide || !decision) return decision;
  const moves = guide.lit(decision.moves, after);
  return moves.length > 0 ? { ...decision, moves } : null;
}

/** A tried move, or else the last step of the match if it was these eyes' own. */
function hasToTakeBack({ plan, position, eyes }: TableState): boolean {
  if (!position || position.over) return false;
  if (plan && (plan.ahead || plan.steps.length > 0)) return true;
  return eyes !== null && seenBy(position, eyes)?.log.at(-1)?.by === eyes;
}
