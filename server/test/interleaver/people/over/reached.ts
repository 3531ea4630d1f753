import { keepProgress, progressOf } from '../../../../features/profiles/progress.ts';
import { achievementsOf } from '../../../../features/ratings/achievements.ts';
import { type Answer, type Client, refusedBy } from '../client.ts';

// What a page asks of what its person has reached, with what the routes do around it (api/http/users).

/** Looks at the own achievements; `given.list`: each with its table. */
export const lookAtReached = (me: Client): Promise<Answer> =>
  me.ask({
    what: 'achievements',
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const list = await achievementsOf(node.services, person.id);
        return { answer: 'done', given: { list: JSON.stringify(list.map(({ achievement, table }) => [achievement, table])) } };
      }),
  });

/** Grades by collection and item. */
export type Grades = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Sends what a device knows of, again until it is answered; `given.progress`: all that the server knows. */
export const sendProgress = (me: Client, grades: Grades): Promise<Answer> =>
  me.ask({
    what: 'send progress',
    facts: { progress: JSON.stringify(grades) },
    again: true,
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const kept = await keepProgress(node.services, person.id, structuredClone(grades));
        return kept.ok
          ? { answer: 'done', given: { person: kept.value.person, progress: JSON.stringify(kept.value.progress) } }
          : refusedBy(kept.problem);
      }),
  });

export const lookAtProgress = (me: Client): Promise<Answer> =>
  me.ask({
    what: 'progress',
    work: (node) =>
      me.asSession(node, async (session) => {
        const { person, progress } = await progressOf(node.services.storage.db, session.person.id);
        return { answer: 'done', given: { person, progress: JSON.stringify(progress) } };
      }),
  });
