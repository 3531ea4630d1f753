import type { Result } from '@madang/kernel';
import { type Person, Problem, TableId, TournamentList, TournamentRequest, TournamentView } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Limits } from '../../../core/config.ts';
import type { Services } from '../../../core/services.ts';
import { type CupLimits, callOff, joinCup, leaveCup, makeCup } from '../../../features/tournaments/joining.ts';
import { cupHeads, serializeTournament } from '../../../features/tournaments/serialize.ts';
import { type CupRecord, findCup, listCups } from '../../../features/tournaments/tournament.ts';
import { type App, perMinute } from '../app.ts';
import { Done, refuse } from '../problems.ts';
import { personOf } from '../session.ts';

const Id = z.object({ id: TableId });
const tags = ['tournaments'];
const answers = { 200: TournamentView, '4xx': Problem };

/** What the routes of cups work with. `wake`: a cup may have to go on. */
interface Club {
  readonly app: App;
  readonly services: Services;
  readonly limits: Limits;
  wake(): void;
}

type OfCup = FastifyRequest & { readonly params: z.infer<typeof Id> };
type Action = (cup: CupRecord, person: Person) => Promise<Result<void, Problem>>;

/** Does something with a cup for whoever asks; the cup then, if it is still there. */
async function act({ services }: Club, request: OfCup, reply: FastifyReply, action: Action): Promise<CupRecord | Problem> {
  const person = await personOf(services, request);
  if (!person) return refuse(reply, { code: 'no-session' });
  const cup = await findCup(services.storage.db, request.params.id);
  if (!cup.ok) return refuse(reply, cup.problem);
  const done = await action(cup.value, person);
  return done.ok ? cup.value : refuse(reply, done.problem);
}

/** Cups made, found, joined, left and called off. */
export function cupRoutes(club: Club): void {
  const { app, services, limits } = club;
  const hour = 3_600_000;
  const allowed: CupLimits = { most: limits.cupsPerPerson, wait: limits.cupWaitHours * hour };
  const changed = (): void => services.bus.publish({ kind: 'cups' });
  const show = async (id: string, request: FastifyRequest, reply: FastifyReply): Promise<TournamentView | Problem> => {
    const cup = await findCup(services.storage.db, id);
    return cup.ok ? serializeTournament(services, cup.value, (await personOf(services, request))?.id ?? null) : refuse(reply, cup.problem);
  };

  app.get('/api/tournaments', { schema: { tags, response: { 200: TournamentList } } }, async (request) => {
    const person = (await personOf(services, request))?.id ?? null;
    return (await cupHeads(services, await listCups(services.storage.db)))(person);
  });
  app.get('/api/tournaments/:id', { schema: { tags, params: Id, response: answers } }, (request, reply) => show(request.params.id, request, reply));

  const making = perMinute(limits.newPerMinute);
  app.post('/api/tournaments', { ...making, schema: { tags, body: TournamentRequest, response: answers } }, async (request, reply) => {
    const person = await personOf(services, request);
    if (!person) return refuse(reply, { code: 'no-session' });
    const made = await makeCup(services, person, request.body, allowed);
    if (!made.ok) return refuse(reply, made.problem);
    changed();
    return show(made.value, request, reply);
  });
  app.post('/api/tournaments/:id/join', { schema: { tags, params: Id, response: answers } }, async (request, reply) => {
    const joined = await act(club, request, reply, (cup, person) => joinCup(services, cup, person, allowed));
    if ('code' in joined) return joined;
    changed();
    club.wake();
    return show(joined.id, request, reply);
  });
  app.post('/api/tournaments/:id/leave', { schema: { tags, params: Id, response: answers } }, async (request, reply) => {
    const left = await act(club, request, reply, (cup, person) => leaveCup(services, cup.id, person.id));
    if ('code' in left) return left;
    changed();
    return show(left.id, request, reply);
  });
  app.delete('/api/tournaments/:id', { schema: { tags, params: Id, response: { 200: Done, '4xx': Problem } } }, async (request, reply) => {
    const gone = await act(club, request, reply, (cup, person) => callOff(services, cup, person.id));
    if ('code' in gone) return gone;
    changed();
    return {};
  });
}
