import type { Place } from '../e2e/place.ts';
import type { Found } from './page/hand.ts';
import type { Person, Tab } from './people.ts';
import type { Random } from './random.ts';
import type { Screen } from './screens.ts';
import type { Trouble } from './watched.ts';

/** Where a run takes place: the server, and who is there. */
export interface Room {
  readonly place: Place;
  readonly game: string;
  readonly screen: Screen;
  readonly people: Person[];
}

/** One act of one person. */
export interface Turn {
  readonly room: Room;
  readonly person: Person;
  readonly tab: Tab;
  readonly random: Random;
  /** What the page offers, as it was looked at before the act. */
  readonly found: readonly Found[];
  /** What the act itself finds wrong. */
  readonly troubles: Trouble[];
}
