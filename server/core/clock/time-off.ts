import { Rest } from '@madang/wire';
import type { Transaction } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';

/** When somebody rests, as a row has it; null: never. */
export const readRest = (text: string | null): Rest | null => (text === null ? null : Rest.parse(JSON.parse(text)));

/** The part of a person's time off that still matters for a match: vacations that are over are left out. */
export const restFrom = (rest: Rest, now: number): Rest => ({ ...rest, holidays: rest.holidays.filter(({ to }) => to > now) });

/** A seat as its match begins. */
interface Sitting {
  readonly seat: number;
  readonly kind: string;
  readonly person: string | null;
  readonly rest: Rest | null;
}

/** The seats of a table whose match begins, and writes to each when its person rests: the match's clocks go by that, and by what its log says later. */
export async function beginRests(db: Transaction<Schema>, table: string, now: number): Promise<readonly Sitting[]> {
  const seats = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['seat', 'kind', 'person', 'people.rest'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
  const sitting = seats.map(({ seat, kind, person, rest }) => {
    const known = readRest(rest);
    return { seat, kind, person, rest: known && restFrom(known, now) };
  });
  for (const { seat, rest } of sitting) {
    if (rest === null) continue;
    await db
      .updateTable('seats')
      .set({ rest: JSON.stringify(rest) })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute();
  }
  return sitting;
}
