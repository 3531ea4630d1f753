import type { Decision } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { TableView } from '@madang/wire';
import type { Scene } from '../../board-context/scene.tsx';
import { contain } from '../../faults/faults.ts';
import { isPostponed, type Plan, plannedView } from '../../play/plan.ts';
import type { TableState } from '../../play/table.ts';
import { explainProblem, refusalIn } from '../../words/problems.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

export interface PromptText {
  readonly text: string;
  readonly tone: 'mine' | 'waiting' | 'ready' | 'trouble';
  readonly hint: { readonly text: string; readonly rule: string | null } | null;
  /** What the tried moves come to; absent: nothing waits to be confirmed, or there is nothing to say. */
  readonly outcome?: Outcome | null;
  /** Nobody has anything to do any more. */
  readonly ended?: true;
}

/** What the prompt line says now, in words. `savable`: whether the reader can save the match. */
export function promptOf(app: Translator, scene: Scene, state: TableState, table: TableView, savable: boolean): PromptText {
  const { plan, sending, link, problem } = state;
  // What was sent has arrived: its outcome is being counted up.
  if (state.moment) return { text: scene.words.say(state.moment.title), tone: 'waiting', hint: null };
  if (sending) return { text: app.text(link === 'open' ? 'prompt.sending' : 'prompt.kept'), tone: 'waiting', hint: null };
  if (table.status === 'frozen') return { text: app.text(savable ? 'prompt.frozen' : 'problem.frozen'), tone: 'trouble', hint: null };
  const hint = problem ? { text: explainProblem(scene.words, problem), rule: refusalIn(problem)?.rule ?? null } : undoneHint(app, scene, state);
  const idle = idleText(app, state, table);
  if (idle !== null) return { ...idle, tone: 'waiting', hint };
  if (plan?.decision) return { text: askedIn(app, scene, plan, plan.decision), tone: problem ? 'trouble' : 'mine', hint };
  const ready = plan ? readyText(app, scene, plan) : undefined;
  return { ...(ready ?? { text: waitingText(app, scene, state), tone: 'waiting' }), hint };
}

/** Says that somebody undid a step, as long as nothing follows: the reader's turn may be gone by that. */
const undoneHint = (app: Translator, { seats }: Scene, { news, position }: TableState): PromptText['hint'] =>
  news?.kind === 'takenBack' && news.seq === position?.seq
    ? { text: app.text('notice.takenBack', { name: seats[news.by]?.name ?? '', count: news.steps }), rule: null }
    : null;

/** Why the reader has nothing to do; null: they may have. */
function idleText(app: Translator, { position, eyes }: TableState, { status, seats }: TableView): Pick<PromptText, 'text' | 'ended'> | null {
  if (status === 'abandoned') return { text: app.text('prompt.abandoned'), ended: true };
  if (position?.over) return { text: app.text('prompt.over'), ended: true };
  return eyes !== null && seats[eyes]?.standIn ? { text: app.text('prompt.botPlays') } : null;
}

/** What moves that are tried or planned wait for; undefined: there are none. */
function readyText(app: Translator, { kit, words }: Scene, plan: Plan): Omit<PromptText, 'hint'> | undefined {
  const { ahead, stage, steps } = plan;
  if (isPostponed(plan)) return { text: app.text('plan.postponed'), tone: 'waiting' };
  if (ahead) return { text: app.text(stage === 'hidden' ? 'plan.hidden' : 'plan.ready'), tone: 'ready' };
  if (steps.length === 0) return undefined;
  const outcome = outcomeOf(kit, words, plan);
  if (outcome?.careful === 'caution') return { text: app.text('prompt.careful'), tone: 'trouble', outcome };
  if (outcome?.careful === 'tip') return { text: app.text('prompt.tip'), tone: 'ready', outcome };
  return { text: app.text(stage === 'hidden' ? 'prompt.hidden' : 'prompt.ready'), tone: 'ready', outcome };
}

/** What is asked, in the game's words; without them that something is. It says of a turn to come that it is only planned. */
function askedIn(app: Translator, { kit, words }: Scene, plan: Plan, decision: Decision): string {
  const question = contain('prompt', () => words.say(kit.wording.prompt(plannedView(plan), decision)), app.text('prompt.choices'));
  return plan.ahead ? app.text('plan.asked', { count: plan.ahead.turns.length + 1, question }) : question;
}

function waitingText(app: Translator, { seats }: Scene, { position, eyes }: TableState): string {
  const names = app.list((position?.waitingFor ?? []).map((seat) => seats[seat]?.name ?? ''));
  if (names === '') return app.text('prompt.waiting');
  return app.text(position && eyes === null ? 'prompt.watching' : 'prompt.waitingFor', { names });
}
