import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TOKENS = 'web/src/styles/base.css';
const TEXT_SIZES = 6;
const SPACINGS = 8;

/** Sizes off the scale: a declaration as it is written, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'font-size: 15px': 'the reader’s own setting: small texts',
  'font-size: 16px': 'what all sizes are measured by',
  'font-size: 18px': 'the reader’s own setting: large texts',
  'font-size: max(16px, 1rem)': 'below 16px a phone zooms in on a field',
  'font-size: 0.78em': 'the cap of a key, in any text',
  'font-size: 0.85em': 'code, in any text',
  'font-size: 0.9em': 'the link to a rule, in any text',
  'font-size: 12px': 'the units of a drawn graph',
  'font-size: clamp(1.625rem, 4vw, 2.25rem)': 'a page’s title grows with the window',
  'font-size: clamp(1.375rem, 3vw, 1.75rem)': 'so does that of a result',
  'font-size: clamp(1.5rem, 5vw, 2.25rem)': 'and the name on a curtain',
  'padding-right: 180px': 'room for a challenge’s way out',
};

interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly value: string;
}

const declarations: readonly Declaration[] = globSync('web/src/**/*.css', { cwd: ROOT }).flatMap((file) => {
  const text = readFileSync(`${ROOT}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/(?:^|[;{}])\s*([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(([, name = '', value = '']) => ({
    file,
    name,
    value: value.trim().replace(/\s+/g, ' '),
  }));
});

const ROOM = /^(padding|margin|gap|row-gap|column-gap|scroll-(padding|margin))(-|$)/;
/** Lengths that are no step of a scale: nothing, hairlines, shares of the window or of letters, and the edges of a screen. */
const FREE =
  /var\(--(space-\d|safe-\w+|keyboard)\)|-?\b[12]px\b|-?\b[\d.]+(%|vw|vh|dvh|em)|\b(auto|inherit|calc|clamp|max|min)\b|(?<![\w.])[\d.]+(?![\w.%])/g;

const isOnScale = ({ name, value }: Pick<Declaration, 'name' | 'value'>): boolean => {
  if (name === 'font-size') return /^(var\(--text(-\w+)?\)|inherit)$/.test(value);
  return !ROOM.test(name) || !/\w/.test(value.replace(FREE, ''));
};

const written = ({ name, value }: Declaration): string => `${name}: ${value}`;

test('sizes of text and room in the page’s sheets are steps of its scale', () => {
  assert.ok(declarations.length > 3000, `${declarations.length} declarations`);
  const off = declarations.filter((one) => !isOnScale(one) && !(written(one) in EXCEPTIONS));
  assert.deepEqual(
    off.map((one) => `${one.file}: ${written(one)}`),
    [],
  );
});

test('no exception of the scale is out of use', () => {
  const used = new Set(declarations.map(written));
  for (const one of Object.keys(EXCEPTIONS)) assert.ok(used.has(one), one);
});

test('there are six sizes of text and eight of room', () => {
  const tokens = declarations.filter(({ file, name }) => file === TOKENS && /^--(text|space)(-|$)/.test(name)).map(({ name }) => name);
  assert.equal(tokens.filter((name) => name.startsWith('--text')).length, TEXT_SIZES, tokens.join());
  assert.equal(tokens.filter((name) => name.startsWith('--space')).length, SPACINGS, tokens.join());
});

test('the measure knows what is off the scale', () => {
  for (const [name, value] of [
    ['font-size', '14px'],
    ['font-size', '0.875rem'],
    ['padding', '0 7px'],
    ['margin-top', '0.5rem'],
    ['gap', 'calc(10px + var(--safe-left))'],
    ['row-gap', 'var(--gap)'],
  ] as const)
    assert.ok(!isOnScale({ name, value }), value);
  for (const [name, value] of [
    ['padding', '0 var(--space-3) 1px 5vw'],
    ['margin', 'calc(-1 * var(--space-3)) auto 0'],
    ['margin-bottom', '-0.18em'],
    ['width', '7px'],
  ] as const)
    assert.ok(isOnScale({ name, value }), value);
});
