import type { Kysely } from 'kysely';
import type { Schema } from '../../../storage/schema/index.ts';
import type { Course } from '../deeds.ts';
import { auditAnalyses } from './analyses.ts';
import { auditCups } from './cups.ts';
import { auditDeals } from './deals.ts';
import { auditFiles } from './files.ts';
import { auditLists } from './lists.ts';
import { auditJobs } from './matches/jobs.ts';
import { auditMoves } from './matches/moves.ts';
import { auditRests } from './matches/rests.ts';
import { auditTalk } from './matches/votes.ts';
import { auditNotices } from './notices.ts';
import { auditFeeds } from './over/feeds.ts';
import { auditProgress } from './over/progress.ts';
import { auditReached } from './over/reached.ts';
import { auditRooms } from './over/rooms.ts';
import { auditStreams } from './over/streams.ts';
import { auditPeople } from './people.ts';
import { auditPosts } from './posts.ts';
import { readRows } from './rows.ts';
import { auditSeats } from './seats.ts';
import { auditWays } from './ways.ts';

const AUDITS = [
  auditMoves,
  auditSeats,
  auditPeople,
  auditJobs,
  auditTalk,
  auditCups,
  auditNotices,
  auditRests,
  auditLists,
  auditWays,
  auditFiles,
  auditDeals,
  auditPosts,
  auditAnalyses,
  auditReached,
  auditProgress,
  auditRooms,
  auditFeeds,
  auditStreams,
] as const;

/**
 * Reads the database and the recorded answers after a schedule, and says which promises are broken. It imports nothing of the server but the
 * names of the schema: a mistake in how the server sees its rows must not be made here again.
 */
export async function audit(db: Kysely<Schema>, course: Course): Promise<readonly string[]> {
  const rows = await readRows(db);
  if (course.deeds.length === 0) return ['nobody did anything'];
  return AUDITS.flatMap((one) => one(rows, course));
}
