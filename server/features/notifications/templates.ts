import { FALLBACK } from '@madang/kernel';
import { LANGUAGES, type Translator, translator } from '@madang/text';
import { sharedPath } from '@madang/wire/addresses';
import { gameWords } from '../../core/game-words.ts';
import type { Services } from '../../core/services.ts';
import { dueTimes } from '../../matches/lobby/due.ts';
import type { TableRecord } from '../../matches/model/table.ts';
import type { NoticeKind } from '../../storage/notification-id.ts';
import type { Message } from './message.ts';
import { words } from './text/sources.ts';

/** How a person is spoken to. */
export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly words: Translator;
  /** A moment as they would write it. */
  time(at: number): string;
}

/** The person of that id as a reader; undefined: there is none. */
export async function readerOf({ storage }: Services, id: string): Promise<Reader | undefined> {
  const found = await storage.db.selectFrom('people').select(['name', 'language', 'zone']).where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  const language = LANGUAGES.find((one) => one === found.language) ?? FALLBACK;
  const form = new Intl.DateTimeFormat(language, {
    ...({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
    timeZone: found.zone ?? 'UTC',
    ...(found.zone === null && { timeZoneName: 'short' }),
  });
  return { id, name: found.name, words: translator(language, await words(language)), time: (at) => form.format(at) };
}

/** Where a table is found on this server. */
const pathOf = (table: string): string => `/#/table/${encodeURIComponent(table)}`;

/** The same in the form that can be sent on. */
const sharedOf = (table: string): string => sharedPath({ kind: 'table', id: table, invitation: null, at: null });

/** What a person is told of a table: what everybody at it knows anyway; of the match itself nothing (see digest.ts). `since`: when it came true. */
export async function tableLetter(
  services: Services,
  reader: Reader,
  kind: NoticeKind,
  record: TableRecord,
  since: number,
): Promise<Omit<Message, 'id'>> {
  const { words } = reader;
  const { title: game } = await gameWords(services, record.game, words.language);
  const facts = { kind, game: record.game, table: record.id, at: since };
  const paths = { path: pathOf(record.id), shared: sharedOf(record.id) };
  const letter = (title: string, body: string) => ({ title: words.text(title, { game }), body, ...paths, facts });
  switch (kind) {
    case 'turn': {
      const due = (await dueTimes(services.storage.db, [record]))(record, reader.id);
      const waited = words.text('notice.turn.since', { names: words.list(namesAt(record, words)), time: reader.time(since) });
      const ends = due === undefined ? [] : [words.text('notice.turn.ends', { time: reader.time(due) })];
      const stopped = (await isStopped(services, reader.id, record.id)) ? [words.text('notice.turn.planStopped')] : [];
      return letter('notice.turn.title', [waited, ...ends, ...stopped].join(' '));
    }
    case 'low':
    case 'last': {
      const due = (await dueTimes(services.storage.db, [record]))(record, reader.id);
      return letter(
        'notice.time.title',
        words.text('notice.time.body', { names: words.list(namesAt(record, words)), time: reader.time(due ?? since) }),
      );
    }
    case 'invited':
      return letter('notice.invited.title', words.text('notice.invited.body', { name: record.owner.name }));
    case 'mention':
      return letter('notice.mention.title', await saidText(services, words, record.id, since));
    case 'over':
      return letter('notice.over.title', record.scores === null ? words.text('notice.over.abandoned') : placesOf(record, words));
  }
}

/** Lines of the chat among which a mention is looked for. */
const LATELY = 50;

/** The chat line that was said then, with its speaker. */
async function saidText({ storage }: Services, words: Translator, table: string, at: number): Promise<string> {
  const lately = storage.db.selectFrom('chat').select(['name', 'text', 'at']).where('table_id', '=', table).orderBy('id', 'desc').limit(LATELY);
  const line = (await lately.execute()).find((one) => one.at === at);
  return line ? words.text('notice.mention.body', { name: line.name, text: line.text }) : words.text('notice.mention.unknown');
}

/** Whether what they had planned at a table was stopped. */
async function isStopped({ storage }: Services, person: string, table: string): Promise<boolean> {
  const plans = storage.db.selectFrom('plans').select('seat').where('table_id', '=', table).where('person', '=', person);
  return (await plans.where('stopped', 'is not', null).executeTakeFirst()) !== undefined;
}

/** What shows that a receiver works. */
export const testLetter = ({ words }: Reader): Omit<Message, 'id'> => ({
  title: words.text('notice.test.title'),
  body: words.text('notice.test.body'),
  path: '/#/account',
  facts: { kind: 'test' },
});

/** Tells an admin that a webhook of the server was switched off. */
export const webhookLetter = ({ words }: Reader): Omit<Message, 'id'> => ({
  title: words.text('notice.webhook.title'),
  body: words.text('notice.webhook.body'),
  path: '/#/admin',
  facts: { kind: 'webhook' },
});

/** What the seats of a table are called. */
export function namesAt({ seats }: TableRecord, words: Translator): readonly string[] {
  return seats.map(({ name, kind }) => {
    if (kind === 'bot') return words.text('notice.bot');
    return kind === 'automa' ? words.text('notice.automa') : (name ?? words.text('notice.somebody'));
  });
}

/** The final places of a match in one line. */
export function placesOf(record: TableRecord, words: Translator): string {
  const names = namesAt(record, words);
  const ranked = [...(record.scores ?? [])].sort((a, b) => a.rank - b.rank);
  return ranked.map(({ rank, seat, points }) => words.text('notice.over.place', { place: rank, name: names[seat] ?? '', points })).join(' · ');
}
