import type { Argument, Refusal } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { Problem } from '@madang/wire';
import { isRecord } from '../json.ts';

/** The rule's refusal inside a problem, if a rule is the reason. */
export function refusalIn(problem: Problem): Refusal | undefined {
  const refusal = problem.details?.refusal;
  if (!isRecord(refusal) || typeof refusal.rule !== 'string' || !isRecord(refusal.why) || typeof refusal.why.key !== 'string') return undefined;
  return { rule: refusal.rule, why: { key: refusal.why.key, args: argumentsIn(refusal.why.args) } };
}

/** Arguments of a message that came over the wire. */
function argumentsIn(json: unknown): Readonly<Record<string, Argument>> {
  if (!isRecord(json)) return {};
  return Object.fromEntries(Object.entries(json).flatMap(([name, value]) => (isArgument(value) ? [[name, value]] : [])));
}

const isArgument = (value: unknown): value is Argument =>
  typeof value === 'string' || typeof value === 'number' || (isRecord(value) && typeof value.key === 'string');

/** A problem in words: what was wrong and what is allowed. A code without words of its own is shown as it is. */
export function explainProblem(words: Translator, problem: Problem): string {
  const refusal = refusalIn(problem);
  if (refusal && words.has(refusal.why.key)) return words.say(refusal.why);
  const reason = problem.details?.reason;
  const narrow = `problem.${problem.code}.${String(reason)}`;
  if (words.has(narrow)) return words.text(narrow);
  const key = `problem.${problem.code}`;
  return words.has(key) ? words.text(key, figuresIn(problem)) : words.text('problem.other', { code: problem.code });
}

/** Figures that any problem's text may use. */
function figuresIn({ details = {} }: Problem): Readonly<Record<string, Argument>> {
  const figures = Object.entries(details).flatMap(([name, value]): [string, Argument][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
  );
  return {
    seats: 0,
    hours: 0,
    left: 0,
    expected: '',
    found: '',
    at: 0,
    min: 0,
    max: 0,
    most: 0,
    field: '',
    game: '',
    name: '',
    seconds: 0,
    ...Object.fromEntries(figures),
  };
}
