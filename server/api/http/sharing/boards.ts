import { Problem, TableId } from '@madang/wire';
import { z } from 'zod';
import { type Boards, showsBoard } from '../../../features/sharing/boards/boards.ts';
import { siteOf } from '../../../features/sharing/site.ts';
import { findTable } from '../../../matches/model/table.ts';
import { perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import type { Desk } from '../route-context.ts';

const tags = ['sharing'];
/** Requests of one address in a minute: each may draw a board. Chat programs keep what they have fetched. */
const MOST = 20;
/** Seconds in which a picture may be taken for fresh. */
const FRESH = 60;

const Table = z.object({ id: TableId });
/** `seq`: another step is another address, for programs that keep pictures by their address. */
const Query = z.object({ invitation: z.string().max(64).optional(), seq: z.coerce.number().int().optional() });
/** JPEG, 1200 × 630. */
const Jpeg = z.instanceof(Uint8Array);

/** Pictures of boards as they stand, for previews and frames. They know no session: they show what everybody with the address may see. */
export function boardRoutes({ app, services, config }: Desk, boards: Boards): void {
  const site = siteOf(config);
  app.get(
    '/t/:id/board.jpg',
    { ...perMinute(MOST), schema: { tags, params: Table, querystring: Query, response: { 200: Jpeg, '4xx': Problem } } },
    async (request, reply) => {
      const { id } = request.params;
      const { invitation } = request.query;
      const found = await findTable(services.storage.db, id);
      if (!found.ok || !showsBoard(found.value, invitation, services.time.now())) return refuse(reply, { code: 'no-table' });
      const picture = await boards.of(id, invitation);
      const instead = site.picture(found.value.game);
      reply.header('cache-control', `public, max-age=${FRESH}`).header('cross-origin-resource-policy', 'cross-origin');
      if (picture) return reply.type('image/jpeg').send(picture);
      // The game's own picture, until a board can be drawn again.
      return instead === undefined ? refuse(reply, { code: 'not-found' }) : reply.redirect(`${config.basePath}${instead}`, 302);
    },
  );
}
