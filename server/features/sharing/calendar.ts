import { sharedPath } from '@madang/wire/addresses';
import { gameWords } from '../../core/game-words.ts';
import type { Services } from '../../core/services.ts';
import { dueTimes } from '../../matches/lobby/due.ts';
import { activeIds } from '../../matches/model/lists.ts';
import { withOwner, withSeats } from '../../matches/model/table.ts';
import { namesAt } from '../notifications/templates.ts';
import type { CalendarOwner } from './calendars.ts';
import { type CalendarEvent, calendarText } from './ics.ts';
import { languageFor, sharingWords } from './readers.ts';

/** Tables of one calendar; more turns at a time are nobody's. */
const MOST = 100;

/** The running tables of a person that may wait for them: few, by the index of what they play. */
async function runningTables({ storage: { db } }: Services, person: string) {
  const rows = withOwner(db)
    .where('tables.id', 'in', activeIds(db, person))
    .where('tables.status', '=', 'running')
    .where('tables.clock', 'is not', null);
  return withSeats(db, await rows.orderBy('tables.id').limit(MOST).execute());
}

/**
 * The calendar of a person: an event at the end of their time for each turn-based table that waits for them. It names what they see at the table and
 * nothing of the match. `address`: a whole address of this server for a path.
 */
export async function turnCalendar(services: Services, { id: person, language }: CalendarOwner, address: (path: string) => string): Promise<string> {
  const words = await sharingWords(languageFor(undefined, language ?? undefined));
  const tables = (await runningTables(services, person)).filter(({ clock }) => clock?.kind === 'days');
  const due = await dueTimes(services.storage.db, tables);
  const events: CalendarEvent[] = [];
  for (const record of tables) {
    const at = due(record, person);
    const waits = record.seats.some((one) => one.person === person && one.standIn === null && record.waitingFor.includes(one.seat));
    if (at === undefined || !waits) continue;
    const { title: game } = await gameWords(services, record.game, words.language);
    events.push({
      uid: `turn-${record.id}@madang`,
      at,
      changed: { at: record.updatedAt, sequence: record.seq },
      summary: words.text('calendar.turn', { game }),
      text: words.text('calendar.text', { names: words.list(namesAt(record, words)) }),
      address: address(sharedPath({ kind: 'table', id: record.id, invitation: null, at: null })),
    });
  }
  return calendarText(words.text('calendar.name'), events);
}
