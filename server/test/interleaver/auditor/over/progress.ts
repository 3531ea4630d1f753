import type { Course, Deed } from '../../deeds.ts';
import type { Rows } from '../rows.ts';

/** The most that any device told of each item stands, whatever came in which order; each answer knows all that was acknowledged before it was asked. */
export function auditProgress(rows: Rows, course: Course): readonly string[] {
  const sent = course.deeds.filter(({ what }) => what === 'send progress');
  if (sent.length === 0) return [];
  const owners = ownersOf(rows, course.deeds);
  return [...kept(rows, sent, owners), ...invented(rows, sent, owners), ...answered(course.deeds)];
}

type Grades = readonly (readonly [item: string, grade: number])[];

/** The items that the game publishes, and the most of each. */
const MOST: Readonly<Record<string, number>> = Object.fromEntries([
  ...['c1', 'c2', 'c3'].map((id) => [`campaigns/tiny ${id}`, 3]),
  ...['p1', 'p2', 'p3'].map((id) => [`puzzles/tiny ${id}`, 2]),
]);

function gradesIn(text: unknown): Grades {
  const all: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(String(text));
  const flat = Object.entries(all).flatMap(([collection, items]) =>
    Object.entries(items).map(([item, grade]) => [`${collection} ${item}`, grade] as const),
  );
  return flat.filter(([item, grade]) => grade > 0 && grade <= (MOST[item] ?? 0));
}

/** To whom a person's progress belongs at the end: to whoever they went along with. Nobody: they are gone. */
function ownersOf({ people }: Rows, deeds: readonly Deed[]): (who: string) => string | undefined {
  const isHere = (who: string): boolean => people.some(({ id }) => id === who);
  const along = (who: string): Deed | undefined =>
    deeds.find(({ what, facts, answer }) => what === 'sign in' && facts.before === who && facts.bring === true && answer !== 'wrong-login');
  return (who) => {
    if (isHere(who)) return who;
    return along(who) && isHere('ada') ? 'ada' : undefined;
  };
}

function kept({ progress }: Rows, sent: readonly Deed[], ownerOf: (who: string) => string | undefined): readonly string[] {
  return sent.flatMap(({ who, answer, facts }) => {
    const owner = ownerOf(who);
    if (answer !== 'done' || owner === undefined) return [];
    return gradesIn(facts.progress).flatMap(([name, grade]) => {
      const row = progress.find(({ person, collection, item }) => person === owner && `${collection} ${item}` === name);
      return (row?.grade ?? 0) >= grade ? [] : [`${who} came to ${grade} in ${name}, and ${row?.grade ?? 0} is kept of ${owner}`];
    });
  });
}

/** Rows that nobody told of. */
function invented({ progress }: Rows, sent: readonly Deed[], ownerOf: (who: string) => string | undefined): readonly string[] {
  return progress.flatMap(({ person, collection, item, grade }) => {
    const name = `${collection} ${item}`;
    const isTold = sent.some(
      ({ who, facts }) => ownerOf(who) === person && gradesIn(facts.progress).some(([one, told]) => one === name && told === grade),
    );
    return isTold ? [] : [`${person} has ${grade} in ${name}, which no device told`];
  });
}

function answered(deeds: readonly Deed[]): readonly string[] {
  const acknowledged = deeds.filter(({ what, answer }) => what === 'send progress' && answer === 'done');
  // A look while the guest goes along sees either what was theirs or nothing.
  const goes = (one: Deed): boolean =>
    deeds.some(({ what, facts, sentAt }) => what === 'sign in' && facts.before === one.who && sentAt < one.answeredAt);
  const shown = deeds.filter((one) => one.answer === 'done' && (one.what === 'send progress' || (one.what === 'progress' && !goes(one))));
  return shown.flatMap((one) => {
    const known = new Map(gradesIn(one.given.progress));
    const before = acknowledged.filter((other) => other === one || (other.given.person === one.given.person && other.answeredAt < one.sentAt));
    return before
      .flatMap(({ facts }) => gradesIn(facts.progress))
      .flatMap(([name, grade]) =>
        (known.get(name) ?? 0) < grade ? [`${one.who} was shown ${known.get(name) ?? 0} in ${name} after ${grade} was kept`] : [],
      );
  });
}
