import { boardsOf } from '../../../features/sharing/boards/boards.ts';
import type { Desk } from '../route-context.ts';
import { boardRoutes } from './boards.ts';
import { calendarRoutes } from './calendar.ts';
import { embedRoutes } from './embed.ts';
import { feedRoutes } from './feeds.ts';
import { shareRoutes } from './pages.ts';

/** Everything that is read outside of Madang: previews, pictures, frames, feeds, calendars. */
export function sharingRoutes(desk: Desk): void {
  const { app, services, registry, config } = desk;
  const boards = boardsOf(services, registry, config.webFolder);
  app.addHook('onClose', () => boards.close());
  calendarRoutes(desk);
  shareRoutes(desk, boards);
  boardRoutes(desk, boards);
  feedRoutes(desk);
  embedRoutes(desk, boards);
}
