import { type Plants, plant } from './plant.ts';

/** Faults of match files, rematches and deleted tables. */
export const FILES: Plants = {
  mended: [
    plant(
      'a move is written at a table that is gone',
      'files',
      ['sqlite', 6],
      ['storage/sqlite.ts', 'entry.at, entry.table).changes === 0)', 'entry.at, entry.table).changes < 0)'],
    ),
    plant(
      'a line is said at a table that is gone',
      'files',
      ['sqlite', 11],
      ['storage/transact.ts', "held.numUpdatedRows > 0n ? ok(undefined) : fail({ code: 'no-table' })", 'held ? ok(undefined) : ok(undefined)'],
    ),
    plant(
      'a table whose seats are gone is read',
      'files',
      ['sqlite', 534],
      [
        'matches/model/table.ts',
        'return own ? [tableRecord(row, own.map(seatRecord))] : [];',
        'return [tableRecord(row, (own ?? []).map(seatRecord))];',
      ],
    ),
  ],
  madeUp: [
    plant(
      'a file is made of a match that is played',
      'files',
      ['sqlite', 2],
      [
        'matches/lobby/documents.ts',
        "if (!live.fold || !(live.fold.match.state.over || live.fold.abandoned)) return fail({ code: 'not-over' });",
        "if (!live.fold) return fail({ code: 'not-over' });",
      ],
    ),
    plant(
      'everybody’s rematch is another table',
      'files',
      ['sqlite', 103],
      ['matches/lobby/rematch.ts', 'if (rematch !== null) return joinRematch(', "if (rematch === '') return joinRematch("],
    ),
    plant(
      'a file is brought in without its last move',
      'files',
      ['sqlite', 17],
      [
        'matches/lobby/documents.ts',
        'const moves = rows.map((row) => ({ ...row, table_id: table.id }));',
        'const moves = rows.slice(0, -1).map((row) => ({ ...row, table_id: table.id }));',
      ],
    ),
  ],
};
