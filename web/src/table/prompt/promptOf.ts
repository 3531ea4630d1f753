import type { Decision } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { TableView } from '@madang/wire';
import { contain } from '../../faults/faults.ts';
import { type Plan, plannedView } from '../../play/plan.ts';
import type { TableState } from '../../play/table.ts';
import type { Scene } from '../../scene/scene.tsx';
import { explainProblem, refusalIn } from '../../words/problems.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

export interface PromptText {
  readonly text: string;
  readonly tone: 'mine' | 'waiting' | 'ready' | 'trouble';
  readonly hint: { readonly text: string; readonly rule: string | null } | null;
  /** What the tried moves come to; absent: nothing waits to be confirmed, or there is nothing to say. */
  readonly outcome?: Outcome | null;
}

/** What the prompt line says now, in words. `savable`: whether the reader can save the match. */
export function promptOf(app: Translator, scene: Scene, state: TableState, table: TableView, savable: boolean): PromptText {
  const { plan, sending, link, problem, position, eyes } = state;
  const plain = (tone: PromptText['tone'], text: string): PromptText => ({ text, tone, hint: null });
  if (sending) return plain('waiting', app.text(link === 'open' ? 'prompt.sending' : 'prompt.kept'));
  if (table.status === 'frozen') return plain('trouble', app.text(savable ? 'prompt.frozen' : 'problem.frozen'));
  const hint = problem ? { text: explainProblem(scene.words, problem), rule: refusalIn(problem)?.rule ?? null } : null;
  if (table.status === 'abandoned') return { text: app.text('prompt.abandoned'), tone: 'waiting', hint };
  if (position?.over) return { text: app.text('prompt.over'), tone: 'waiting', hint };
  if (eyes !== null && table.seats[eyes]?.standIn) return { text: app.text('prompt.botPlays'), tone: 'waiting', hint };
  if (plan?.decision) return { text: askedIn(app, scene, plan, plan.decision), tone: problem ? 'trouble' : 'mine', hint };
  if (plan?.ahead) return { text: app.text(plan.stage === 'hidden' ? 'plan.hidden' : 'plan.ready'), tone: 'ready', hint };
  if (plan && plan.steps.length > 0) {
    const outcome = outcomeOf(scene.kit, scene.words, plan);
    if (outcome?.careful) return { text: app.text('prompt.careful'), tone: 'trouble', hint, outcome };
    return { text: app.text(plan.stage === 'hidden' ? 'prompt.hidden' : 'prompt.ready'), tone: 'ready', hint, outcome };
  }
  return { text: waitingText(app, scene, state), tone: 'waiting', hint };
}

/** What is asked, in the game's words; without them that something is. */
const askedIn = (app: Translator, { kit, words }: Scene, plan: Plan, decision: Decision): string =>
  contain('prompt', () => words.say(kit.wording.prompt(plannedView(plan), decision)), app.text('prompt.choices'));

function waitingText(app: Translator, { seats }: Scene, { position }: TableState): string {
  const names = (position?.waitingFor ?? []).map((seat) => seats[seat]?.name ?? '');
  return names.length === 0 ? app.text('prompt.waiting') : app.text('prompt.waitingFor', { names: names.join(', ') });
}
