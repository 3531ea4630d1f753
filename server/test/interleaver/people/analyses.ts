import { askForAnalysis } from '../../../features/analysis/request.ts';
import { mayView } from '../../../matches/model/serialize.ts';
import { type Answer, answerOf, type Client, refusedBy } from './client.ts';

/** Asks for the analysis of a match that is over, with what the route does around it (api/http). */
export const askToExplain = (me: Client, table: string): Promise<Answer> =>
  me.ask({
    what: 'ask for analysis',
    facts: { table },
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const live = await node.registry.open(table);
        if (!live || !mayView(live.record, person.id, undefined)) return refusedBy({ code: 'no-table' });
        return answerOf(await askForAnalysis(node.services, live, person.id));
      }),
  });
