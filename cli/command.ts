import type { Language, Result } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { Form, Typed } from './arguments.ts';
import type { Problem } from './problems.ts';
import type { Terminal } from './terminal.ts';

/** What a command works with. */
export interface Context {
  readonly terminal: Terminal;
  readonly language: Language;
  /** The command line's own texts in that language. */
  readonly texts: Translator;
}

/** Exit codes. */
export const DONE = 0;
export const FAILED = 1;
export const MISUSED = 2;

/** A command of `madang`. Its result is an exit code, or what was wrong with its arguments. */
export interface Command {
  readonly form: Form;
  /** How many words (a game, a file) must follow the command. */
  readonly words: number;
  /** How many may; absent: no more. */
  readonly most?: number;
  run(typed: Typed, context: Context): Promise<Result<number, Problem>>;
}
