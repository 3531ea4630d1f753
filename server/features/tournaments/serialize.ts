import type { TournamentHead, TournamentTable, TournamentView } from '@madang/wire';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../core/services.ts';
import type { CupSeatRow } from '../../storage/schema/tournaments.ts';
import { standings } from './points.ts';
import { type CupRecord, peopleOf } from './tournament.ts';

/** Reads who plays in cups, and gives them as lists show them to a person. */
export async function cupHeads({ storage }: Services, cups: readonly CupRecord[]): Promise<(person: string | null) => TournamentHead[]> {
  if (cups.length === 0) return () => [];
  const ids = cups.map(({ id }) => id);
  const rows = await storage.db.selectFrom('cup_people').select(['cup_id', 'person']).where('cup_id', 'in', ids).execute();
  const people = Map.groupBy(rows, ({ cup_id }) => cup_id);
  const inside = cups.map((cup) => ({ cup, ids: (people.get(cup.id) ?? []).map((row) => row.person) }));
  return (person) => inside.map(({ cup, ids: gathered }) => headOf(cup, gathered, person));
}

const headOf = ({ options, ...cup }: CupRecord, people: readonly string[], person: string | null): TournamentHead => {
  return { ...cup, options: { ...options }, gathered: people.length, joined: person !== null && people.includes(person) };
};

/** A cup with how its people stand and who met where. */
export async function serializeTournament(services: Services, cup: CupRecord, person: string | null): Promise<TournamentView> {
  const { db } = services.storage;
  const people = await peopleOf(db, cup.id);
  const drawn = db.selectFrom('cup_seats').selectAll().where('cup_id', '=', cup.id).where('round', '<=', cup.round);
  const seats = await drawn.orderBy('round').orderBy('nth').orderBy('seat').execute();
  const names = new Map(people.map((one) => [one.person, one.now ?? one.name]));
  const here = new Set(people.flatMap((one) => (one.now === null ? [] : [one.person])));
  const played = seats.map(({ round, nth, missed, ...seat }) => ({ ...seat, table: `${round} ${nth}`, missed: missed === 1 }));
  const order = people.map((one) => one.person);
  const players = standings(order, played).map(({ person: id, ...standing }) => {
    return { ...standing, id: here.has(id) ? id : null, name: names.get(id) ?? '' };
  });
  return { ...headOf(cup, order, person), players, tables: await roundsOf(services, cup, seats, names) };
}

const Waiting = z.array(z.number());

/** The rounds that have begun, table by table. */
async function roundsOf(
  { storage }: Services,
  { round }: CupRecord,
  seats: readonly Selectable<CupSeatRow>[],
  names: ReadonlyMap<string, string>,
): Promise<TournamentTable[][]> {
  const ids = [...new Set(seats.flatMap(({ table_id }) => (table_id === null ? [] : [table_id])))];
  const rows = ids.length === 0 ? [] : await storage.db.selectFrom('tables').select(['id', 'status', 'waiting']).where('id', 'in', ids).execute();
  const tables = new Map(rows.map((row) => [row.id, row]));
  return Array.from({ length: round }, (_, i) => {
    const drawn = Map.groupBy(
      seats.filter((seat) => seat.round === i + 1),
      ({ nth }) => nth,
    );
    return [...drawn.values()].map((sitting): TournamentTable => {
      const table = tables.get(sitting[0]?.table_id ?? '');
      const running = table?.status === 'running';
      return {
        table: table?.id ?? null,
        over: !running,
        waitingFor: running ? Waiting.parse(JSON.parse(table.waiting)) : [],
        seats: sitting.map(({ seat, person, points, missed }) => ({ seat, name: names.get(person) ?? '', points, missed: missed === 1 })),
      };
    });
  });
}
