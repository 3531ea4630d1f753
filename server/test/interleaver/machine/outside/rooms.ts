import { z } from 'zod';
import type { GuardedFetch } from '../../../../features/notifications/guarded-fetch.ts';
import type { Shown } from '../../deeds.ts';
import { here } from '../patches.ts';
import type { Random } from '../random.ts';
import type { Scheduler } from '../scheduler.ts';

type Outgoing = Parameters<GuardedFetch['exchange']>[0];
type Answer = Awaited<ReturnType<GuardedFetch['exchange']>>;

const AWAY: Answer = { status: null, why: 'unreachable' };

const Discord = z.object({ content: z.string() });
const Matrix = z.object({
  body: z.string(),
  'm.new_content': z.object({ body: z.string() }).optional(),
  'm.relates_to': z.object({ event_id: z.string() }).optional(),
});

/** Rooms of two chat programs, which keep messages and edit them. Matrix takes each transaction once, whatever it says. */
export class Rooms {
  readonly messages: Shown[] = [];
  readonly #transactions = new Map<string, string>();
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #fails: () => boolean;

  /** `fails`: whether the sender hears nothing of this message, which may have arrived. */
  constructor(scheduler: Scheduler, random: Random, fails: () => boolean) {
    this.#scheduler = scheduler;
    this.#random = random;
    this.#fails = fails;
  }

  /** Whether an address is that of a room. */
  has = (address: string): boolean => address.startsWith('https://discord.example') || address.startsWith('https://matrix.example');

  /** Takes a message or the edit of one. */
  async take(request: Outgoing): Promise<Answer> {
    const place = here();
    const actor = place?.actor ?? 'rooms';
    const { host } = new URL(request.address);
    await this.#scheduler.gate({ actor, node: place?.node, label: `${request.method} to ${host}` });
    const fails = this.#fails();
    if (fails && this.#random.chance(0.5)) return AWAY;
    const text = host === 'discord.example' ? this.#discord(request) : this.#matrix(request);
    await this.#scheduler.gate({ actor, node: place?.node, label: `hears of ${host}` });
    return fails ? AWAY : { status: 200, text, retryAfter: undefined };
  }

  #discord({ address, body }: Outgoing): string {
    const { content } = Discord.parse(JSON.parse(body.toString()));
    const old = /\/messages\/(\d+)/.exec(new URL(address).pathname)?.[1];
    const id = this.#write('discord', old, content.replaceAll('\\', ''));
    return JSON.stringify({ id });
  }

  #matrix({ address, body }: Outgoing): string {
    const transaction = new URL(address).pathname;
    const known = this.#transactions.get(transaction);
    if (known !== undefined) return JSON.stringify({ event_id: known });
    const said = Matrix.parse(JSON.parse(body.toString()));
    const old = said['m.relates_to']?.event_id;
    const id = this.#write('matrix', old, said['m.new_content']?.body ?? said.body);
    // An edit is an event of its own.
    const event = old === undefined ? id : `${id}-${this.#transactions.size}`;
    this.#transactions.set(transaction, event);
    return JSON.stringify({ event_id: event });
  }

  #write(room: string, old: string | undefined, text: string): string {
    const at = this.messages.findIndex((one) => one.room === room && one.id === old);
    const id = old ?? String(this.messages.length + 1);
    const table = /\/t\/([\w-]+)|table\/([\w-]+)/.exec(text)?.slice(1).find(Boolean) ?? '';
    const shown = { room, id, table, text };
    this.#scheduler.say(`${room} shows ${id}: ${text.replaceAll('\n', ' | ')}`);
    if (at >= 0) this.messages[at] = shown;
    else this.messages.push(shown);
    return id;
  }
}
