import { createHash } from 'node:crypto';
import type { Course, Deed } from '../deeds.ts';
import type { Rows } from './rows.ts';

/** Nothing is left of who is gone; no session outlives its end. */
export function auditPeople(rows: Rows, { deeds }: Course): readonly string[] {
  return [...ghosts(rows), ...deleted(rows, deeds), ...sessionsOf(rows, deeds), ...merged(rows, deeds)];
}

/** Every row that names a person, and whom. */
function namings(rows: Rows): readonly (readonly [string, string | null])[] {
  return [
    ...rows.sessions.map(({ id, person }) => [`session ${id}`, person] as const),
    ...rows.passwords.map(({ person }) => ['a password', person] as const),
    ...rows.ratings.map(({ game, seats, person_id }) => [`a rating of ${game} ${seats}`, person_id] as const),
    ...rows.ratings.flatMap(({ player }) => (player.startsWith('person ') ? [['a rating', player.slice(7)] as const] : [])),
    ...rows.reports.flatMap(({ person, reporter }) => [['a report', person] as const, ['a report', reporter] as const]),
    ...rows.tables.map(({ id, owner }) => [`table ${id}`, owner] as const),
    ...rows.seats.flatMap(({ table_id, seat, person, asked }) => [
      [`seat ${seat} of ${table_id}`, person] as const,
      [`seat ${seat} of ${table_id}`, asked] as const,
    ]),
    ...rows.chat.map(({ id, table_id, person }) => [`line ${id} of ${table_id}`, person] as const),
    ...rows.cups.map(({ id, owner }) => [`cup ${id}`, owner] as const),
    ...rows.cup_people.map(({ cup_id, person }) => [`a player of cup ${cup_id}`, person] as const),
    ...rows.cup_seats.map(({ cup_id, round, person }) => [`round ${round} of cup ${cup_id}`, person] as const),
    ...rows.wishes.map(({ kind, person }) => [`the wish ${kind}`, person] as const),
    ...rows.receivers.map(({ id, person }) => [`receiver ${id}`, person] as const),
    ...rows.notices.map(({ id, person }) => [`notice ${id}`, person] as const),
    ...rows.deliveries.map(({ id, person }) => [`delivery ${id}`, person] as const),
    ...rows.links.map(({ person }) => ['a link', person] as const),
    ...rows.plans.map(({ table_id, person }) => [`a plan at ${table_id}`, person] as const),
    ...rows.passkeys.map(({ id, person }) => [`passkey ${id}`, person] as const),
    ...rows.openids.map(({ subject, person }) => [`subject ${subject}`, person] as const),
    ...rows.challenges.map(({ person }) => ['a challenge', person] as const),
    ...rows.api_tokens.map(({ id, person }) => [`API token ${id}`, person] as const),
    ...rows.achievements.map(({ achievement, person }) => [`achievement ${achievement}`, person] as const),
    ...rows.progress.map(({ item, person }) => [`progress in ${item}`, person] as const),
    ...rows.deal_attempts.map(({ day, person }) => [`attempt of ${day}`, person] as const),
    ...rows.notes.map(({ table_id, person }) => [`a note at ${table_id}`, person] as const),
    ...rows.chat_names.map(({ program, person }) => [`an id at ${program}`, person] as const),
    ...rows.calendars.map(({ person }) => ['a calendar', person] as const),
    ...rows.relations.flatMap(({ person, other }) => [['a relation', person] as const, ['a relation', other] as const]),
    ...rows.packs.map(({ id, person }) => [`pack ${id}`, person] as const),
    ...rows.analyses.map(({ table_id, person }) => [`an analysis of ${table_id}`, person] as const),
  ];
}

function ghosts(rows: Rows): readonly string[] {
  const here = new Set(rows.people.map(({ id }) => id));
  const isNobody = (person: string | null): boolean => person === null || person === '' || person.startsWith('gone-');
  return namings(rows).flatMap(([what, person]) => (isNobody(person) || here.has(person ?? '') ? [] : [`${what} names ${person}, who is gone`]));
}

function deleted(rows: Rows, deeds: readonly Deed[]): readonly string[] {
  const done = deeds.filter(({ what, answer }) => what === 'delete' && answer === 'done');
  return done.flatMap(({ who }) => (rows.people.some(({ id }) => id === who) ? [`${who} was deleted and is there`] : []));
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A session that was opened by a password lives as long as that is the password, and no longer than the next word that ends all others. */
function sessionsOf(rows: Rows, deeds: readonly Deed[]): readonly string[] {
  return deeds.flatMap(({ what, answer, facts, given, answeredAt }) => {
    if (what !== 'sign in' || answer !== 'done') return [];
    const open = rows.sessions.find(({ token }) => token === hashOf(String(given.token)));
    if (!open) return [];
    const now = rows.passwords.find(({ person }) => person === open.person)?.hash;
    const found =
      now === `plain ${facts.password}`
        ? []
        : [`a session of ${open.person} lives that was opened by '${facts.password}'; the password is now '${now}'`];
    const ended = deeds.find(
      (one) => one.what === 'end other sessions' && one.answer === 'done' && one.who === open.person && one.sentAt > answeredAt,
    );
    return ended ? [...found, `a session of ${open.person} lives that was ended`] : found;
  });
}

/** What a guest had went along to the person who signed in. */
function merged(rows: Rows, deeds: readonly Deed[]): readonly string[] {
  return deeds.flatMap(({ what, answer, facts, given }) => {
    const { before, bring } = facts;
    if (what !== 'sign in' || answer !== 'done' || bring !== true || before === given.person) return [];
    return rows.people.some(({ id, account }) => id === before && account === 0)
      ? [`the guest ${before} went along with ${given.person} and is there`]
      : [];
  });
}
