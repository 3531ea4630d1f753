import type { Explanation } from '@madang/board-kit';
import type { Move } from '@madang/kernel';
import { findLabels } from './find.ts';

/** One answer as the list shows it. */
export interface Choice {
  readonly move: Move;
  readonly explanation: Explanation;
  /** What stands on the chip; shorter than the label where its group's caption says the rest. */
  readonly short: string;
  /** The key that chooses it; null: only by pointing or walking there. */
  readonly key: string | null;
  /** True: the chip begins in the midst of the label. */
  readonly isCut?: boolean;
  /** Doing without: no fields of its own, so it stands last and is quieter. */
  readonly quiet: boolean;
}

/** Choices that belong together. */
export interface ChoiceGroup {
  readonly caption: string | null;
  readonly choices: readonly Choice[];
}

const NUMBER_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const LAST_KEY = '0';
/** Fewer choices than this are one row of chips; more are grouped by what they are about. */
const GROUPED_FROM = 7;
const SEPARATORS = [' → ', ': ', '：'];

const ownFields = (move: Move): readonly [string, unknown][] => Object.entries(move).filter(([name]) => name !== 'id' && name !== 'kind');

const isQuiet = (move: Move): boolean => ownFields(move).length === 0;

/** What moves with several fields are about: their kind and first field. */
function subjectOf(move: Move): string {
  const fields = ownFields(move);
  return fields.length > 1 ? `${move.kind} ${String(fields[0]?.[1])}` : move.kind;
}

/** The part before a separator that all labels begin with, separator included. */
function sharedStart(labels: readonly string[]): string {
  const first = labels[0] ?? '';
  for (const separator of SEPARATORS) {
    const at = first.indexOf(separator);
    if (at < 0) continue;
    const start = first.slice(0, at + separator.length);
    if (labels.every((label) => label.startsWith(start) && label.length > start.length)) return start;
  }
  return '';
}

/** What may be done beside what is asked: it stands last, under a caption, and no key does it by mistake. */
export interface Beside {
  readonly caption: string;
  has(move: Move): boolean;
}

const NOTHING_BESIDE: Beside = { caption: '', has: () => false };

/** A decision's moves as groups of chips with keys. `filter`: only those that somebody means who typed it. */
export function arrange(moves: readonly Move[], explain: (move: Move) => Explanation | null, filter = '', beside = NOTHING_BESIDE): ChoiceGroup[] {
  const all = moves.map((move) => ({ move, explanation: explain(move) ?? { label: move.kind, forecast: null, rule: null } }));
  const meant = findLabels(
    all.map(({ explanation }) => explanation.label),
    filter,
  );
  const found = all.filter((_, i) => meant[i]);
  const groups = answerGroups(found.filter(({ move }) => !beside.has(move)));
  const choices = found.flatMap(({ move, explanation }) =>
    beside.has(move) ? [{ move, explanation, short: explanation.label, key: null, quiet: true }] : [],
  );
  return choices.length > 0 ? [...groups, { caption: beside.caption, choices }] : groups;
}

function answerGroups(explained: readonly Pick<Choice, 'move' | 'explanation'>[]): ChoiceGroup[] {
  const plain = explained.filter(({ move }) => !isQuiet(move));
  const quiet = explained.filter(({ move }) => isQuiet(move));
  const grouped = plain.length >= GROUPED_FROM ? Map.groupBy(plain, ({ move }) => subjectOf(move)) : new Map([['', plain]]);
  const keys: string[] = [...NUMBER_KEYS, ...(quiet.length === 0 ? [LAST_KEY] : [])];
  const groups: ChoiceGroup[] = [];
  for (const members of grouped.values()) {
    const start = grouped.size > 1 && members.length > 1 ? sharedStart(members.map(({ explanation }) => explanation.label)) : '';
    const choices = members.map(({ move, explanation }) => ({
      move,
      explanation,
      short: explanation.label.slice(start.length),
      key: keys.shift() ?? null,
      quiet: false,
    }));
    if (choices.length > 0) groups.push({ caption: start === '' ? null : captionOf(start), choices });
  }
  if (quiet.length > 0) {
    const spare = [LAST_KEY, ...keys];
    groups.push({
      caption: null,
      choices: quiet.map(({ move, explanation }) => ({ move, explanation, short: explanation.label, key: spare.shift() ?? null, quiet: true })),
    });
  }
  return groups;
}

const captionOf = (start: string): string =>
  SEPARATORS.reduce((text, separator) => (text.endsWith(separator) ? text.slice(0, -separator.length) : text), start);

/** The words with which both begin: to a separator, else to the last space. */
function sharedWords(a: string, b: string): string {
  let long = 0;
  while (long < Math.min(a.length, b.length) && a[long] === b[long]) long += 1;
  const shared = a.slice(0, long);
  const separator = SEPARATORS.find((one) => shared.includes(one)) ?? ' ';
  const at = shared.lastIndexOf(separator);
  return at < 0 ? '' : shared.slice(0, at + separator.length);
}

/** With fewer letters in common two choices are told apart where there is little room. */
const ALIKE = 10;

/** Choices without the words with which another begins as well: for a place with room for few words. */
export function toldApart(choices: readonly Choice[]): readonly Choice[] {
  return choices.map((choice) => {
    const starts = choices.map((other) => (other === choice ? '' : sharedWords(choice.short, other.short)));
    const start = starts.reduce((most, one) => (one.length > most.length ? one : most));
    if (start.length < ALIKE || start.length === choice.short.length) return choice;
    return { ...choice, short: choice.short.slice(start.length), isCut: captionOf(start) === start };
  });
}

/** The choice of a number key. */
export const choiceOfKey = (groups: readonly ChoiceGroup[], key: string): Choice | undefined =>
  groups.flatMap((group) => group.choices).find((choice) => choice.key === key);

/** The only choice there is, if there is just one. */
export function onlyChoice(groups: readonly ChoiceGroup[]): Choice | undefined {
  const all = groups.flatMap((group) => group.choices);
  return all.length === 1 ? all[0] : undefined;
}
