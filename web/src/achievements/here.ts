import { findTitle } from '@madang/games';
import { achieved, type Chronicle } from '@madang/kernel';
import type { LocalMatch } from '../local-server/local.ts';
import { noteReached } from './kept.ts';

/** Keeps what the people at this device reached in a match that is over. Gives the ids that they reached in it first. */
export async function reachedHere({ id, seats, document, changedAt, playedOn }: LocalMatch, read: Chronicle | null): Promise<readonly string[]> {
  if (!read || playedOn) return [];
  const found = await findTitle(document.game)?.achievements?.();
  if (!found) return [];
  const own = new Set(seats.flatMap(({ kind }, seat) => (kind === 'person' ? achieved(read, found, seat) : [])));
  const ids = found.all.map((one) => one.id).filter((one) => own.has(one));
  return noteReached(document.game, ids, { at: changedAt, match: id });
}
