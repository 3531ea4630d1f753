import type { Seat } from '@madang/kernel';
import type { Services } from '../../core/services.ts';

/**
 * The name of a command as a number: so the names of all that were carried out take little room. Names that are not the same may be the
 * same number, so one that seems to be known is looked for in the rows.
 */
export function commandIdHash(name: string): number {
  let mark = 0x1505;
  for (let i = 0; i < name.length; i++) mark = Math.imul(mark ^ name.charCodeAt(i), 0x01000193);
  return mark;
}

/** The seat of the command with that id in a table's rows, and the seq where it ended; undefined: there is none. */
export const findCommand = ({ storage }: Services, table: string, name: string): Promise<{ seat: Seat; seq: number } | undefined> =>
  storage.db.selectFrom('moves').select(['seat', 'seq']).where('table_id', '=', table).where('command', '=', name).executeTakeFirst();
