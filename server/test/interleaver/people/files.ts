import { deleteTable } from '../../../matches/lobby/delete.ts';
import { exportDocument, importDocument } from '../../../matches/lobby/documents.ts';
import { rematchTable } from '../../../matches/lobby/rematch.ts';
import { mayView } from '../../../matches/model/serialize.ts';
import { findTable } from '../../../matches/model/table.ts';
import { LIMITS } from '../machine/world.ts';
import { type Answer, type Client, DONE, refusedBy } from './client.ts';

// What a page asks of match files, and a host of tables, with what the routes do around it (api/http/tables.ts, api/http/admin.ts).

/** Takes a match out as a file; `given.document`: its text. */
export const takeOut = (me: Client, table: string): Promise<Answer> =>
  me.ask({
    what: 'export',
    facts: { table },
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const record = await findTable(node.services.storage.db, table);
        if (!record.ok || !mayView(record.value, person.id, undefined)) return refusedBy({ code: 'no-table' });
        const live = await node.registry.open(table);
        if (!live) return refusedBy({ code: 'no-table' });
        const document = await exportDocument(node.services, live);
        return document.ok ? { answer: 'done', given: { document: JSON.stringify(document.value) } } : refusedBy(document.problem);
      }),
  });

/** Makes a table of a file; `given.table`: its id. */
export const bringIn = (me: Client, document: string): Promise<Answer> =>
  me.ask({
    what: 'import',
    facts: { document },
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const made = await importDocument(node.services, person, { document: JSON.parse(document) }, LIMITS.tables);
        return made.ok ? { answer: 'done', given: { table: made.value } } : refusedBy(made.problem);
      }),
  });

/** Asks for the same match once more; `given.table`: the new table. */
export const playAgain = (me: Client, table: string): Promise<Answer> =>
  me.ask({
    what: 'rematch',
    facts: { table },
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const record = await findTable(node.services.storage.db, table);
        if (!record.ok) return refusedBy(record.problem);
        const made = await rematchTable(node.services, record.value, person, LIMITS.tables);
        return made.ok ? { answer: 'done', given: { table: made.value } } : refusedBy(made.problem);
      }),
  });

/** A host deletes a table with all that belongs to it. */
export const wipe = (me: Client, table: string): Promise<Answer> =>
  me.ask({
    what: 'wipe',
    facts: { table },
    work: async ({ services, registry }) => ((await deleteTable(services, registry, table)) ? DONE : refusedBy({ code: 'not-found' })),
  });
