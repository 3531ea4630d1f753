import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = ['kernel', 'text', 'wire', 'bots', 'board-kit', 'games', 'server', 'web', 'cli'];
/** Nobody reads what tests say; the particles' own table spells the pairs. */
const NOT_READ = /(^|\/)(test|testing|dev|node_modules|dist)(\/|$)|^text\/particles\.ts$/;

const files = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (NOT_READ.test(path)) return [];
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$|\/ko\/.*\.json$/.test(path) ? [path] : [];
  });

const HANGUL = /[\uac00-\ud7a3]/u;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** The texts that a file writes out: the literals of code, the values of a catalogue. */
function written(file: string): readonly string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.json')) return Object.values<string>(JSON.parse(source));
  return [...source.matchAll(LITERAL)].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

/** Every Korean text that the program writes out, with the file that it stands in. */
const texts: readonly (readonly [file: string, text: string])[] = ROOMS.flatMap(files).flatMap((file) =>
  written(file)
    .filter((text) => HANGUL.test(text))
    .map((text) => [file, text] as const),
);

/** Particles that depend on the sound before them, where a word ends with them. */
const PARTICLE = '(?:을|를|은|는|이|가|과|와|으로|로|이나|나|이라는|라는|이라고|라고|이란|란|이며|이랑|랑)';
/** One of them fixed after an argument, or after the figure of a plural; closing quotes and brackets are not read. */
const FIXED = new RegExp(`[}#][’”'」)\\]]*${PARTICLE}(?=[\\s.,:;!?)…’”·]|$)`, 'u');

/** Pairs of particles as people write them. Those that `fitParticles` knows are resolved; others would be shown. */
const PAIR =
  /[은는이가을를과와]\([은는이가을를과와]\)|\(으\)로|\(이\)|으로\(로\)|로\(으로\)|[가-힣}](?:은\/는|는\/은|이\/가|가\/이|을\/를|를\/을|과\/와|와\/과)/gu;
const RESOLVED: ReadonlySet<string> = new Set(['은(는)', '이(가)', '을(를)', '과(와)', '(으)로', '(이)']);

test('no Korean text has a fixed particle after a figure or a name: what it fits is not known there', () => {
  assert.ok(texts.length > 3000, `${texts.length} texts`);
  assert.deepEqual(
    texts.filter(([, text]) => FIXED.test(text)),
    [],
  );
});

test('no Korean text has a pair of particles that is not resolved', () => {
  assert.deepEqual(
    texts.flatMap(([file, text]) => (text.match(PAIR) ?? []).filter((pair) => !RESOLVED.has(pair)).map((pair) => [file, pair, text])),
    [],
  );
});
