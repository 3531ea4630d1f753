import type { PackEntry, PackForm, PackRecord, TypedEntry } from '@madang/kernel';
import { misfits } from '@madang/kernel/shapes';
import { askedAgain, type Difference, differences } from './values.ts';

/** Typing for the first time, or once more without seeing what was typed. */
const ROUNDS = ['type', 'check'] as const;
export type Round = (typeof ROUNDS)[number];

/** Time that was spent on so many finished entries of a round. */
export interface Spent {
  readonly ms: number;
  readonly entries: number;
}

/** The cards of one box while a person types them. */
export interface Draft {
  readonly id: string;
  readonly name: string;
  /** The pack's version. */
  readonly version: number;
  /** When it was changed last, in milliseconds since 1970. */
  readonly at: number;
  readonly type: Readonly<Record<string, PackRecord>>;
  readonly check: Readonly<Record<string, PackRecord>>;
  readonly spent: Readonly<Record<Round, Spent>>;
}

/** `known`: a source gives it and nothing is typed. `begun`: something is missing. `typed`: once. `differs`: twice, and not the same. */
export type EntryState = 'known' | 'open' | 'begun' | 'typed' | 'differs' | 'checked';

/** A draft without a card. */
export const newDraft = (id: string, name: string, at: number): Draft => ({
  ...{ id, name, version: 1, at, type: {}, check: {} },
  spent: { type: { ms: 0, entries: 0 }, check: { ms: 0, entries: 0 } },
});

/** A draft to go on with, from what a file had. */
export function draftFrom(typed: ReadonlyMap<string, TypedEntry>, draft: Draft): Draft {
  const first = Object.fromEntries([...typed].map(([id, { record }]) => [id, record]));
  const second = Object.fromEntries([...typed].flatMap(([id, { record, isChecked }]) => (isChecked ? [[id, record]] : [])));
  return { ...draft, type: first, check: second };
}

/** True if nothing that an entry needs is missing or wrong. */
export const isWhole = ({ fields }: PackEntry, record: PackRecord | undefined): record is PackRecord =>
  record !== undefined && misfits(fields, withoutNothing(record), '').length === 0;

/** Texts that are empty are not there. */
function withoutNothing(record: PackRecord): PackRecord {
  return JSON.parse(JSON.stringify(record, (_, value: unknown) => (value === '' ? undefined : value)));
}

/** How far a person has come with an entry. */
export function stateOf(entry: PackEntry, draft: Draft): EntryState {
  const first = draft.type[entry.id];
  const second = draft.check[entry.id];
  if (first === undefined) return entry.isHole ? 'open' : 'known';
  if (!isWhole(entry, first)) return 'begun';
  if (!isWhole(entry, second)) return 'typed';
  return differencesOf(entry, draft).length === 0 ? 'checked' : 'differs';
}

/** The figures of an entry that were typed twice and differ. */
export function differencesOf(entry: PackEntry, draft: Draft): readonly Difference[] {
  const first = draft.type[entry.id];
  const second = draft.check[entry.id];
  if (!isWhole(entry, first) || !isWhole(entry, second)) return [];
  return differences(withoutNothing(first), withoutNothing({ ...second, ...keptOf(entry, first) }));
}

const keptOf = (entry: PackEntry, first: PackRecord): PackRecord =>
  Object.fromEntries([...entry.plain, ...entry.proven].map((name) => [name, first[name]]).filter(([, value]) => value !== undefined));

/** What a round shows of an entry before its first key: the preset, or the same structure without its figures. */
export function beginningOf(entry: PackEntry, draft: Draft, round: Round): PackRecord {
  const typed = draft[round][entry.id];
  if (typed) return typed;
  const first = draft.type[entry.id];
  if (round === 'check' && first) return askedAgain(entry, first);
  return { ...Object.fromEntries(Object.keys(entry.fields.needed).map((name) => [name, null])), ...entry.preset };
}

/** The draft with an entry typed in a round. */
export const withTyped = (draft: Draft, round: Round, id: string, record: PackRecord, at: number): Draft => ({
  ...draft,
  at,
  [round]: { ...draft[round], [id]: record },
});

/** The draft without what was typed of an entry: both times, or only the second. */
export function withoutTyped(draft: Draft, id: string, rounds: readonly Round[]): Draft {
  const without = (all: Draft['type']): Draft['type'] => Object.fromEntries(Object.entries(all).filter(([one]) => one !== id));
  return { ...draft, ...Object.fromEntries(rounds.map((round) => [round, without(draft[round])])) };
}

/** The entries of a round, in its order: the second begins at the end, as the pile of cards lies then. */
export function orderOf(form: Pick<PackForm, 'entries'>, draft: Draft, round: Round): readonly PackEntry[] {
  const asked = form.entries.filter((entry) => stateOf(entry, draft) !== 'known');
  return round === 'type' ? asked : asked.filter((entry) => !['open', 'begun'].includes(stateOf(entry, draft))).toReversed();
}

/** The entry after this one that a round still needs; undefined: all are done. */
export function nextOf(form: Pick<PackForm, 'entries'>, draft: Draft, round: Round, id: string | null): PackEntry | undefined {
  const order = orderOf(form, draft, round);
  const from = order.findIndex((entry) => entry.id === id) + 1;
  const isLeft = (entry: PackEntry): boolean => entry.id !== id && (round === 'type' ? ['open', 'begun'] : ['typed']).includes(stateOf(entry, draft));
  return [...order.slice(from), ...order.slice(0, from)].find(isLeft);
}

/** What is typed and whole, for the pack. */
export function typedIn(form: Pick<PackForm, 'entries'>, draft: Draft): ReadonlyMap<string, TypedEntry> {
  const typed = form.entries.flatMap((entry): readonly (readonly [string, TypedEntry])[] => {
    const record = draft.type[entry.id];
    return isWhole(entry, record) ? [[entry.id, { record: withoutNothing(record), isChecked: stateOf(entry, draft) === 'checked' }]] : [];
  });
  return new Map(typed);
}

/** What an entry takes before a person's own pace is known; a guess. */
const USUAL_MS: Readonly<Record<Round, number>> = { type: 16_000, check: 10_000 };
/** A pause does not count. */
const LONGEST_MS = 120_000;

/** The draft after so long on an entry of a round. */
export function withSpent(draft: Draft, round: Round, ms: number): Draft {
  const { ms: before, entries } = draft.spent[round];
  return { ...draft, spent: { ...draft.spent, [round]: { ms: before + Math.min(ms, LONGEST_MS), entries: entries + 1 } } };
}

/** Entries that count until a person's own pace does. */
const TRUSTED = 5;

/** Minutes that are left, by the pace so far. */
export function minutesLeft(form: Pick<PackForm, 'entries'>, draft: Draft): number {
  const states = form.entries.map((entry) => stateOf(entry, draft));
  const count = (...wanted: readonly EntryState[]): number => states.filter((state) => wanted.includes(state)).length;
  const pace = (round: Round): number => {
    const { ms, entries } = draft.spent[round];
    return entries < TRUSTED ? USUAL_MS[round] : ms / entries;
  };
  return Math.ceil((count('open', 'begun') * (pace('type') + pace('check')) + count('typed', 'differs') * pace('check')) / 60_000);
}

/** A pack's name from what a person calls their box. */
export const packNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 16)
    .replace(/-+$/, '') || 'box';
