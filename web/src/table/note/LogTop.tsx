import type { ReactNode } from 'preact/compat';
import { TableNote } from './TableNote.tsx';

/** What stands above the log: the reader's note, where the table is a server's, and the way through what the others did. */
export const LogTop = ({ table, button }: { readonly table: string | null; readonly button: ReactNode }) => (
  <>
    {table === null ? null : <TableNote table={table} />}
    {button}
  </>
);
