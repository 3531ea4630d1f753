import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { valued } from '@madang/bots';
import { run, type Terminal } from '@madang/cli';
import { findTitle } from '@madang/games';
import { begin } from '@madang/kernel';
import { catalogueProblems } from '@madang/text';
import { readTexts } from '@madang/text/testing';
import { words } from '../text/sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-cli-'));
after(() => rmSync(folder, { recursive: true }));

/** A terminal that types these lines and remembers what it read; `then` is typed for ever after. */
function scripted(typed: readonly string[] = [], then?: string) {
  const out: string[] = [];
  const notes: string[] = [];
  const left = [...typed];
  const terminal: Terminal = {
    out: (line) => void out.push(line),
    note: (line) => void notes.push(line),
    async ask(question) {
      out.push(question);
      return left.shift() ?? then;
    },
    close: () => undefined,
  };
  return { terminal, out, notes };
}

/** Runs a command and gives its exit code with what it wrote. */
async function madang(argv: string, typed: readonly string[] = [], then?: string) {
  const { terminal, out, notes } = scripted(typed, then);
  const code = await run(argv.split(' '), terminal, { LANG: 'en_GB.UTF-8' });
  return { code, out, notes, last: out.at(-1) ?? '' };
}

test('the catalogues have the same keys and the same arguments', async () => {
  assert.deepEqual(catalogueProblems(await readTexts(words)), []);
});

test('help names every command, in the language asked for or of the environment', async () => {
  const { code, out } = await madang('help');
  assert.equal(code, 0);
  for (const name of [
    'play',
    'simulate',
    'arena',
    'replay',
    'verify',
    'analyse',
    'mistakes',
    'puzzles',
    'campaign',
    'lab',
    'bench',
    'backup',
    'restore',
    'upgrade',
    'table',
    'move',
  ])
    assert.match(out.join('\n'), new RegExp(`madang ${name}`));
  const korean = scripted();
  assert.equal(await run(['simulate', '--help'], korean.terminal, { LC_ALL: 'ko_KR.UTF-8' }), 0);
  assert.match(korean.out.join('\n'), /자리/);
  assert.match((await madang('play --help --language zh')).out.join('\n'), /座位/);
});

test('bad arguments are told with what is allowed, exit code 2', async () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    [
      'fly',
      /play, simulate, arena, ladder, train, improve, replay, verify, analyse, mistakes, chances, warnings, puzzles, campaign, lab, scores, import, bench, research/,
    ],
    ['simulate', /missing/],
    ['simulate chess', /siberia/],
    ['simulate siberia more', /“more”/],
    ['simulate siberia --seats 5', /2 to 4/],
    ['simulate siberia --matches many', /whole number/],
    ['simulate siberia --matches', /--matches needs a value/],
    ['simulate siberia --bots clever', /random, easy, greedy, normal, hard, expert/],
    ['simulate siberia --colour red', /--seats, --matches/],
    ['simulate siberia --options idleEnd', /name=value/],
    ['simulate siberia --options idleEnd=never', /afterThree, off/],
    ['simulate siberia --options ends=never', /idleEnd/],
    ['simulate siberia --language fr', /en, ko, zh/],
    ['simulate siberia --automas 1', /siberia has no automas/],
    ['simulate barrage --seats 2 --automas 2', /--automas 2: .* 0 to 1/],
    ['play barrage --automas 1 --options automas=2', /--options automas=/],
    ['play barrage --people 3 --automas 2', /--people 3: .* 1 to 2/],
    ['chances siberia --matches none', /whole number/],
    ['chances chess', /siberia/],
    ['arena siberia --bots greedy', /at least two/],
    ['arena siberia --bots greedy,random --schedule cup', /ladder, challenge/],
    ['improve ludwig --seats 4,1', /--seats 1: .* 2 to 4/],
    ['improve barrage --also game=hard', /beginner, expert/],
    ['improve barrage --layers 20,16', /the first a multiple of 4 from 24 to 256, the second from 16 to 256/],
    ['improve barrage --layers 26,16', /--layers 26,16/],
    ['improve barrage --layers 48', /--layers 48/],
    ['replay', /missing/],
  ];
  for (const [argv, expected] of cases) {
    const { code, notes } = await madang(argv);
    assert.equal(code, 2, argv);
    assert.match(notes.join('\n'), expected, argv);
  }
});

