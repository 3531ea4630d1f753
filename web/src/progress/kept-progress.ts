import type { Progress } from '@madang/wire';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../json.ts';
import { forget, keep, kept, keptKeys } from '../page/storage.ts';
import { type Device, isOwner } from './merge.ts';

const OWNER = 'madang.progress';

/** A kind of collection, as the server names it, and where a browser keeps those of each game. */
interface Kind {
  readonly name: string;
  readonly prefix: string;
  readonly most: number;
  /** Grades by item of what pages kept in another form before. */
  readonly renewed?: (json: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** Grades of puzzles as the account has them: 1 missed at the first try, 2 solved. */
const OUTCOMES: Readonly<Record<string, number>> = { missed: 1, solved: 2 };

/** Puzzles were kept with a rating and outcomes by name. */
const byOutcome = (json: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  isRecord(json.outcomes) ? Object.fromEntries(Object.entries(json.outcomes).map(([id, outcome]) => [id, OUTCOMES[String(outcome)] ?? 0])) : json;

export const CAMPAIGNS: Kind = { name: 'campaigns', prefix: 'madang.campaign.', most: 3 };
export const PUZZLES: Kind = { name: 'puzzles', prefix: 'madang.puzzles.', most: 2, renewed: byOutcome };
const KINDS = [CAMPAIGNS, PUZZLES];

/** Counts changes of the kept progress. */
export const progressChanges = createStore<number>()(() => 0);

const changed = (): void => progressChanges.setState((count) => count + 1);

/** The highest grade of each item of a game that this device knows of: come to here, or heard from the account. */
export function keptGrades({ prefix, most, renewed = (json) => json }: Kind, game: string): ReadonlyMap<string, number> {
  const json = kept(prefix + game);
  const isGrade = (grade: unknown): grade is number => typeof grade === 'number' && Number.isInteger(grade) && grade >= 0 && grade <= most;
  return new Map(Object.entries(isRecord(json) ? renewed(json) : {}).flatMap(([id, grade]) => (isGrade(grade) ? [[id, grade] as const] : [])));
}

/** Keeps a grade that is more than before. Returns false where the browser does not keep it. */
export function noteGrade(kind: Kind, game: string, id: string, grade: number): boolean {
  const before = keptGrades(kind, game);
  if (grade <= (before.get(id) ?? -1)) return true;
  const isKept = keep(kind.prefix + game, Object.fromEntries([...before, [id, grade]]));
  changed();
  return isKept;
}

/** What this device keeps of progress. `owner`: whose it is; null: it was made before a server said who plays here. */
export function keptDevice(): Device {
  const owner = kept(OWNER);
  const progress = KINDS.flatMap((kind) =>
    keptKeys(kind.prefix).map((key) => {
      const game = key.slice(kind.prefix.length);
      return [`${kind.name}/${game}`, Object.fromEntries(keptGrades(kind, game))] as const;
    }),
  );
  return { owner: isOwner(owner) ? owner : null, progress: Object.fromEntries(progress) };
}

/** Where a browser keeps a collection; undefined: it knows no such kind. */
function keyOf(collection: string): string | undefined {
  const kind = KINDS.find(({ name }) => collection.startsWith(`${name}/`));
  return kind && kind.prefix + collection.slice(kind.name.length + 1);
}

/** Keeps progress and whose it is, in place of all before. */
export function keepDevice({ owner, progress }: Device): void {
  const before: Progress = keptDevice().progress;
  if (owner) keep(OWNER, owner);
  const other = Object.keys({ ...before, ...progress }).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(progress[name]));
  for (const name of other) {
    const key = keyOf(name);
    if (key !== undefined && progress[name]) keep(key, progress[name]);
    else if (key !== undefined) forget(key);
  }
  if (other.length > 0) changed();
}

/** Notes that a person has an account, or none, before the server is asked for their progress again. */
export function noteGuest(person: string, guest: boolean): void {
  const { owner, progress } = keptDevice();
  if (owner?.person === person) keepDevice({ owner: { ...owner, guest }, progress });
}
