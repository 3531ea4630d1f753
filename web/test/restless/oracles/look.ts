import type { Person, Tab } from '../people.ts';
import type { Random } from '../random.ts';
import type { Room } from '../room.ts';

/** One tab after an act. */
export interface Look {
  readonly room: Room;
  readonly person: Person;
  readonly tab: Tab;
  readonly random: Random;
}
