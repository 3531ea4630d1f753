import type { Task } from '../state.ts';

/** A game's tasks by name, each with the rule that it stands on: from this one table follow guards, prompts' rules and bots' judges. */
export interface Tasks<T extends Task> {
  /** True for the game's own tasks, which are all but the kernel's frames. */
  is(task: Task): task is T;
  /** The game's own task; throws for a frame. */
  own(task: Task): T;
  /** The rule that a task stands on; undefined for a frame. */
  ruleOf(task: Task): string | undefined;
}

/** The table of a game's tasks: task → rule. */
export function tasks<T extends Task>(game: string, rules: Readonly<Record<T['task'], string>>): Tasks<T> {
  const byName = new Map<string, string>(Object.entries(rules));
  const is = (task: Task): task is T => byName.has(task.task);
  return {
    is,
    own(task) {
      if (!is(task)) throw new Error(`${game} has no task '${task.task}'`);
      return task;
    },
    ruleOf: (task) => byName.get(task.task),
  };
}
