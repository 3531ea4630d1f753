import { fail, type Result } from '@madang/kernel';
import type { Clock, JoinRequest, Person, Problem, SeatWish } from '@madang/wire';
import { close } from '../../../matches/broadcast/registry.ts';
import { broadcastTable } from '../../../matches/broadcast/reload.ts';
import { takeOver } from '../../../matches/commands/take-over.ts';
import { createTable } from '../../../matches/lobby/create.ts';
import { inviteToTable } from '../../../matches/lobby/invitations.ts';
import { rematchTable } from '../../../matches/lobby/rematch.ts';
import { removePlayer } from '../../../matches/lobby/removal.ts';
import { joinTable, leaveTable } from '../../../matches/lobby/seating.ts';
import { startTable } from '../../../matches/lobby/start.ts';
import { mayView } from '../../../matches/model/serialize.ts';
import { findTable, type TableRecord } from '../../../matches/model/table.ts';
import type { Node } from '../machine/node.ts';
import { LIMITS } from '../machine/world.ts';
import { type Answer, answerOf, type Client, refusedBy } from './client.ts';

// What a page asks of the lobby, with what the routes do around it (api/http/tables.ts).

type Action = (node: Node, record: TableRecord, person: Person) => Promise<Result<unknown, Problem>>;

const atTable = (me: Client, node: Node, table: string, action: Action): Promise<Answer> =>
  me.asSession(node, async ({ person }) => {
    const record = await findTable(node.services.storage.db, table);
    if (!record.ok || !mayView(record.value, person.id, undefined)) return refusedBy({ code: 'no-table' });
    const done = await action(node, record.value, person);
    if (done.ok) await broadcastTable(node.services, node.registry, table);
    return answerOf(done);
  });

/** Says that there is a new table. Nobody holds it yet: it matters only to lists and channels. */
const isNew = ({ services, lists, posts }: Node, table: string): void => (lists ?? posts) && services.bus.publish({ kind: 'table', table });

export const join = (me: Client, table: string, request: JoinRequest = {}): Promise<Answer> =>
  me.ask({
    what: 'join',
    facts: { table },
    work: (node) => atTable(me, node, table, ({ services }, record, person) => joinTable(services, record.id, person, request)),
  });

/** Takes the seat of a player who left, of a match that runs. */
export const takeSeat = (me: Client, table: string, request: JoinRequest): Promise<Answer> =>
  me.ask({
    what: 'take over',
    facts: { table },
    work: (node) =>
      atTable(me, node, table, async ({ services, registry }, record, person) => {
        const live = await registry.open(record.id);
        return live ? takeOver(services, live, person, request) : fail({ code: 'no-table' });
      }),
  });

export const leave = (me: Client, table: string): Promise<Answer> =>
  me.ask({
    what: 'leave',
    facts: { table },
    work: (node) =>
      atTable(me, node, table, async ({ services, registry }, record, person) => {
        const left = await leaveTable(services, record.id, person.id);
        if (left.ok && left.value === 'closed') await close(registry, record.id);
        return left;
      }),
  });

export const start = (me: Client, table: string): Promise<Answer> =>
  me.ask({
    what: 'start',
    facts: { table },
    work: (node) =>
      atTable(me, node, table, async ({ services }, record, person) => {
        const started = await startTable(services, record.id, person.id, {});
        if (started.ok) services.wake();
        return started;
      }),
  });

export const remove = (me: Client, table: string, seat: number): Promise<Answer> =>
  me.ask({
    what: 'remove',
    facts: { table, seat },
    work: (node) => atTable(me, node, table, ({ services }, record, person) => removePlayer(services, record.id, person.id, seat)),
  });

export const invite = (me: Client, table: string, seat: number, person: string): Promise<Answer> =>
  me.ask({
    what: 'invite',
    facts: { table, person },
    work: (node) => atTable(me, node, table, ({ services }, record, asking) => inviteToTable(services, record.id, asking.id, { seat, person })),
  });

export const rematch = (me: Client, table: string): Promise<Answer> =>
  me.ask({
    what: 'rematch',
    facts: { table },
    work: (node) =>
      atTable(me, node, table, async ({ services }, record, person) => {
        const made = await rematchTable(services, record, person, LIMITS.tables);
        if (made.ok) isNew(node, made.value);
        return made;
      }),
  });

export interface NewTable {
  readonly seats: readonly SeatWish[];
  readonly clock?: Clock | null;
  readonly rounds?: '1' | '3';
  readonly access?: 'open' | 'link' | 'closed';
}

/** Makes a table; `given.table` is its id. */
export const create = (me: Client, { seats, clock = null, rounds = '1', access = 'open' }: NewTable): Promise<Answer> =>
  me.ask({
    what: 'create',
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const request = { game: 'tiny', options: { rounds }, seats: [...seats], access, watchers: true, chances: false, clock };
        const made = await createTable(node.services, person, request, LIMITS.tables);
        if (made.ok) isNew(node, made.value);
        return made.ok ? { answer: 'done', given: { table: made.value } } : refusedBy(made.problem);
      }),
  });
