import { stripTypeScriptTypes } from 'node:module';

/** One small change of a file's code: the text between two offsets replaced. */
export interface Point {
  /** Line, from 1. */
  readonly line: number;
  /** An offset of what surely runs where the change could make a difference. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The change as a person reads it. */
  readonly change: string;
}

/** Operators and what becomes of them. Code is formatted, so a binary operator stands between blanks. */
const OPERATORS: readonly (readonly [string, string])[] = [
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' < ', ' <= '],
  [' <= ', ' < '],
  [' > ', ' >= '],
  [' >= ', ' > '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' + ', ' - '],
  [' - ', ' + '],
  [' * ', ' + '],
  [' % ', ' * '],
  [' & ', ' | '],
  [' | ', ' & '],
  [' << ', ' >> '],
  [' += ', ' -= '],
  [' -= ', ' += '],
  [' |= ', ' &= '],
  [' &= ', ' |= '],
];

/** Words and signs: what they look like, and what becomes of them. */
const PARTS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
  [/(?<![\w.$])\d+(?![\w.])(?<!\?\? \d+)/g, (digits) => String(Number(digits) + 1)],
  [/!(?=[\w(])/g, () => ''],
  [/~(?=[\w(])/g, () => ''],
];

/** A statement that stands on a line of its own and can be left out: a jump, a call, an assignment. */
const STATEMENT =
  /^ *(?=\S)(?!(?:const|let|if|for|while|throw|export|type|return) )(?:(?:return|continue|break);|[\w.?[\]()! +*-]+(?:\(.*\)| [-+*|&]?= .*|\+\+|--);)$/;

/** Checks of what cannot happen, and what is told to nobody but developers: nothing that a test should reach. */
const GUARD = /throw new Error\(/;

/** What is not code: comments, texts, regular expressions. */
const NOT_CODE = new RegExp(
  [
    /\/\*[\s\S]*?\*\//,
    /\/\/[^\n]*/,
    /'(?:\\.|[^'\\\n])*'/,
    /"(?:\\.|[^"\\\n])*"/,
    /`(?:\\.|[^`\\])*`/,
    /(?<=[=(,:[!&|?{};] ?)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/\w*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** The code of a TypeScript file with everything blanked that is not: types, comments, the insides of texts. Offsets stay. */
export const codeOf = (source: string): string => stripTypeScriptTypes(source).replace(NOT_CODE, (found) => found.replace(/[^\n'"`]/g, ' '));

/** Where a file can be changed, in the order of the file. */
export function pointsOf(source: string): readonly Point[] {
  const code = codeOf(source);
  const points: Point[] = [];
  let start = 0;
  for (const [i, line] of code.split('\n').entries()) {
    if (!GUARD.test(source.slice(start, start + line.length)) && !/^\s*(import|export \*|export \{)/.test(line)) {
      for (const [at, from, to, text, change] of changesOf(line, code, start))
        points.push({ line: i + 1, at: start + at, from: start + from, to: start + to, text, change });
    }
    start += line.length + 1;
  }
  return points;
}

type Change = readonly [at: number, from: number, to: number, text: string, change: string];

function changesOf(line: string, code: string, start: number): readonly Change[] {
  const changes: Change[] = [];
  for (const [operator, other] of OPERATORS) {
    for (let at = line.indexOf(operator); at >= 0; at = line.indexOf(operator, at + 1))
      // What stands before an operator runs also where what stands after it does not.
      changes.push([at - 1, at, at + operator.length, other, `${operator.trim()} becomes ${other.trim()}`]);
  }
  for (const [pattern, become] of PARTS) {
    for (const { 0: found, index } of line.matchAll(pattern)) {
      const text = become(found);
      changes.push([index, index, index + found.length, text, `${found} ${text === '' ? 'left out' : `becomes ${text}`}`]);
    }
  }
  const condition = /\bif \(/.exec(line);
  if (condition) {
    const from = condition.index + condition[0].length;
    const to = closing(code, start + from) - start;
    for (const text of ['true', 'false']) changes.push([from, from, to, text, `condition becomes ${text}`]);
  }
  if (STATEMENT.test(line)) changes.push([line.search(/\S/), 0, line.length, '', 'statement left out']);
  return changes;
}

/** The offset of the parenthesis that closes what is open at `from`. */
function closing(code: string, from: number): number {
  let open = 1;
  let at = from;
  for (; open > 0 && at < code.length; at++) open += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
  return at - 1;
}

/** The file with one change made, as plain JavaScript. */
export const mutate = (source: string, { from, to, text }: Point): string => {
  const plain = stripTypeScriptTypes(source);
  return plain.slice(0, from) + text + plain.slice(to);
};
