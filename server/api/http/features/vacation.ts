import type { Result } from '@madang/kernel';
import { Problem, QuietRequest, VacationRequest } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addVacation, endVacation, setQuietHours } from '../../../features/vacation/change.ts';
import { perMinute } from '../app.ts';
import { Done, refuse } from '../problems.ts';
import type { Desk } from '../route-context.ts';
import { personOf } from '../session.ts';

const tags = ['users'];
const answers = { 200: Done, '4xx': Problem };
const Begun = z.object({ from: z.coerce.number().int() });
/** Changes of one address in a minute: each is told to every slow table of the person. */
const MOST = 20;

/** When one rests, so that one's clocks of days stand still. */
export function restRoutes({ app, services, registry, config }: Desk): void {
  const limited = perMinute(MOST);
  const days = config.limits.holidayDays;
  type Action = (person: string) => Promise<Result<void, Problem>>;
  const change = async (request: FastifyRequest, reply: FastifyReply, action: Action): Promise<z.infer<typeof Done> | Problem> => {
    const person = await personOf(services, request);
    if (!person) return refuse(reply, { code: 'no-session' });
    const changed = await action(person.id);
    return changed.ok ? {} : refuse(reply, changed.problem);
  };
  app.put('/api/account/quiet-hours', { ...limited, schema: { tags, body: QuietRequest, response: answers } }, (request, reply) =>
    change(request, reply, (person) => setQuietHours(services, registry, person, request.body.quiet)),
  );
  app.post('/api/account/vacations', { ...limited, schema: { tags, body: VacationRequest, response: answers } }, (request, reply) =>
    change(request, reply, (person) => addVacation(services, registry, person, request.body, days)),
  );
  app.delete('/api/account/vacations/:from', { ...limited, schema: { tags, params: Begun, response: answers } }, (request, reply) =>
    change(request, reply, (person) => endVacation(services, registry, person, request.params.from)),
  );
}
