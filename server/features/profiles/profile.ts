import type { Profile } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { type PageOf, playedBy } from '../../matches/model/lists.ts';
import type { TableRecord } from '../../matches/model/table.ts';
import { playerReports } from '../analysis/player-report.ts';
import { achievementsOf } from '../ratings/achievements.ts';
import { ratingsOf } from '../ratings/ladder.ts';

/** What whoever asks may know of a person; undefined: there is none. */
export async function findProfile(services: Services, id: string, asking: string | null): Promise<Profile | undefined> {
  const found = await services.storage.db
    .selectFrom('people')
    .select(['id', 'name', 'program', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const [ratings, seasons, reached] = await Promise.all([ratingsOf(services, id), playerReports(services, id, asking), achievementsOf(services, id)]);
  return {
    id: found.id,
    name: found.name,
    program: found.program === 1,
    since: found.created_at,
    ratings: [...ratings],
    seasons: [...seasons],
    // Where a person played is theirs to tell.
    achievements: reached.map(({ game, achievement, at }) => ({ game, achievement, at })),
  };
}

/** What a person has set for themselves, and whether they look after this server and a program plays for them. */
export async function ownSettings({ storage }: Services, id: string) {
  const found = await storage.db.selectFrom('people').select(['language', 'zone', 'host', 'program']).where('id', '=', id).executeTakeFirstOrThrow();
  return { language: found.language, zone: found.zone, host: found.host === 1, program: found.program === 1 };
}

/** The matches that a person has finished, the last one first, as far as whoever asks may see them. */
export const historyOf = ({ storage }: Services, person: string, asking: string | null, after?: string): Promise<PageOf<TableRecord>> =>
  playedBy(storage.db, person, asking, after);
