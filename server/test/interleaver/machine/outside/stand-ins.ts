import { z } from 'zod';
import type { GuardedFetch } from '../../../../features/notifications/guarded-fetch.ts';
import type { Transports } from '../../../../features/notifications/transports.ts';
import type { Passwords } from '../../../../features/users/passwords.ts';
import type { Posted, Told } from '../../deeds.ts';
import { here } from '../patches.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Rooms } from './rooms.ts';

/** Transports that note what they send. `fails`: whether this message is not taken. */
export function notedPost(scheduler: Scheduler, told: Told[], fails: () => boolean): Transports {
  const nobody = () => Promise.reject(new Error('nobody is there'));
  return {
    outside: { mayReach: () => true, post: nobody, exchange: nobody },
    secretOf: () => null,
    offer: async () => ({ push: null, mail: true, webhook: true }),
    send: async (target, { id, facts }) => {
      const place = here();
      await scheduler.gate({ actor: place?.actor ?? 'post', node: place?.node, label: `sends ${facts.kind} to ${target.id}` });
      if (fails()) return 'failed';
      const { table = null, at = 0, kind } = facts;
      told.push({
        id,
        receiver: target.id,
        kind: String(kind),
        table: table === null ? null : String(table),
        since: Number(at),
        at: scheduler.taken,
      });
      return 'sent';
    },
    unsubscribing: () => undefined,
    close: () => undefined,
  };
}

/** The way to channels: rooms, and such as take JSON, for which it notes what they get. `fails`: whether this message is not taken. */
export function notedChannels(scheduler: Scheduler, posted: Posted[], rooms: Rooms, fails: () => boolean): GuardedFetch {
  const away = { status: null, why: 'unreachable' } as const;
  return {
    mayReach: () => true,
    post: async () => away,
    exchange: async (request) => {
      const { address, body } = request;
      if (rooms.has(address)) return rooms.take(request);
      const place = here();
      const { id, event, table } = Message.parse(JSON.parse(body.toString()));
      await scheduler.gate({ actor: place?.actor ?? 'posts', node: place?.node, label: `sends ${event} of ${table} to ${address}` });
      if (fails()) return away;
      posted.push({ id, webhook: address, event, table });
      await scheduler.gate({ actor: place?.actor ?? 'posts', node: place?.node, label: `hears that ${event} of ${table} arrived` });
      return { status: 200, text: '', retryAfter: undefined };
    },
  };
}

const Message = z.object({ id: z.string(), event: z.string(), table: z.string() });

/** Passwords that are hashed by writing them down: what takes long is only a step of its own. */
export function writtenPasswords(scheduler: Scheduler): Passwords {
  const slow = () => scheduler.gate({ actor: here()?.actor ?? '', node: here()?.node, label: 'hashes a password' });
  return {
    hash: async (password) => {
      await slow();
      return { ok: true, value: `plain ${password}` };
    },
    check: async (password, kept) => {
      await slow();
      return { ok: true, value: kept === `plain ${password}` ? 'right' : 'wrong' };
    },
  };
}
