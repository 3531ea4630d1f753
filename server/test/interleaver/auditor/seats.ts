import type { Course, Deed } from '../deeds.ts';
import type { Rows } from './rows.ts';

/** One seat each; who was told that they sit does; limits are never passed. */
export function auditSeats(rows: Rows, course: Course): readonly string[] {
  return [
    ...seatsOfTables(rows),
    ...owners(rows, course.deeds),
    ...joined(rows, course.deeds),
    ...takenOver(rows, course.deeds),
    ...limitsOf(rows, course),
  ];
}

function seatsOfTables({ tables, seats }: Rows): readonly string[] {
  return tables.flatMap(({ id, status }) => {
    const own = seats.filter(({ table_id }) => table_id === id);
    const found: string[] = [];
    if (own.length < 2 || own.some(({ seat }, i) => !own.some((one) => one.seat === i) || seat >= own.length))
      found.push(`table ${id} has not all its seats`);
    const sitting = own.filter(({ screen }) => screen === 0).flatMap(({ person }) => person ?? []);
    for (const person of new Set(sitting)) if (sitting.filter((one) => one === person).length > 1) found.push(`${person} has several seats at ${id}`);
    const asked = own.flatMap((seat) => (seat.asked !== null && seat.screen === 0 ? [seat.asked] : []));
    for (const person of new Set(asked)) {
      if (asked.filter((one) => one === person).length > 1) found.push(`several seats are kept for ${person} at ${id}`);
      if (sitting.includes(person)) found.push(`a seat is kept for ${person}, who sits at ${id}`);
    }
    for (const { seat, kind, person } of own) {
      if ((kind === 'person') !== (person !== null) && status !== 'over' && status !== 'abandoned')
        found.push(`seat ${seat} of ${id} is ${kind}'s and has ${person}`);
      if (status === 'running' && (kind === 'open' || kind === 'invited')) found.push(`table ${id} runs with seat ${seat} free`);
    }
    return found;
  });
}

/** A table that waits is somebody's; who owns it sits there, unless they made it without a seat. */
function owners({ tables, seats }: Rows, deeds: readonly Deed[]): readonly string[] {
  return tables.flatMap(({ id, owner, status, cup }) => {
    if (cup !== null || status !== 'waiting') return [];
    if (owner === '') return [`table ${id} waits and is nobody's`];
    const left = deeds.some(({ who, what, facts, answer }) => who === owner && what === 'leave' && facts.table === id && answer === 'done');
    const sits = seats.some(({ table_id, person }) => table_id === id && person === owner);
    return left && !sits ? [`${owner} left table ${id} and owns it`] : [];
  });
}

/** Answers after which nobody knows what became of it. */
const UNKNOWN: readonly string[] = ['lost', 'unavailable', 'busy', 'internal'];

const AWAY: readonly string[] = ['leave', 'remove', 'delete', 'sign in'];

function joined({ tables, seats }: Rows, deeds: readonly Deed[]): readonly string[] {
  const gone = deeds.some(({ what }) => what === 'delete' || what === 'remove' || what === 'sign in');
  if (gone) return [];
  return deeds.flatMap(({ who, what, facts, answer }) => {
    const { table } = facts;
    if (what !== 'join' || answer !== 'done' || !tables.some(({ id }) => id === table)) return [];
    if (deeds.some((one) => one.who === who && AWAY.includes(one.what) && one.facts.table === table)) return [];
    const isTheirs = ({ person, former }: Rows['seats'][number]): boolean => person === who || former === who;
    return seats.some((one) => one.table_id === table && isTheirs(one)) ? [] : [`${who} was given a seat at ${table} and has none`];
  });
}

/** A person who was told that a seat is theirs was given it once, and has it unless somebody else was given it later or they are gone. */
function takenOver({ tables, seats, moves }: Rows, deeds: readonly Deed[]): readonly string[] {
  return tables.flatMap(({ id }) => {
    const asked = deeds.filter(({ what, facts }) => what === 'take over' && facts.table === id);
    const done = asked.filter(({ answer }) => answer === 'done').length;
    const unknown = asked.filter(({ answer }) => UNKNOWN.includes(answer)).length;
    const rows = moves.filter(({ table_id, move }) => table_id === id && move?.includes('"take-over"')).length;
    const found =
      rows > done + unknown || (done > 0 && rows === 0) ? [`${done} were told that a seat of ${id} is theirs, ${rows} were given one`] : [];
    const last = asked
      .filter(({ answer }) => answer === 'done')
      .toSorted((a, b) => a.answeredAt - b.answeredAt)
      .at(-1);
    const isGone = deeds.some(({ who, what }) => who === last?.who && what === 'delete');
    const isSure = rows === 1 && last !== undefined && !isGone && !seats.some(({ table_id, offered }) => table_id === id && offered !== 0);
    return isSure && !seats.some(({ table_id, person }) => table_id === id && person === last.who)
      ? [...found, `${last.who} took a seat of ${id} over and has none`]
      : found;
  });
}

/** Deeds by which a table comes to somebody who did not make it. */
const HANDS_OVER: readonly string[] = ['leave', 'delete', 'sign in'];

function limitsOf({ tables, cups, receivers }: Rows, { deeds, limits }: Course): readonly string[] {
  const counted = (what: string, owners: readonly string[], most: number): readonly string[] =>
    [...Map.groupBy(owners, (owner) => owner)].flatMap(([owner, own]) =>
      owner !== '' && own.length > most ? [`${owner} has ${own.length} ${what} of ${most}`] : [],
    );
  const going = tables.filter(({ status }) => status === 'waiting' || status === 'running').map(({ owner }) => owner);
  const handed = deeds.some(({ what }) => HANDS_OVER.includes(what));
  return [
    ...(handed ? [] : counted('tables', going, limits.tables)),
    ...(handed
      ? []
      : counted(
          'cups',
          cups.filter(({ status }) => status !== 'over').map(({ owner }) => owner),
          limits.cups,
        )),
    ...counted(
      'receivers',
      receivers.map(({ person }) => person),
      limits.receivers,
    ),
  ];
}
