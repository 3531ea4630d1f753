import { DailyDeals, Day, DealList, DealStarted, Problem } from '@madang/wire';
import { z } from 'zod';
import { dealList, todaysDeals } from '../../../features/daily/lists.ts';
import { startDeal } from '../../../features/daily/start.ts';
import { perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import { type Desk, withUser } from '../route-context.ts';
import { personOf } from '../session.ts';

const tags = ['deals'];
const Which = z.object({ game: z.string().max(64) });

/** Daily deals: today's, their lists, and the start of one. */
export function dailyRoutes(desk: Desk): void {
  const { app, services, config } = desk;
  app.get('/api/deals', { schema: { tags, response: { 200: DailyDeals } } }, async (request) =>
    todaysDeals(services, (await personOf(services, request))?.id ?? null),
  );

  const list = { schema: { tags, params: Which.extend({ day: Day }), response: { 200: DealList, '4xx': Problem } } };
  app.get('/api/deals/:game/:day', list, async (request, reply) => {
    const { game, day } = request.params;
    const isDealt = services.shelf.some((title) => title.name === game && title.daily);
    if (!isDealt) return refuse(reply, { code: 'unknown-game', details: { found: game } });
    return dealList(services, game, day, (await personOf(services, request))?.id ?? null);
  });

  const limited = perMinute(config.limits.newPerMinute);
  app.post('/api/deals/:game', { ...limited, schema: { tags, params: Which, response: { 200: DealStarted, '4xx': Problem } } }, (request, reply) =>
    withUser(desk, request, reply, async ({ person }) => {
      const started = await startDeal(services, person, request.params.game, config.limits.tablesPerPerson);
      if (started.ok) {
        services.bus.publish({ kind: 'table', table: started.value.table });
        services.wake();
      }
      return started;
    }),
  );
}