test('simulate gives one JSON object as its last line, the same figures from the same seed', async () => {
  const argv = 'simulate siberia --seats 3 --matches 4 --bots random,greedy --seed s --json';
  const { code, last } = await madang(argv);
  assert.equal(code, 0);
  const { seconds, decisionsPerSecond, ...figures } = JSON.parse(last);
  assert.ok(seconds > 0 && decisionsPerSecond > 0);
  assert.deepEqual(Object.keys(figures).sort(), ['bots', 'decisions', 'finished', 'game', 'matches', 'scores', 'seats', 'victories']);
  assert.deepEqual([figures.game, figures.seats, figures.matches, figures.finished], ['siberia', 3, 4, 4]);
  assert.deepEqual(figures.bots, ['random', 'greedy', 'random']);
  assert.equal(
    figures.victories.reduce((a: number, b: number) => a + b, 0),
    4,
  );
  const again = JSON.parse((await madang(argv)).last);
  assert.deepEqual([again.scores, again.decisions], [figures.scores, figures.decisions]);
});

test('arena rates the bots in worker threads', async () => {
  const { code, last } = await madang('arena siberia --bots greedy,random --matches 4 --seats 2 --threads 1 --seed s --json');
  assert.equal(code, 0);
  const report = JSON.parse(last);
  assert.equal(report.finished, 4);
  assert.deepEqual(
    report.bots.map((bot: { name: string }) => bot.name),
    ['greedy', 'random'],
  );
});

test('warnings measures how often what is warned of is gone, the same from the same seed', async () => {
  const argv = 'warnings siberia --bots easy --matches 1 --seats 2 --seed s --json';
  const { code, out } = await madang(argv);
  assert.equal(code, 0);
  assert.match(out[0] ?? '', /Losses warned/);
  const { found, turns } = JSON.parse(out.at(-1) ?? '');
  assert.ok(turns > 10);
  for (const { warned, came, losses } of found) assert.ok(came <= warned && came <= losses);
  assert.deepEqual(JSON.parse((await madang(argv)).out.at(-1) ?? ''), JSON.parse(out.at(-1) ?? ''));
});

test('chances measures how far win rates are from who wins, the same from the same seed', async () => {
  const argv = 'chances siberia --bots random,easy --matches 3 --seats 3 --seed s --json';
  const { code, out, last } = await madang(argv);
  assert.equal(code, 0);
  assert.match(out[0] ?? '', /Brier, chances/);
  const read = (json: string) => {
    const { found, ...setting } = JSON.parse(json);
    return { setting, figures: found.map(({ cost: _, ...figures }: { readonly cost: number }) => figures) };
  };
  const { setting, figures } = read(last);
  assert.deepEqual(setting, { game: 'siberia', bots: ['random', 'easy'], seats: 3, matches: 3, seed: 's' });
  assert.deepEqual(
    figures.map(({ part }: { readonly part: number }) => part),
    [0.25, 0.5, 0.75],
  );
  for (const { brier } of figures) assert.ok(brier.low <= brier.value && brier.value <= brier.high && brier.value > 0 && brier.value < 1);
  assert.deepEqual(read((await madang(argv)).last).figures, figures);
});

test('a whole match is played by numbers, saved, verified and replayed', async () => {
  const file = join(folder, 'whole.json');
  const played = await madang(`play siberia --seats 2 --bots random --seed whole --save ${file}`, [], '1');
  assert.equal(played.code, 0);
  assert.match(played.out.join('\n'), /Round 1/);
  assert.match(played.out.join('\n'), /1\. (You|Bot)/);
  const verified = await madang(`verify ${file} --json`);
  assert.equal(verified.code, 0);
  const { ok, over, moves } = JSON.parse(verified.last);
  assert.deepEqual([ok, over], [true, true]);
  for (const language of ['en', 'ko', 'zh']) {
    const replayed = await madang(`replay ${file} --language ${language}`);
    assert.equal(replayed.code, 0);
    assert.ok(replayed.out.some((line) => line.startsWith(`${moves}. `)));
  }
});

