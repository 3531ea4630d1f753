import type { Person, Tab } from '../people.ts';
import type { Random } from '../random.ts';
import type { Room } from '../room.ts';
import { isAnswered } from './answered.ts';
import { isBounded } from './memory.ts';
import { seesTheSame } from './same-view.ts';
import { stands } from './stands.ts';

/** One tab after an act. */
export interface Look {
  readonly room: Room;
  readonly person: Person;
  readonly tab: Tab;
  readonly random: Random;
}

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
];
