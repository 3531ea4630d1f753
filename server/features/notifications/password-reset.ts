import { fail, ok, type Result } from '@madang/kernel';
import type { Problem, ResetRequest } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { transact } from '../../storage/transact.ts';
import { writePassword } from '../users/accounts.ts';
import type { Passwords } from '../users/passwords.ts';
import type { Proof } from '../users/proof.ts';
import { announceEnded, deleteAccess } from '../users/sessions.ts';
import { mayAsk } from './channels.ts';
import { holderOf, takeLink } from './links.ts';
import { queueMail } from './queue.ts';

/** Addresses of one person that a link goes to. */
const MOST = 3;

/**
 * Mails a link for a new password to whoever signs in by that name, or has that mail address; only to addresses that were confirmed.
 * Whether there is anybody, whoever asks is not told: neither by an answer nor by how long it takes.
 */
export async function requestPasswordReset(services: Services, name: string): Promise<void> {
  const { storage, time } = services;
  const reached = (column: 'passwords.login' | 'receivers.address') =>
    storage.db
      .selectFrom('receivers')
      .innerJoin('passwords', 'passwords.person', 'receivers.person')
      .select(['receivers.id', 'receivers.person', 'receivers.address', 'receivers.created_at'])
      .where('kind', '=', 'mail')
      .where('confirmed_at', 'is not', null)
      .where(column, '=', name);
  // Each by an index of its own.
  const found = await reached('passwords.login').union(reached('receivers.address')).orderBy('created_at').limit(MOST).execute();
  for (const { id, person, address } of found)
    if (await mayAsk(services, person, address)) await queueMail(storage.db, 'reset', { person, receiver: id }, time.now());
  services.notify();
}

/** Takes a link for the password that its person chooses, and signs them out everywhere; gives who it is. */
export async function resetPassword(services: Services, passwords: Passwords, { token, password }: ResetRequest): Promise<Result<Proof, Problem>> {
  // First what may have no room just now: a link is good once.
  const hashed = await passwords.hash(password);
  if (!hashed.ok) return hashed;
  const { storage, time } = services;
  const reset = await transact(storage.db, async (db): Promise<Result<{ proof: Proof; ended: readonly string[] }, Problem>> => {
    const link = await holderOf(db, 'reset', token);
    const taken = link && (await takeLink(db, 'reset', token, time.now()));
    const written = taken && (await writePassword(db, taken.person, hashed.value, time.now()));
    if (!written) return fail({ code: 'wrong-link' });
    const { person } = taken;
    return ok({ proof: { kind: 'password', person, version: written.version }, ended: await deleteAccess(db, person) });
  });
  if (!reset.ok) return reset;
  announceEnded(services, reset.value.ended);
  return ok(reset.value.proof);
}
