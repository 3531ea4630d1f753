import { MatchView, PlayRequest, Problem, TableId } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../core/services.ts';
import { enqueue, type LiveTable } from '../../../matches/broadcast/live.ts';
import type { Registry } from '../../../matches/broadcast/registry.ts';
import { reload, viewpointsOf } from '../../../matches/broadcast/reload.ts';
import { standingText } from '../../../matches/broadcast/views.ts';
import { executeCommand } from '../../../matches/commands/handle.ts';
import { refused } from '../../../matches/log/outcome.ts';
import { mayView } from '../../../matches/model/serialize.ts';
import type { App } from '../app.ts';
import { refuse } from '../problems.ts';
import { personOf } from '../session.ts';

const Id = z.object({ id: TableId });
const Invitation = z.object({ invitation: z.string().max(64).optional() });
const answers = { 200: MatchView, '4xx': Problem, 503: Problem };
const tags = ['tables'];

/** Where a match stands, or why nobody can say. */
type Standing = { readonly text: string } | { readonly problem: Problem };

/** The match as the eyes of this person see it now, as the text of a `MatchView`. */
const standingOf = (services: Services, live: LiveTable, person: string, invitation: string | undefined): Promise<Standing> =>
  enqueue(live, async () => {
    // No message of the bus may have reached this node yet.
    if (services.storage.shared) await reload(services, live);
    const { fold, record, obstacle } = live;
    if (!mayView(record, person, invitation)) return { problem: { code: 'no-table' } };
    if (obstacle) return { problem: obstacle };
    if (!fold) return { problem: { code: 'not-started' } };
    return { text: standingText(fold, viewpointsOf(record, person)) };
  });

/** Matches played by plain requests, for programs that keep no socket: the same commands with the same refusals. */
export function playRoutes(app: App, services: Services, registry: Registry): void {
  const show = async (reply: FastifyReply, live: LiveTable, person: string, invitation?: string) => {
    const standing = await standingOf(services, live, person, invitation);
    if ('problem' in standing) return refuse(reply, standing.problem);
    // Moves are written once for all; the schema would write them again for each request.
    return reply.type('application/json; charset=utf-8').send(standing.text);
  };
  const callerOf = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const person = await personOf(services, request);
    if (!person) return void (await reply.send(refuse(reply, { code: 'no-session' })));
    const live = await registry.open(id);
    if (!live) return void (await reply.send(refuse(reply, { code: 'no-table' })));
    return { person: person.id, live };
  };

  app.get('/api/tables/:id/view', { schema: { tags, params: Id, querystring: Invitation, response: answers } }, async (request, reply) => {
    const caller = await callerOf(request, reply, request.params.id);
    return caller ? show(reply, caller.live, caller.person, request.query.invitation) : reply;
  });

  app.post('/api/tables/:id/play', { schema: { tags, params: Id, body: PlayRequest, response: answers } }, async (request, reply) => {
    const caller = await callerOf(request, reply, request.params.id);
    if (!caller) return reply;
    const { live, person } = caller;
    const outcome = mayView(live.record, person, undefined)
      ? await executeCommand(services, live, { person }, request.body)
      : refused(undefined, 'no-table');
    if (outcome.done) return show(reply, live, person);
    const { problem, seq } = outcome;
    services.metrics.problems.inc({ code: problem.code });
    return refuse(reply, { ...problem, details: { ...problem.details, seq } });
  });
}
