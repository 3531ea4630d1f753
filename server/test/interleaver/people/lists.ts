import { ServerMessage, type TableView } from '@madang/wire';
import type { Reading } from '../../../api/lists/follower.ts';
import { relate, unrelate } from '../../../features/profiles/marks.ts';
import { broadcastTable } from '../../../matches/broadcast/reload.ts';
import { changeTable } from '../../../matches/lobby/access.ts';
import type { Followed, ListedTable } from '../deeds.ts';
import { type Answer, answerOf, type Client } from './client.ts';

// What a page hears of lists on its socket, and does with it (web/src/net/lists), and requests by which lists change.

/** A page that follows lists until the end, at one node after another. */
export class ListPage {
  readonly #me: Client;
  readonly #lists: Followed['lists'];
  /** The node that it is led to, where that one is there. */
  readonly #home: string;
  readonly #tables = new Map<string, ListedTable>();
  readonly #heardOf = new Set<string>();
  #reading: Reading | undefined;
  #node = '';
  #behind = false;

  constructor(me: Client, lists: Followed['lists'], home: string) {
    this.#me = me;
    this.#lists = lists;
    this.#home = home;
    me.world.followers.push(() => ({
      who: me.person.id,
      node: this.#node,
      lists,
      tables: [...this.#tables.values()],
      heardOf: [...this.#heardOf],
    }));
    this.#connect();
  }

  /** Breaks off, and comes again when the scheduler lets it: what it knew it keeps until it is told its lists. */
  async reconnect(): Promise<void> {
    const { world } = this.#me;
    if (this.#reading) world.nodes.get(this.#node)?.lists?.unfollow(this.#reading);
    this.#reading = undefined;
    await this.#me.pause('follows lists again');
    if (!this.#reading) this.#connect();
  }

  /** Takes nothing for a while. */
  async dawdle(wait: () => Promise<void>): Promise<void> {
    this.#behind = true;
    await wait();
    this.#behind = false;
  }

  #connect(): void {
    const { world, person } = this.#me;
    const node = world.alive.find(({ name }) => name === this.#home) ?? world.random.pick(world.alive);
    const reading: Reading = {
      person: person.id,
      send: (text) => void (this.#reading === reading && this.#hear(text)),
      isBehind: () => this.#behind,
    };
    this.#reading = reading;
    this.#node = node.name;
    node.lists?.follow(reading, { lists: this.#lists, pages: 1 });
    node.died.then(() => (this.#reading === reading ? this.reconnect() : undefined));
  }

  #hear(text: string): void {
    const message = ServerMessage.parse(JSON.parse(text));
    this.#me.world.scheduler.say(`${this.#me.name} is told of ${message.type}`);
    if (message.type === 'lists') {
      const { open, offered, mine } = message.lists;
      const has = (tables: readonly { readonly id: string }[], id: string): boolean => tables.some((one) => one.id === id);
      this.#tables.clear();
      for (const table of [...open, ...offered]) this.#keep(table, { open: has(open, table.id), offered: has(offered, table.id), own: null });
      for (const table of mine) this.#keep(table, { open: has(open, table.id), offered: has(offered, table.id), own: table });
    } else if (message.type === 'listed') {
      for (const { table, open, offered, own } of message.tables) this.#keep(table, { open, offered, own });
      for (const id of message.gone) this.#tables.delete(id);
    }
  }

  #keep(table: TableView, lists: { open: boolean; offered: boolean; own: { unread: number; question: string | null } | null }): void {
    const { id, status, owner, seats, seq, waitingFor, scores } = table;
    this.#heardOf.add(id);
    this.#tables.set(id, {
      ...{ id, open: lists.open, offered: lists.offered, own: lists.own !== null, status, owner: owner.id },
      seats: seats.map(({ kind, person, standIn, resigned, offered }) => ({ kind, person, standIn, resigned, offered })),
      ...{ seq, waitingFor, scores, unread: lists.own?.unread ?? 0, question: lists.own?.question ?? null },
    });
  }
}

/** Lets others come to a table, or nobody who is not of it. */
export const admit = (me: Client, table: string, access: 'open' | 'link' | 'closed'): Promise<Answer> =>
  me.ask({
    what: 'access',
    facts: { table, access },
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const done = await changeTable(node.services, table, person.id, { access });
        if (done.ok) await broadcastTable(node.services, node.registry, table);
        return answerOf(done);
      }),
  });

export const block = (me: Client, other: string): Promise<Answer> =>
  me.ask({
    what: 'block',
    facts: { other },
    work: (node) => me.asSession(node, async ({ person }) => answerOf(await relate(node.services, person.id, other, 'blocked'))),
  });

export const unblock = (me: Client, other: string): Promise<Answer> =>
  me.ask({
    what: 'unblock',
    facts: { other },
    work: (node) => me.asSession(node, async ({ person }) => answerOf(await unrelate(node.services, person.id, other))),
  });
