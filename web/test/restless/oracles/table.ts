import { isAnswered } from './answered.ts';
import { explainsItself, isHeard } from './deaf.ts';
import type { Look } from './look.ts';
import { isBounded } from './memory.ts';
import { seesTheSame } from './same-view.ts';
import { stands } from './stands.ts';

/** What must hold after every act. */
interface Oracle {
  readonly name: string;
  /** Returns what is wrong, in words. */
  readonly check: (look: Look) => Promise<string | undefined>;
}

export const ORACLES: readonly Oracle[] = [
  { name: 'stands', check: stands },
  { name: 'unanswered', check: isAnswered },
  { name: 'view', check: seesTheSame },
  { name: 'memory', check: isBounded },
  { name: 'deaf', check: isHeard },
  { name: 'mute', check: explainsItself },
];
