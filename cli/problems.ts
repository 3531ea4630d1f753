import type { Argument } from '@madang/kernel';

/** What a user did wrong: a code with its figures; `cli.problem.<code>` puts it into words. */
export interface Problem {
  readonly code: string;
  readonly args: Readonly<Record<string, Argument>>;
}
