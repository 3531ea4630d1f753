import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** All pages for readers; a rule ledger is data and has tests of its own. */
const PAGES = globSync(['*.md', '{docs,bench}/**/*.md', '{server,bots,board-kit,web,kernel,games}/README.md', '.github/**/*.md'], {
  cwd: ROOT,
}).sort();

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');

/** The page without blocks of code. */
const proseOf = (page: string) => read(page).replace(/^```[\s\S]*?^```$/gm, '');

/** The most words a page may have; blocks of code and diagrams do not count. */
const MOST_WORDS: Readonly<Record<string, number>> = {
  'CONTRIBUTING.md': 600,
  'docs/architecture.md': 1500,
  'docs/bots.md': 1500,
  'docs/testing.md': 1500,
  'bench/README.md': 750,
  'board-kit/README.md': 300,
  'bots/README.md': 300,
  'games/README.md': 300,
  'kernel/README.md': 300,
  'server/README.md': 300,
  'web/README.md': 300,
};

/** The most words that a page's sentences may have in the mean. */
const MEAN_WORDS = 25;

/** Paths that a build makes. */
const BUILT = ['web/dist'];

/** Diaries keep the words of their day. */
const isDiary = (page: string) => page.startsWith('docs/experiments/');

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The sentences of paragraphs and list items; tables, headings and pictures have none. */
function sentencesOf(page: string): readonly string[] {
  const blocks = proseOf(page)
    .split('\n')
    .map((line) => (/^\s*(\||#|!\[|$)| {4}/.test(line) ? '' : line.replace(/^\s*([-*>]|\d+\.)\s+/, '\n')))
    .join('\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block) => block.replace(/\n/g, ' ').split(/(?<=[.!?])\s+/)).filter((sentence) => countWords(sentence) > 0);
}

/** A heading's address, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .trim()
    .replace(/ /g, '-');

const anchorsOf = (page: string) => [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** True if a link of a page leads to a file or heading that exists, or out of the repository. */
function leadsSomewhere(page: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

test('every relative link in the docs leads to a file and a heading', () => {
  assert.ok(PAGES.length > 15, `${PAGES.length} pages`);
  const dead = PAGES.flatMap((page) =>
    [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => (leadsSomewhere(page, link) ? [] : [`${page}: ${link}`])),
  );
  assert.deepEqual(dead, []);
});

test('every path of the repository that the docs name in backquotes exists', () => {
  const rooms = 'kernel|text|wire|games|bots|board-kit|server|web|cli|bench|tests|tools|docs|deploy';
  const named = new RegExp(`\`((?:${rooms})/[\\w./-]+)\``, 'g');
  const missing = PAGES.filter((page) => !isDiary(page)).flatMap((page) =>
    [...proseOf(page).matchAll(named)].flatMap(([, path = '']) => (existsSync(join(ROOT, path)) || BUILT.includes(path) ? [] : [`${page}: ${path}`])),
  );
  assert.deepEqual(missing, []);
});

test('pages that should be read in one sitting stay short', () => {
  for (const [page, most] of Object.entries(MOST_WORDS)) {
    const words = countWords(proseOf(page));
    assert.ok(words <= most, `${page} has ${words} words, more than ${most}`);
  }
});

test('the glossary has at most sixty terms, in order', () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, term = '']) => term).slice(1);
  assert.ok(terms.length > 10 && terms.length <= 60, `${terms.length} terms`);
  assert.deepEqual(
    terms,
    [...terms].sort((a, b) => a.localeCompare(b, 'en')),
  );
});

test('the README shows a picture of each game, each light to load', () => {
  const pictures = [...read('README.md').matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  assert.equal(pictures.length, 4);
  for (const picture of pictures) assert.ok(statSync(join(ROOT, picture)).size <= 150 * 1024, picture);
});

test(`sentences in the docs have at most ${MEAN_WORDS} words in the mean`, () => {
  const long = PAGES.filter((page) => !isDiary(page)).flatMap((page) => {
    const sentences = sentencesOf(page);
    const mean = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0) / Math.max(sentences.length, 1);
    return mean > MEAN_WORDS ? [`${page}: ${mean.toFixed(1)}`] : [];
  });
  assert.deepEqual(long, []);
});