test('play: undo, why not, the rule, the position, and leaving to come back', async () => {
  const file = join(folder, 'left.json');
  const { out } = await madang(`play siberia --seats 2 --bots random --seed left --options firstPlayer=seat0 --save ${file}`, [
    'u',
    '1',
    'u',
    '1',
    '99',
    'x',
    'h',
    'w',
    'r',
    'p',
    'q',
  ]);
  const text = out.join('\n');
  for (const expected of [/no move to undo/, /undid a move/, /no choice 99/, /Unknown command “x”/, /SIB-SETUP-06:/, /\[SIB-/, /saved in/])
    assert.match(text, expected);
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(saved.moves.length, 1);
  const on = await madang(`play siberia --bots random --load ${file} --save ${file}`, ['1', 'q']);
  assert.equal(on.code, 0);
  assert.equal(JSON.parse(readFileSync(file, 'utf8')).moves.length, 2);
});

test('several people share the keyboard behind a curtain, and nobody’s hand shows to another', async () => {
  const file = join(folder, 'two.json');
  const { out } = await madang(`play siberia --seats 2 --people 2 --seed two --options exchangeSides=random,firstPlayer=seat0 --save ${file}`, [
    '1',
    '1',
    '1',
    '1',
    '1',
    '1',
    '',
    'q',
  ]);
  const curtain = out.findIndex((line) => line.startsWith('Player 2: make sure that no one else can see'));
  assert.ok(curtain > 0);
  const drawnByOne = out.find((line) => /Player 1 drew/.test(line));
  assert.ok(drawnByOne);
  assert.ok(!out.slice(curtain).includes(drawnByOne));
});

test('bad files are told by code with their figures, exit code 1', async () => {
  const file = join(folder, 'good.json');
  await madang(`play siberia --seats 2 --bots random --seed good --options firstPlayer=seat0 --save ${file}`, ['1', '1', 'q']);
  const good = JSON.parse(readFileSync(file, 'utf8'));
  const cases: readonly (readonly [string, RegExp])[] = [
    ['{', /^not-json/],
    ['{}', /^not-a-document.*“format”/],
    [JSON.stringify({ ...good, game: 'chess' }), /^unknown-game.*siberia/],
    [JSON.stringify({ ...good, version: '0.0.1' }), /^wrong-version.*0\.0\.1/],
    [JSON.stringify({ ...good, seats: 9 }), /^wrong-seats.*9/],
    [JSON.stringify({ ...good, options: { colour: 'red' } }), /^wrong-options.*colour/],
    [JSON.stringify({ ...good, moves: [[1, { kind: 'pass' }]] }), /^illegal-move.*Move 1/],
    [JSON.stringify({ ...good, hash: '0123456789abcdef' }), /^wrong-hash.*0123456789abcdef/],
  ];
  for (const [text, expected] of cases) {
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, text);
    for (const command of ['verify', 'replay', 'play siberia --load']) {
      const { code, notes } = await madang(`${command} ${bad}`);
      assert.equal(code, 1, text);
      assert.match(notes.join('\n'), expected, command);
    }
  }
  assert.match((await madang('verify nowhere.json')).notes.join(''), /^unreadable.*ENOENT/);
});

test('play against automas: they have seats and names of their own, also in the replay and when the match goes on', async () => {
  const file = join(folder, 'automas.json');
  const typed = ['1', '1', '1', 'p', 'q'];
  const { code, out } = await madang(`play barrage --automas 2 --options automaLevel=high-voltage --seed solo --save ${file}`, typed);
  assert.equal(code, 0);
  const text = out.join('\n');
  for (const expected of [/Automa 2 \(High voltage\)/, /Automa 3 \(High voltage\)/, /You/]) assert.match(text, expected);
  assert.doesNotMatch(text, /Bot|Player/);
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  assert.deepEqual([saved.seats, saved.options.automas, saved.options.automaLevel], [3, '2', 'high-voltage']);
  assert.ok(saved.moves.every(([seat]: readonly [number]) => seat === 0));
  for (const [language, names] of [
    ['en', ['Player 1', 'Automa 2 (High voltage)', 'Automa 3 (High voltage)']],
    ['ko', ['플레이어 1', '오토마 2 (고전압)', '오토마 3 (고전압)']],
    ['zh', ['玩家1', '自动玩家2（', '自动玩家3（']],
  ] as const) {
    const replayed = (await madang(`replay ${file} --language ${language}`)).out.join('\n');
    for (const name of names) assert.ok(replayed.includes(name), `${language} ${name}`);
  }
  const on = (await madang(`play barrage --load ${file} --save ${file}`, ['p', 'q'])).out.join('\n');
  assert.match(on, /Automa 3 \(High voltage\)/);
  assert.doesNotMatch(on, /Bot/);
});

test('of one seat alone simulate says how often the goal was reached, not a victory over nobody', async () => {
  const { out, last } = await madang('simulate underwater --seats 1 --matches 2 --bots random --seed s --json');
  assert.ok(out.some((line) => line.includes('Goal reached')) && !out.some((line) => line.includes('Win rate')));
  assert.deepEqual(JSON.parse(last).victories, [0], 'random play does not come near it');
});

test('simulate and arena name automas’ seats, and no bot is blamed for what they do', async () => {
  const { code, out, last } = await madang('simulate barrage --seats 3 --automas 1 --matches 2 --bots random,greedy --seed s --json');
  assert.equal(code, 0);
  assert.deepEqual(JSON.parse(last).bots, ['random', 'greedy', 'automa']);
  assert.ok(out.some((line) => /^ *3 +automa/.test(line)));
  const rated = JSON.parse((await madang('arena barrage --bots random --seats 3 --automas 2 --matches 3 --threads 1 --seed s --json')).last);
  assert.deepEqual(
    rated.bots.map(({ name, seats }: { readonly name: string; readonly seats: number }) => [name, seats]),
    [
      ['random', 3],
      ['automa', 6],
    ],
  );
  assert.equal(rated.finished, 3);
});

