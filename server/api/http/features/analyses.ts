import { AnalysisView, Problem, TableId } from '@madang/wire';
import { z } from 'zod';
import type { Limits } from '../../../core/config.ts';
import type { Services } from '../../../core/services.ts';
import { analysable, analysisAt, askForAnalysis } from '../../../features/analysis/request.ts';
import type { LiveTable } from '../../../matches/broadcast/live.ts';
import type { Registry } from '../../../matches/broadcast/registry.ts';
import { mayReplay } from '../../../matches/model/serialize.ts';
import { findTable } from '../../../matches/model/table.ts';
import { type App, perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import { personOf } from '../session.ts';

const Id = z.object({ id: TableId });
const Invitation = z.object({ invitation: z.string().max(64).optional() });
const schema = { tags: ['tables'], params: Id, querystring: Invitation, response: { 200: AnalysisView, '4xx': Problem } };

/** Analyses of matches that are over: kept with the table, for whoever may see its replay. */
export function analysisRoutes(app: App, services: Services, registry: Registry, limits: Limits): void {
  const seen = async (id: string, person: string | null, invitation: string | undefined): Promise<LiveTable | undefined> => {
    const record = await findTable(services.storage.db, id);
    return record.ok && mayReplay(record.value, person, invitation, services.time.now()) ? registry.open(id) : undefined;
  };

  app.get('/api/tables/:id/analysis', { schema }, async (request, reply) => {
    const person = (await personOf(services, request))?.id ?? null;
    const live = await seen(request.params.id, person, request.query.invitation);
    if (!live) return refuse(reply, { code: 'no-table' });
    const match = await analysable(services, live);
    return match.ok ? analysisAt(services, live.record) : refuse(reply, match.problem);
  });

  const asking = perMinute(limits.newPerMinute);
  app.post('/api/tables/:id/analysis', { ...asking, schema }, async (request, reply) => {
    const person = await personOf(services, request);
    if (!person) return refuse(reply, { code: 'no-session' });
    const live = await seen(request.params.id, person.id, request.query.invitation);
    if (!live) return refuse(reply, { code: 'no-table' });
    const asked = await askForAnalysis(services, live, person.id);
    return asked.ok ? analysisAt(services, live.record) : refuse(reply, asked.problem);
  });
}
