import { fail, ok, type Result } from '@madang/kernel';
import type { Problem, TableChange } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { transact } from '../../storage/transact.ts';
import { newInvitation } from './create.ts';
import { withTable, writeTable } from './hold.ts';

/** Changes who comes to a table and whether others may watch. Only its owner may; what was sent of a closed table's link is void. */
export const changeAccess = ({ storage }: Services, table: string, person: string, change: TableChange): Promise<Result<void, Problem>> =>
  transact(storage.db, (db) =>
    withTable(db, table, async (record): Promise<Result<void, Problem>> => {
      if (record.owner.id !== person) return fail({ code: 'not-the-owner' });
      // A spectator would know the deal before they play it.
      if (record.deal !== null) return fail({ code: 'in-deal' });
      const { access = record.access, watchers = record.watchers } = change;
      const invitation = access === 'closed' && record.access !== 'closed' ? newInvitation() : record.invitation;
      await writeTable(db, table, { access, watchers: watchers ? 1 : 0, invitation });
      return ok(undefined);
    }),
  );
