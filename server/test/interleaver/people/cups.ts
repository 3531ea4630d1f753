import { joinCup, leaveCup, makeCup } from '../../../features/tournaments/joining.ts';
import { findCup } from '../../../features/tournaments/tournament.ts';
import { LIMITS } from '../machine/world.ts';
import { type Answer, answerOf, type Client, refusedBy } from './client.ts';

// What a page asks of cups, with what the routes do around it (api/http/features/tournaments.ts).

/** Makes a cup for so many people at tables of two; `given.cup` is its id. */
export const openCup = (me: Client, people: number, rounds: number, playing: boolean): Promise<Answer> =>
  me.ask({
    what: 'make cup',
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const clock = { kind: 'days', days: 1, out: 'seat' } as const;
        const request = { name: 'Cup', game: 'tiny', options: { rounds: '1' }, seats: 2, people, rounds, playing, clock };
        const made = await makeCup(node.services, person, request, { most: LIMITS.cups, wait: 0 });
        return made.ok ? { answer: 'done', given: { cup: made.value } } : refusedBy(made.problem);
      }),
  });

export const enterCup = (me: Client, cup: string): Promise<Answer> =>
  me.ask({
    what: 'join cup',
    facts: { cup },
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const found = await findCup(node.services.storage.db, cup);
        if (!found.ok) return refusedBy(found.problem);
        const joined = await joinCup(node.services, found.value, person, { most: LIMITS.cups, wait: 0 });
        node.services.ended();
        return answerOf(joined);
      }),
  });

export const quitCup = (me: Client, cup: string): Promise<Answer> =>
  me.ask({
    what: 'leave cup',
    facts: { cup },
    work: (node) => me.asSession(node, async ({ person }) => answerOf(await leaveCup(node.services, cup, person.id))),
  });
