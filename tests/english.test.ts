import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The longest comment, in words. */
const MOST_WORDS = 45;

/** Beginnings of a comment that leave its subject out. */
const BEGINNING = /^(Of|Who|Whose|Whoever|What of)\b/;

interface Comment {
  readonly where: string;
  readonly text: string;
}

/** A comment in one line. Drawings and code, three spaces or more inside it, are not its English. */
const tidy = (text: string) =>
  text
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/^ {3,}\S.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The comments of a file, lines that follow each other as one. Comments stand on lines of their own or, after two spaces or more, behind code. */
function commentsOf(file: string): readonly Comment[] {
  const source = readFileSync(`${ROOT}/${file}`, 'utf8');
  const found = source.matchAll(/^[ \t]*\/\*\*?(?<block>[\s\S]*?)\*\/|(?<lines>^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*)|[;,{})\]] +\/\/(?<behind> .*)$/gm);
  return [...found].map(({ index, groups }) => {
    const { block, lines, behind } = groups ?? {};
    const text = block ?? lines?.replace(/^\s*\/\/ ?/gm, '') ?? behind ?? '';
    return { where: `${file}:${source.slice(0, index).split('\n').length}`, text: tidy(text) };
  });
}

/** What is wrong with a comment, if anything. */
function faultOf({ text }: Comment): string | undefined {
  if (text.startsWith('biome-')) return undefined;
  const words = text.split(' ').length;
  if (words > MOST_WORDS) return `${words} words`;
  return BEGINNING.test(text) ? `begins with ${text.split(' ')[0]}` : undefined;
}

const files = globSync('**/*.{ts,tsx,mjs,cts}', { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|dist|data|\.madang)(\/|$)/.test(path) }).sort();

/** The room of a file is its first folder. Each game is a room. */
const roomOf = (file: string): string => /^(games\/[^/]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? '';

const faultsOf = (file: string) =>
  commentsOf(file).flatMap((comment) => {
    const fault = faultOf(comment);
    return fault === undefined ? [] : [`${comment.where}: ${fault}: ${comment.text}`];
  });

for (const [room, own] of Map.groupBy(files, roomOf)) {
  test(`${room}: comments are short and have a subject`, () => {
    assert.deepEqual(own.flatMap(faultsOf), []);
  });
}

test('comments are read from all kinds of code', () => {
  const comments = files.flatMap(commentsOf);
  assert.ok(comments.length > 9000, `${comments.length} comments in ${files.length} files`);
});
