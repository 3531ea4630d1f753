/** A row that is looked at: when it began, and its id. */
interface Looked {
  readonly id: string;
  readonly created_at: number;
}

/** Where a look ended, so that the next one goes on there; undefined: it begins anew. */
export interface Cursor {
  after: { readonly at: number; readonly id: string } | undefined;
}

/** Rows that one look reads: most of them are in use. */
export const LOOKED_AT = 200;

/** Returns up to so many rows to handle from the rows of one read. The next read continues behind the last row handled or read. */
export function takeSome<R extends Looked>(cursor: Cursor, looked: readonly R[], isUnused: (row: R) => boolean, most: number): readonly R[] {
  const unused = looked.filter(isUnused);
  const taken = unused.slice(0, most);
  const last = unused.length > most ? taken.at(-1) : looked.length < LOOKED_AT ? undefined : looked.at(-1);
  cursor.after = last && { at: last.created_at, id: last.id };
  return taken;
}
