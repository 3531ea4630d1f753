import { Ladder, Problem, PuzzleRatings } from '@madang/wire';
import { z } from 'zod';
import { rulesOf, type Services } from '../../core/services.ts';
import { puzzleRatings } from '../../features/puzzles/ratings.ts';
import { ladderOf, statisticsOf } from '../../features/ratings/ladder.ts';
import { type App, perMinute } from './app.ts';
import { refuse } from './problems.ts';

const Which = z.object({ game: z.string().max(64), seats: z.coerce.number().int().min(1).max(8) });
/** Requests of one address in a minute: each reads hundreds of matches. */
const MOST = 60;

/** How people and bots stand, what matches come to, and how hard puzzles are. */
export function resultRoutes(app: App, services: Services): void {
  const limited = perMinute(MOST);
  const schema = { tags: ['results'], params: Which, response: { 200: Ladder, 404: Problem } };
  app.get('/api/ladders/:game/:seats', { ...limited, schema }, async (request, reply) => {
    const { game, seats } = request.params;
    const unknown: Problem = { code: 'unknown-game', details: { found: game } };
    if (!(await rulesOf(services, game))) return refuse(reply, unknown);
    const players = await ladderOf(services, game, seats, 'players');
    const programs = await ladderOf(services, game, seats, 'programs');
    return { players: [...players], programs: [...programs], ...(await statisticsOf(services, game, seats)) };
  });
  const rated = { tags: ['results'], params: Which.pick({ game: true }), response: { 200: PuzzleRatings, 404: Problem } };
  app.get('/api/puzzles/:game', { schema: rated }, async (request, reply) => {
    const { game } = request.params;
    if (!(await rulesOf(services, game))) return refuse(reply, { code: 'unknown-game', details: { found: game } });
    return puzzleRatings(services, game);
  });
}
