import { addVacation, endVacation, setQuietHours } from '../../../features/vacation/change.ts';
import { type Answer, answerOf, type Client } from './client.ts';

// What a page asks about when its person rests (api/http/features).

/** Days of holidays that a year has. */
export const HOLIDAYS = 10;

/** From that minute of each day to that one, by UTC; null: no quiet hours. */
export const beQuiet = (me: Client, from: number | null): Promise<Answer> =>
  me.ask({
    what: 'quiet',
    facts: { from },
    work: (node) =>
      me.asSession(node, async ({ person }) =>
        answerOf(await setQuietHours(node.services, node.registry, person.id, from === null ? null : { from, to: (from + 480) % 1440, zone: 'UTC' })),
      ),
  });

/** Takes whole days off, both among them. */
export const takeDays = (me: Client, first: string, last: string): Promise<Answer> =>
  me.ask({
    what: 'take days',
    facts: { first, last },
    work: (node) =>
      me.asSession(node, async ({ person }) =>
        answerOf(await addVacation(node.services, node.registry, person.id, { first, last, zone: 'UTC' }, HOLIDAYS)),
      ),
  });

/** Takes the holiday back that begins with that day, which is to come. */
export const giveDaysBack = (me: Client, first: string): Promise<Answer> =>
  me.ask({
    what: 'give days back',
    facts: { first },
    work: (node) => me.asSession(node, async ({ person }) => answerOf(await endVacation(node.services, node.registry, person.id, Date.parse(first)))),
  });
