import type { Course } from '../deeds.ts';
import type { Rows } from './rows.ts';

/** Everybody of a cup plays once in each round; rounds come once and in order; what is over is counted once. */
export function auditCups(rows: Rows, course: Course): readonly string[] {
  return [...rows.cups.flatMap((cup) => (cup.status === 'gathering' ? gathering(rows, cup, course) : rounds(rows, cup))), ...counted(rows, course)];
}

type Cup = Rows['cups'][number];

function gathering({ cup_people, cup_seats }: Rows, { id, people }: Cup, { deeds }: Course): readonly string[] {
  const here = cup_people.filter(({ cup_id }) => cup_id === id).map(({ person }) => person);
  const found: string[] = [];
  if (here.length >= people) found.push(`cup ${id} gathers ${here.length} of ${people}`);
  if (new Set(here).size < here.length) found.push(`somebody is of cup ${id} twice`);
  if (cup_seats.some(({ cup_id }) => cup_id === id)) found.push(`cup ${id} is drawn and gathers`);
  const joined = deeds.filter(({ what, facts, answer }) => what === 'join cup' && facts.cup === id && answer === 'done');
  for (const { who } of joined) {
    const left = deeds.some((one) => one.who === who && (one.what === 'leave cup' || one.what === 'delete' || one.what === 'sign in'));
    if (!left && !here.includes(who)) found.push(`${who} joined cup ${id} and is not of it`);
  }
  return found;
}

function rounds(rows: Rows, { id, people, seats, rounds: all, round, status }: Cup): readonly string[] {
  const here = rows.cup_people
    .filter(({ cup_id }) => cup_id === id)
    .map(({ person }) => person)
    .sort();
  const places = rows.cup_seats.filter(({ cup_id }) => cup_id === id);
  const tables = rows.tables.filter(({ cup }) => cup === id);
  const found: string[] = [];
  if (here.length !== people || new Set(here).size !== people) found.push(`cup ${id} runs with ${new Set(here).size} of ${people}`);
  for (let nth = 1; nth <= all; nth++) {
    const own = places.filter((place) => place.round === nth);
    if (
      own
        .map(({ person }) => person)
        .sort()
        .join() !== here.join()
    )
      found.push(`round ${nth} of cup ${id} is not everybody's once`);
    if (new Set(own.map((place) => `${place.nth} ${place.seat}`)).size !== people) found.push(`a seat of round ${nth} of cup ${id} is given twice`);
    const made = new Set(own.flatMap(({ table_id }) => table_id ?? []));
    if (made.size !== (nth <= round ? people / seats : 0))
      found.push(`round ${nth} of cup ${id} has ${made.size} tables, and round ${round} is the last that began`);
  }
  if (tables.length !== (round * people) / seats) found.push(`cup ${id} has ${tables.length} tables after ${round} rounds`);
  if (tables.every((table) => table.status === 'over' || table.status === 'abandoned') && round === all && status !== 'over')
    found.push(`cup ${id} is played and goes on`);
  for (const place of places) {
    const sitting = rows.seats.find(({ table_id, seat }) => table_id === place.table_id && seat === place.seat);
    const isTheirs = sitting?.kind === 'bot' ? place.person.startsWith('gone-') : sitting?.person === place.person;
    const isGone = sitting?.person === null && place.person.startsWith('gone-');
    if (place.table_id !== null && !isTheirs && !isGone)
      found.push(`${place.person} has seat ${place.seat} of ${place.table_id} in cup ${id}, where ${sitting?.person ?? sitting?.kind} sits`);
  }
  return found;
}

/** Deeds after which seats tell no longer what somebody has played. */
const UNSEATING: ReadonlySet<string> = new Set(['delete', 'sign in', 'wipe']);

/** Results stand once; everybody's matches are as many as were rated. */
function counted(rows: Rows, { counts, deeds }: Course): readonly string[] {
  if (!counts) return [];
  const over = rows.tables.filter(({ status }) => status === 'over');
  const found = over.flatMap(({ id, counted: is, imported }) => {
    const results = rows.results.filter(({ table_id }) => table_id === id).length;
    return imported === 0 && (is !== 1 || results !== 1) ? [`the match ${id} is over and was counted ${results} times`] : [];
  });
  // A person who is deleted or merged has another's matches or none. A table that a host deletes leaves its result, and no seats.
  if (deeds.some(({ what }) => UNSEATING.has(what))) return found;
  const rated = new Set(rows.results.filter((result) => result.rated === 1).map(({ table_id }) => table_id));
  return [
    ...found,
    ...rows.people.flatMap(({ id }) => {
      const played = rows.ratings.filter(({ person_id }) => person_id === id).reduce((sum, one) => sum + one.played, 0);
      const own = rows.seats.filter(({ table_id, person }) => person === id && rated.has(table_id)).length;
      return played === own ? [] : [`${id} has ${played} rated matches and played ${own}`];
    }),
  ];
}
