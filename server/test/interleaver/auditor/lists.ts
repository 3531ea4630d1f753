import type { Course, Followed, ListedTable } from '../deeds.ts';
import type { Rows } from './rows.ts';

/** What a page was told of its lists comes to what the rows say, whichever node told it; of tables that are not theirs to see nobody hears. */
export function auditLists(rows: Rows, { followed }: Course): readonly string[] {
  return followed.flatMap((page) => {
    const due = new Map(rows.tables.flatMap((table) => listed(rows, table, page)).map((table) => [table.id, table]));
    const known = new Map(page.tables.map((table) => [table.id, table]));
    const name = `${page.who} at ${page.node} (${page.lists})`;
    return [...new Set([...due.keys(), ...known.keys()])].flatMap((id) => apart(name, id, known.get(id), due.get(id)));
  });
}

function apart(name: string, id: string, known: ListedTable | undefined, due: ListedTable | undefined): readonly string[] {
  if (!known) return [`${name} was not told of ${id}`];
  if (!due) return [`${name} was not told that ${id} left`];
  // The moves of a public table are told only to its people.
  const figures = due.own ? {} : { seq: 0, waitingFor: [], unread: 0, question: null };
  const [told, right] = [
    { ...known, ...figures },
    { ...due, ...figures },
  ];
  const differing = Object.entries(right).filter(([facet, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(told, facet)));
  return differing.map(
    ([facet, value]) => `${name} knows ${facet} ${JSON.stringify(Reflect.get(told, facet))} of ${id}, by the rows ${JSON.stringify(value)}`,
  );
}

type Table = Rows['tables'][number];

/** A table as a person's lists have it; none where no list does. */
function listed(rows: Rows, table: Table, { who, lists }: Followed): readonly ListedTable[] {
  const { id, status, owner, access, watchers, seq } = table;
  const seats = rows.seats.filter(({ table_id }) => table_id === id).sort((a, b) => a.seat - b.seat);
  const blocked = rows.relations.some(
    ({ kind, person, other }) => kind === 'blocked' && ((person === owner && other === who) || (person === who && other === owner)),
  );
  const open = lists === 'lobby' && access === 'open' && !blocked && (status === 'waiting' || (status === 'running' && watchers === 1));
  const isPlayers = seats.some(({ person, former }) => person === who || former === who);
  const offered = open && status === 'running' && !isPlayers && seats.some((seat) => seat.offered === 1);
  const own = owner === who || seats.some(({ person, asked }) => person === who || asked === who);
  if (!open && !offered && !own) return [];
  return [
    {
      ...{ id, open, offered, own, status, owner },
      seats: seats.map(({ kind, person, stand_in, resigned, offered: looked }) => ({
        ...{ kind, person, standIn: stand_in, resigned: resigned === 1, offered: looked === 1 },
      })),
      ...{ seq, waitingFor: JSON.parse(table.waiting), scores: JSON.parse(table.scores ?? 'null') },
      ...{ unread: unreadOf(rows, id, who), question: questionOf(rows, table, who) },
    },
  ];
}

/** Lines that a player has not seen. */
function unreadOf({ seats, chat }: Rows, table: string, who: string): number {
  const own = seats.filter(({ table_id, person }) => table_id === table && person === who);
  const seen = Math.max(0, ...own.map(({ heard }) => heard));
  return own.length === 0 ? 0 : chat.filter(({ table_id, id }) => table_id === table && id > seen).length;
}

/** The sort of question that waits for a player's answer. */
function questionOf({ seats, questions }: Rows, { id, status }: Table, who: string): string | null {
  const row = questions.find(({ table_id }) => table_id === id);
  const own = seats.filter(({ table_id, person, stand_in }) => table_id === id && person === who && stand_in === null);
  if (!row || status !== 'running' || own.length === 0) return null;
  const { question, agreed }: { question: { kind: string }; agreed: number[] } = JSON.parse(row.question);
  return own.some(({ seat }) => agreed.includes(seat)) ? null : question.kind;
}
