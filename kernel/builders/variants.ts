import type { Seat, Told } from '../state.ts';

/** Joins parts of a record into one. */
type Whole<T> = { readonly [K in keyof T]: T[K] };

/** The fields that a list names, with the types that `F` gives them, and those that it writes out because no others are like them. */
type Listed<F, L> = Pick<F, Extract<L, keyof F>> & ([Extract<L, object>] extends [never] ? unknown : Extract<L, object>);

/**
 * Records of several forms, told apart by their field `Tag`. A table lists the fields of each form: `{ stepped: 'seat' | 'from'; passed: 'seat' }`.
 * `F` gives their types, so a field means the same in every form.
 */
type Variants<Tag extends string, F, Table> = {
  [Name in keyof Table & string]: Whole<Readonly<Record<Tag, Name>> & Listed<F, Table[Name]>>;
}[keyof Table & string];

/** A game's events: `F` gives the types of fields, the table lists the fields of each event (`never`: none). */
export type EventsOf<F, Table> = Told & Variants<'event', F, Table>;

/** A game's tasks: `F` gives the types of fields, the table lists those that each task has beside its seat (`never`: none). */
export type TasksOf<F, Table> = Variants<'task', F & { seat: Seat }, { [Name in keyof Table]: Table[Name] | 'seat' }>;

/** The arguments of messages by their names: `F` gives the types of arguments, the table lists those of each message (`never`: none). */
export type ArgumentsOf<F, Table> = { readonly [Name in keyof Table]: Whole<Listed<F, Table[Name]>> };
