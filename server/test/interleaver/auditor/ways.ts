import { createHash } from 'node:crypto';
import type { Course, Deed } from '../deeds.ts';
import type { Rows } from './rows.ts';

/** Nobody comes in by a way that was taken away, nor twice by one answer; an account keeps a way in; who has an account stays who they are. */
export function auditWays(rows: Rows, course: Course): readonly string[] {
  return [...entered(rows, course.deeds), ...once(course.deeds), ...accounts(rows, course.deeds), ...tokens(rows, course.deeds)];
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Pages that were let in, and when at the latest that was certain. */
const entries = (deeds: readonly Deed[]): readonly Deed[] => deeds.filter(({ what, answer }) => what === 'enter' && answer === 'done');

function entered(rows: Rows, deeds: readonly Deed[]): readonly string[] {
  return entries(deeds).flatMap(({ facts, given, answeredAt }) => {
    const { way, before } = facts;
    const { person } = given;
    const since = Number(given.entered);
    const earlier = (what: string, who: unknown): Deed | undefined =>
      deeds.find((one) => one.what === what && one.answer === 'done' && one.who === who && one.answeredAt < since);
    const found: string[] = [];
    const removed = deeds.findLast(
      (one) => one.what === 'remove way' && one.answer === 'done' && String(way).startsWith(String(one.facts.way)) && one.answeredAt < since,
    );
    const again = deeds.some((one) => isAdding(one) && one.facts.way === way && one.answeredAt > (removed?.sentAt ?? 0));
    if (removed && !again) found.push(`${person} was let in by ${way}, which was gone`);
    if (earlier('delete', person)) found.push(`${person} was let in after they were deleted`);
    if (
      before !== null &&
      before !== person &&
      deeds.some((one) => one.who === before && one.what === 'add way' && one.answer === 'done' && one.answeredAt < since)
    )
      found.push(`${before} has an account and was let in as ${person}`);
    const open = rows.sessions.some(({ token }) => token === hashOf(String(given.token)));
    const ended = deeds.find((one) => ENDS.includes(one.what) && one.answer === 'done' && one.who === person && one.sentAt > answeredAt);
    if (open && ended) found.push(`a session of ${person} by ${way} lives after '${ended.what}'`);
    return found;
  });
}

/** Deeds that end every other session of a person. */
const ENDS: readonly string[] = ['change password', 'end other sessions', 'delete'];

/** Deeds by which a way in comes, or may have come. */
const isAdding = ({ what, facts, answer }: Deed): boolean =>
  what === 'add way'
    ? ['done', ...UNKNOWN].includes(answer)
    : what === 'enter' && String(facts.way).startsWith('openid') && ['linked', ...UNKNOWN].includes(answer);

/** Answers after which nobody knows what became of it. */
const UNKNOWN: readonly string[] = ['lost', 'unavailable'];

/** What a provider or a device answered lets one page in. */
function once(deeds: readonly Deed[]): readonly string[] {
  const redeemed = deeds.filter(({ what, answer }) => what === 'enter' && (answer === 'done' || answer === 'linked'));
  return [...Map.groupBy(redeemed, ({ facts }) => facts.asked)].flatMap(([asked, all]) =>
    all.length > 1 ? [`the answer to ${asked} was redeemed ${all.length} times`] : [],
  );
}

/** Accounts are those with a way in; who has added one has one. */
function accounts({ people, passwords, passkeys, openids }: Rows, deeds: readonly Deed[]): readonly string[] {
  return people.flatMap(({ id, account }) => {
    const has = [...passwords, ...passkeys, ...openids].some(({ person }) => person === id);
    const added = deeds.some(({ who, what, answer }) => who === id && what === 'add way' && answer === 'done');
    const found = (account === 1) === has ? [] : [`${id} ${has ? 'has a way in and is no account' : 'is an account without a way in'}`];
    return added && !has ? [...found, `${id} lost their last way in`] : found;
  });
}

/** An API token is good until its person changes their password or is gone, and not longer. */
function tokens({ api_tokens }: Rows, deeds: readonly Deed[]): readonly string[] {
  const ends = deeds.filter(({ what }) => what === 'change password' || what === 'delete');
  return deeds.flatMap(({ who, what, answer, given: { token }, answeredAt }) => {
    if (what !== 'make token' || answer !== 'done') return [];
    const end = ends.find((one) => one.who === who && one.answer === 'done' && one.sentAt > answeredAt);
    const isThere = api_tokens.some((one) => one.token === hashOf(String(token)));
    const shown = deeds.filter((one) => one.what === 'show token' && one.facts.token === token && one.answer === 'done');
    if (end && (isThere || shown.some(({ sentAt }) => sentAt > end.answeredAt))) return [`a token of ${who} is good after '${end.what}'`];
    return isThere || ends.some((one) => one.who === who) ? [] : [`a token of ${who} is gone`];
  });
}
