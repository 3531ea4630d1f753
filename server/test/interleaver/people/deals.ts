import { startDeal } from '../../../features/daily/start.ts';
import { LIMITS } from '../machine/world.ts';
import { type Answer, type Client, refusedBy } from './client.ts';

/** Starts today's deal, or finds what was started; `given.table`: its table. */
export const openDeal = (me: Client): Promise<Answer> =>
  me.ask({
    what: 'start deal',
    again: true,
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const started = await startDeal(node.services, person, 'tiny', LIMITS.tables);
        if (started.ok) node.services.wake();
        return started.ok ? { answer: 'done', given: { table: started.value.table } } : refusedBy(started.problem);
      }),
  });
