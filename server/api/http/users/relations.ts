import { fail, ok, type Result } from '@madang/kernel';
import { Note, OwnProgress, Problem, ProgressRequest, Relation, RelationRequest, TableId } from '@madang/wire';
import { z } from 'zod';
import { keepNote, noteOn, relate, relationsOf, unrelate } from '../../../features/profiles/marks.ts';
import { keepProgress, progressOf } from '../../../features/profiles/progress.ts';
import { mayView } from '../../../matches/model/serialize.ts';
import { findTable } from '../../../matches/model/table.ts';
import { perMinute } from '../app.ts';
import { answers, type Desk, withUser } from '../route-context.ts';

const Person = z.object({ person: z.string().max(64) });
const Table = z.object({ id: TableId });

/** An answer that says nothing but that it was done. */
const told = (kept: Result<void, Problem>): Result<Record<string, never>, Problem> => (kept.ok ? ok({}) : kept);

/** What people keep for themselves: friends, blocked people, notes on tables, and how far they have come. */
export function relationRoutes(desk: Desk): void {
  const { app, services } = desk;
  const about = { tags: ['users'], params: Person, response: answers };
  const noted = { tags: ['tables'], params: Table };
  const slowly = perMinute(desk.config.limits.newPerMinute);
  const listed = { tags: ['users'], response: { 200: z.array(Relation), '4xx': Problem } };
  app.get('/api/relations', { schema: listed }, (asked, reply) =>
    withUser(desk, asked, reply, async ({ person: { id } }) => ok(await relationsOf(services, id))),
  );
  app.put('/api/relations/:person', { ...slowly, schema: { ...about, body: RelationRequest } }, (asked, reply) =>
    withUser(desk, asked, reply, async ({ person: { id } }) => told(await relate(services, id, asked.params.person, asked.body.kind))),
  );
  app.delete('/api/relations/:person', { schema: about }, (asked, reply) =>
    withUser(desk, asked, reply, async ({ person: { id } }) => told(await unrelate(services, id, asked.params.person))),
  );
  app.get('/api/tables/:id/note', { schema: { ...noted, response: { 200: Note, '4xx': Problem } } }, (asked, reply) =>
    withUser(desk, asked, reply, async ({ person: { id } }) => ok(await noteOn(services, id, asked.params.id))),
  );
  app.put('/api/tables/:id/note', { schema: { ...noted, body: Note, response: answers } }, (asked, reply) =>
    withUser(desk, asked, reply, async ({ person: { id } }) => {
      const table = await findTable(services.storage.db, asked.params.id);
      const isSeen = table.ok && mayView(table.value, id, undefined);
      return isSeen ? told(await keepNote(services, id, asked.params.id, asked.body)) : fail({ code: 'no-table' });
    }),
  );
  const progressing = { tags: ['users'], response: { 200: OwnProgress, '4xx': Problem, 503: Problem } };
  app.get('/api/progress', { schema: progressing }, (asked, reply) =>
    withUser(desk, asked, reply, async ({ person: { id } }) => ok(await progressOf(services.storage.db, id))),
  );
  app.put('/api/progress', { ...slowly, schema: { ...progressing, body: ProgressRequest } }, (asked, reply) =>
    withUser(desk, asked, reply, ({ person: { id } }) => keepProgress(services, id, asked.body.progress)),
  );
}
