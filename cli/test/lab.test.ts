import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { SHELF } from '@madang/games';
import { recorded } from './recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-lab-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs the laboratory and gives its exit code with what it wrote. */
async function lab(argv: string) {
  const { code, out, notes } = await recorded(['lab', ...argv.split(' ')]);
  return { code, text: out.join('\n'), notes: notes.join('\n'), last: out.at(-1) ?? '' };
}

const ONE_THREAD = '--threads 1 --matches 20';

test('a rule option is compared in figures with words, the same from the same seed, also as a file', async () => {
  const file = join(folder, 'sides.csv');
  const argv = `siberia ${ONE_THREAD} --bots random --options-b exchangeSides=random --seats 2 --csv ${file} --json`;
  const { code, text, last } = await lab(argv);
  assert.equal(code, 0);
  for (const expected of [/Points, seat 2/, /Win rate, seat 1 \(%\)/, /At the end: Money/, /Per 100 moves: Side of an exchange .* <0\.0001 {2}\*/])
    assert.match(text, expected);
  const { game, a, b, report } = JSON.parse(last);
  assert.deepEqual([game, a.options.exchangeSides, b.options.exchangeSides, report.deals], ['siberia', 'startPlayerChooses', 'random', 20]);
  const written = readFileSync(file, 'utf8').trimEnd().split('\r\n');
  assert.equal(written.length, 1 + report.figures.length);
  assert.deepEqual(JSON.parse((await lab(argv)).last).report, report);
});

test('another bot at one seat is compared; what is left out for B is as in A', async () => {
  const { code, last } = await lab(`siberia ${ONE_THREAD} --seats 2 --bots random --bots-b greedy,random --options exchangeSides=random --json`);
  assert.equal(code, 0);
  const { a, b, report } = JSON.parse(last);
  assert.deepEqual(
    [a, b].map(({ bots, options }) => [bots.map(({ name }: { readonly name: string }) => name).join(), options.exchangeSides]),
    [
      ['random,random', 'random'],
      ['greedy,random', 'random'],
    ],
  );
  const first = report.figures.find(({ measure, of }: { readonly measure: string; readonly of: string }) => measure === 'points' && of === '1');
  assert.ok(first.difference.low > 0 && first.p < 0.05);
});

test('the effects of cards are compared on different deals, with a change of points in B', async () => {
  const file = join(folder, 'cards.csv');
  const { code, text, last } = await lab(`underwater ${ONE_THREAD} --cards --card 4 --points 40 --csv ${file} --json`);
  assert.equal(code, 0);
  const { report } = JSON.parse(last);
  assert.equal(report.matches, 40);
  assert.match(text, /40 games in .* s\. \d+ cards compared, \d+ played too seldom\./);
  assert.match(readFileSync(file, 'utf8'), /^card,played_a,/);
});

test('what cannot be compared is told, exit code 2', async () => {
  for (const [argv, expected] of [
    ['siberia --matches 20', /A and B are the same/],
    ['siberia --bots-b clever', /random, easy, greedy/],
    ['siberia --options-b exchangeSides=maybe', /startPlayerChooses, random/],
    ['siberia --bots-b random --matches 5', /--matches 5: .* 20 to/],
    ['siberia --cards', /siberia does not say which cards are played/],
    ['underwater --cards --points 3', /--card needs a value/],
    ['underwater --cards --card 999', /--card 999: .* 0 to 205/],
    ['underwater --cards --card 4 --points many', /--points many/],
  ] as const) {
    const { code, notes } = await lab(argv);
    assert.equal(code, 2, argv);
    assert.match(notes, expected, argv);
  }
});

test('every kind of move and every advantage has words in every game and language', async () => {
  for (const title of SHELF) {
    const [{ moves }, { advantages = [] }, wording] = [await title.rules(), await title.expertise(), await title.wording()];
    const kinds = [...moves.table.map(({ kind }) => kind), ...moves.families.map(({ start }) => moves.byId(start)?.kind ?? '')];
    for (const language of ['en', 'ko', 'zh']) {
      const texts = await wording.catalogues(language);
      const keys = [...new Set(kinds)].map((kind) => `${title.name}.kind.${kind}`);
      for (const key of [...keys, ...advantages.map(({ name }) => `${title.name}.advantage.${name}`), 'frame.kind.stop', 'frame.kind.pick'])
        assert.ok(texts[key], `${language} ${key}`);
    }
  }
});
