import { members, type Seat } from '@madang/kernel';
import type { AutomaRule, Candidate, CandidateKind, Narrowing } from '../../automa-words.ts';
import type { BarrageTell } from '../../rule.ts';

/** What is narrowed: members of a set, with the words that a person at the table knows them by. */
export interface Pool {
  readonly seat: Seat;
  readonly of: CandidateKind;
  readonly rule: AutomaRule;
  readonly word: (member: number) => Candidate;
  readonly tell: BarrageTell;
}

/** Whether a choice is still open. */
export const isOpen = (set: number): boolean => (set & (set - 1)) !== 0;

/**
 * The members of `set` that match, or all of them where none does. It is told with the candidates before and after, so that
 * it can be checked; a set of one needs no criterion. `criterion`: 1 … 3 of the criteria tile, else 0.
 */
export function narrow(pool: Pool, set: number, matching: number, by: Narrowing, criterion: number): number {
  if (!isOpen(set)) return set;
  const kept = (set & matching) === 0 ? set : set & matching;
  const { seat, of, rule, word, tell } = pool;
  tell?.({ event: 'automa-narrowed', seat, of, rule, by, criterion, before: members(set).map(word), after: members(kept).map(word) });
  return kept;
}

/** The members with the highest rank; those with a rank below 0 match nothing. */
export function highest(set: number, rank: (member: number) => number): number {
  let best = -1;
  let found = 0;
  for (let member = 0; set >> member !== 0; member++) {
    if ((set & (1 << member)) === 0) continue;
    const mine = rank(member);
    if (mine > best) {
      best = mine;
      found = 0;
    }
    if (mine === best && mine >= 0) found |= 1 << member;
  }
  return found;
}

/** The members for which something holds. */
export function those(set: number, holds: (member: number) => boolean): number {
  let found = 0;
  for (let member = 0; set >> member !== 0; member++) {
    if ((set & (1 << member)) !== 0 && holds(member)) found |= 1 << member;
  }
  return found;
}
