import { ask } from '../ask.ts';
import type { Glance } from '../page/facts.ts';
import { inHand, type Person, type Tab } from '../people.ts';
import type { Random } from '../random.ts';
import type { Room } from '../room.ts';

/** One tab after an act. */
export interface Look {
  readonly room: Room;
  readonly person: Person;
  readonly tab: Tab;
  readonly random: Random;
  readonly glance: Glance;
}

/** A page that is about to be another shows nothing. */
const NOTHING: Glance = { broken: null, forgotten: [], awaited: [], table: null };

/** Looks at the tab that a person has in hand. */
export async function lookAt(room: Room, person: Person, random: Random): Promise<Look> {
  const tab = inHand(person);
  const glance = await ask(() => tab.page.evaluate(() => globalThis.restlessFacts.glance()), NOTHING);
  return { room, person, tab, random, glance };
}
