import { ok } from '@madang/kernel';
import { CalendarView, NewCalendar, Problem } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { turnCalendar } from '../../../features/sharing/calendar.ts';
import { calendarSince, makeCalendar, ownerOfCalendar, removeCalendar } from '../../../features/sharing/calendars.ts';
import { siteOf } from '../../../features/sharing/site.ts';
import { perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import { answers, type Desk, withUser } from '../route-context.ts';

const tags = ['account'];
/** Requests of one address in a minute: programs ask a few times an hour, those of a house together. */
const MOST = 60;
/** The secret of an address, which ends as calendar programs want it. */
const File = z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) });
/** RFC 5545. */
const Calendar = z.string();

/** A calendar of one's turns, by a secret address: made, revoked, and read by calendar programs. */
export function calendarRoutes(desk: Desk): void {
  const { app, services, config } = desk;
  const site = siteOf(config);
  const path = '/api/account/calendar';

  type Action<T> = Parameters<typeof withUser<T>>[3];
  const own =
    <T>(action: Action<T>) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      withUser(desk, request, reply, action);

  const since = own(async ({ person }) => ok({ since: await calendarSince(services, person.id) }));
  app.get(path, { schema: { tags, response: { 200: CalendarView, '4xx': Problem } } }, since);

  app.post(
    path,
    { ...perMinute(config.limits.signInsPerMinute), schema: { tags, response: { 200: NewCalendar, '4xx': Problem, 503: Problem } } },
    (request, reply) => own((session) => makeCalendar(services, session, (file) => site.address(`/calendar/${file}`, request)))(request, reply),
  );

  app.delete(
    path,
    { schema: { tags, response: answers } },
    own(({ person }) => removeCalendar(services, person.id)),
  );

  const reading = { ...perMinute(MOST), schema: { tags, params: File, response: { 200: Calendar, '4xx': Problem } } };
  app.get('/calendar/:file', reading, async (request, reply) => {
    const owner = await ownerOfCalendar(services, request.params.file.slice(0, -'.ics'.length));
    if (!owner) return refuse(reply, { code: 'not-found' });
    reply.header('cache-control', 'private, no-cache').type('text/calendar; charset=utf-8');
    reply.header('content-disposition', 'inline; filename="madang.ics"');
    return turnCalendar(services, owner, (shared) => site.address(shared, request));
  });
}