test('a file that cannot be written is told before anything is played or trained', async () => {
  const file = join(folder, 'no-such-folder', 'x.json');
  for (const argv of [`play siberia --bots random --save ${file}`, `train siberia --matches 10 --save ${file}`, `improve siberia --save ${file}`]) {
    const { code, out, notes } = await madang(argv, [], '1');
    assert.equal(code, 2, argv);
    assert.deepEqual(out, [], argv);
    assert.match(notes.join('\n'), /Cannot write the file .*no-such-folder\/x\.json \(ENOENT\)/, argv);
  }
});

test('improve writes values that learned from matches of both kinds and are read again', async () => {
  const file = join(folder, 'improved.json');
  const { code, last, notes } = await madang(`improve barrage --matches 20 --seats 2 --also game=expert --seed i --threads 1 --save ${file}`);
  assert.equal(code, 0);
  assert.match(notes.join('\n'), /20 of 20 games: Brier 0\.\d{4}/);
  assert.match(last, /improved\.json: learned from [\d,]+ positions of 20 games/);
  const title = findTitle('barrage');
  assert.ok(title);
  const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
  const values = JSON.parse(readFileSync(file, 'utf8'));
  assert.notEqual(values.weights, JSON.parse(JSON.stringify(expertise.values)).weights);
  assert.equal(values.made.command, 'madang improve barrage --matches 20 --seed i --seats 2 --also game=expert');
  const state = begin(game, { seats: 4, seed: 'improved' });
  const shares = valued(game, { ...expertise, values }).evaluate(state);
  assert.ok(Math.abs(shares.reduce((a, b) => a + b, 0) - 1) < 1e-9);
});

test('a match that cannot be saved any more is not left by ‘q’', async () => {
  const inside = mkdtempSync(join(folder, 'gone-'));
  const { terminal, notes } = scripted();
  const typed = ['q', 'q'];
  const ask = async () => {
    // The folder goes away while the match is played, and comes back before the second try.
    if (typed.length === 2) rmSync(inside, { recursive: true });
    if (typed.length === 1) mkdirSync(inside);
    return typed.shift();
  };
  const file = join(inside, 'x.json');
  assert.equal(await run(`play siberia --bots random --seed q --save ${file}`.split(' '), { ...terminal, ask }, { LANG: 'en' }), 0);
  assert.deepEqual(typed, []);
  assert.match(notes.join('\n'), /Cannot write the file/);
  assert.match(readFileSync(file, 'utf8'), /siberia/);
});

/** The first steps of a match whose person always takes the first choice, as a file. */
async function begun(name: string, steps: number): Promise<string> {
  const file = join(folder, `${name}.json`);
  await madang(`play siberia --seats 2 --bots greedy --seed ${name} --save ${file}`, [...Array<string>(40).fill('1'), 'q']);
  const { hash: _, moves, ...document } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...document, moves: moves.slice(0, steps) }));
  return file;
}

test('a match is analysed: figures of each seat, dear choices in words, the same again with any number of threads', async () => {
  const file = await begun('analysed', 24);
  const argv = `analyse ${file} --iterations 50 --pairs 100 --json`;
  const { code, out, last } = await madang(argv);
  assert.equal(code, 0);
  const { game, judged, seats } = JSON.parse(last);
  assert.equal(game, 'siberia');
  assert.equal(seats.length, 2);
  for (const { seat, choices, verdicts } of seats) {
    const total = Object.values<number>(verdicts).reduce((sum, one) => sum + one, 0);
    assert.equal(total, choices);
    assert.equal(judged.filter((one: { seat: number }) => one.seat === seat).length, choices);
  }
  assert.match(out.join('\n'), /Player \d\n {2}Step \d+, (inaccuracy|mistake|blunder): .+\. Better: .+ \(\+\d/i);
  assert.equal((await madang(`${argv} --threads 1`)).last, last);
});

test('a match without moves cannot be analysed', async () => {
  const { code, notes } = await madang(`analyse ${await begun('unplayed', 0)}`);
  assert.equal(code, 2);
  assert.match(notes.join('\n'), /has no moves yet/);
});

test('a deed that no table knows is named with those that it knows, and one word too many is refused', async () => {
  const wrong = await madang('table burn abc');
  assert.equal(wrong.code, 2);
  assert.match(wrong.notes[0] ?? '', /burn: .*show, rewind, export, import/);
  assert.equal((await madang('table rewind abc 1 2')).code, 2);
});

test('flagged mistakes are played on by policies that there are', async () => {
  assert.equal((await madang('mistakes siberia --by nobody')).code, 2);
});
