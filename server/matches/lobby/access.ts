import { fail, ok, type Result } from '@madang/kernel';
import type { Problem, TableChange } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { transact } from '../../storage/transact.ts';
import type { TableRecord } from '../model/table.ts';
import { newInvitation } from './create.ts';
import { withTable, writeTable } from './hold.ts';

/**
 * Changes who comes to a table, whether others may watch and, before the start, whether its page shows who is ahead. Only its owner may; what was
 * sent of a closed table's link is void.
 */
export const changeTable = ({ storage }: Services, table: string, person: string, change: TableChange): Promise<Result<void, Problem>> =>
  transact(storage.db, (db) =>
    withTable(db, table, async (record): Promise<Result<void, Problem>> => {
      const problem = objectionTo(record, person, change);
      if (problem) return fail(problem);
      const { access = record.access, watchers = record.watchers, chances = record.chances } = change;
      const invitation = access === 'closed' && record.access !== 'closed' ? newInvitation() : record.invitation;
      await writeTable(db, table, { access, watchers: watchers ? 1 : 0, chances: chances ? 1 : 0, invitation });
      return ok(undefined);
    }),
  );

function objectionTo({ owner, deal, status, cup }: TableRecord, person: string, { chances }: TableChange): Problem | undefined {
  if (owner.id !== person) return { code: 'not-the-owner' };
  // A spectator would know the deal before they play it.
  if (deal !== null) return { code: 'in-deal' };
  // Whether a match is rated is known before its first move.
  return chances !== undefined && (status !== 'waiting' || cup !== null) ? { code: 'already-started' } : undefined;
}
