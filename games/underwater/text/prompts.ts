import { type Decision, type Message, playerOf, type Task } from '@madang/kernel';
import { surplusOf } from '../rules/goods/cards.ts';
import type { UnderwaterMove } from '../rules/moves.ts';
import { swapAsked } from '../rules/production/phase.ts';
import type { Underwater, UnderwaterTask } from '../rules/state.ts';
import { TASKS } from '../rules/tasks.ts';
import { effectSentence, effectText } from './effects/index.ts';
import { say, titleIn } from './names.ts';

/** What a task asks of its seat. */
function ask(view: Underwater, task: UnderwaterTask): Message {
  switch (task.task) {
    case 'discard':
      return say('underwater.prompt.discard', { surplus: surplusOf(view, playerOf(view, task.seat)) });
    case 'slot':
    case 'card':
    case 'special':
    case 'look':
    case 'under':
    case 'contract':
    case 'buy':
    case 'exchange':
    case 'replace':
    case 'convert':
    case 'perform':
    case 'yield':
    case 'tile':
      return say(`underwater.prompt.${task.task}`);
    case 'price':
    case 'claim':
    case 'room':
      return say(`underwater.prompt.${task.task}`, { card: titleIn(view, playerOf(view, task.seat).played) });
    case 'last use':
      return say('underwater.prompt.last-use', { card: titleIn(view, playerOf(view, task.seat).discarded) });
    case 'produce':
      return say('underwater.prompt.produce', { card: titleIn(view, swapAsked(view, task)) });
    case 'pay':
      return say('underwater.prompt.pay', { effect: effectText(task.effect) });
    case 'advance':
    case 'build':
    case 'upgrade':
    case 'refresh':
      return say(`underwater.prompt.${task.task}`, { left: task.left });
    case 'gain choice':
      return say(`underwater.prompt.gain-${task.distinct ? 'different' : 'choice'}`, { left: task.left });
    case 'use action':
      return say('underwater.prompt.use-action', { left: task.left });
    case 'upgrade built':
      return say('underwater.prompt.upgrade-built');
    case 'upgrade price':
      return say('underwater.prompt.upgrade-price');
    default:
      return ofItself(task);
  }
}

/** The tasks in which nobody decides. */
type Silent =
  | 'round'
  | 'next turn'
  | 'action'
  | 'play'
  | 'used'
  | 'put away'
  | 'turn end'
  | 'deal'
  | 'round end'
  | 'feed'
  | 'era end'
  | 'new era'
  | 'score'
  | 'game end'
  | 'effect'
  | 'parts'
  | 'part'
  | 'alternative';

/** A task that resolves by itself asks nothing; the type says which those are, so that a new task is not forgotten. */
function ofItself(task: Extract<UnderwaterTask, { readonly task: Silent }>): never {
  throw new Error(`nobody decides in '${task.task}'`);
}

/** What the seat is asked, seen from its view. */
export const prompt = (view: Underwater, { task }: Decision<UnderwaterMove>): Message => ask(view, TASKS.own(task));

/** The rule that a decision stands on. */
export const ruleOf = (_view: Underwater, { task }: Decision<UnderwaterMove>): string | undefined => TASKS.ruleOf(task);

/** A part that waits among others, as a thing to do: what it does. */
export function taskText(_view: Underwater, task: Task): Message {
  const own = TASKS.own(task);
  if (own.task === 'part') {
    const deed = own.of[own.at];
    if (deed) return effectSentence(deed);
  }
  if (own.task === 'effect' || own.task === 'alternative') return effectSentence(own.deed);
  throw new Error(`'${own.task}' is no part that waits`);
}

/** Parts of one effect follow each other; alternatives exclude each other. */
export const follows = ({ task }: Task): boolean => task === 'part';
