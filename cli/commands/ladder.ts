import { BOT_LEVELS } from '@madang/bots';
import {
  arena,
  CHUNK,
  chunkSeed,
  climbed,
  LADDER_BAR,
  LADDER_SEATS,
  type LadderFile,
  newLadder,
  played,
  type Rung,
  readLadder,
  rungsOf,
  standings,
  verdictOf,
} from '@madang/bots/arena';
import { SHELF } from '@madang/games';
import { fail, ok, type Result } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { bots, oneOfWords, type Typed, wholeNumber, wholeNumbers } from '../arguments.ts';
import { type Command, DONE, FAILED } from '../command.ts';
import { readText, writeWhole } from '../files.ts';
import { ladderPage, playedWith } from '../ladder-page.ts';
import { type Loaded, loadGame } from '../load.ts';
import type { Problem } from '../problems.ts';
import { printTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';

/** madang ladder: every level against the one below, for as long as it takes; goes on where it was when it is begun again. */
export const ladder: Command = {
  words: 0,
  form: { values: ['games', 'to', 'file', 'page', 'least', 'matches', 'seed', 'threads'], switches: ['json'] },
  async run({ values, switches }, { terminal, texts, language }) {
    const climb = await readClimb(values);
    if (!climb.ok) return climb;
    const { games, now } = climb.value;
    const finished = await climbOn(climb.value, (next) => terminal.note(progressOf(next, climb.value.most, texts)));
    if (!finished.ok) return finished;
    const file = finished.value;
    for (const { game } of games) printGame(file, now, game.name, terminal, texts);
    if (values.page !== undefined) {
      const written = await writeWhole(values.page, ladderPage(file, now, texts, language));
      if (!written.ok) return written;
    }
    if (switches.has('json')) terminal.out(JSON.stringify(now.map((rung) => played(file, rung))));
    return ok(now.some((rung) => verdictOf(played(file, rung)) === 'below') ? FAILED : DONE);
  },
};

/** A ladder to be climbed: its games and their rungs, and the file that it is kept in. */
interface Climb extends Range {
  readonly threads: number;
  readonly games: readonly Loaded[];
  readonly now: readonly Rung[];
  readonly path: string;
  readonly begun: LadderFile;
}

/** The climb that the options ask for. */
async function readClimb(values: Typed['values']): Promise<Result<Climb, Problem>> {
  const numbers = wholeNumbers(values, { matches: { usual: 400, min: CHUNK, max: 1_000_000 }, threads: { usual: 2, min: 1, max: 256 } });
  if (!numbers.ok) return numbers;
  const { matches: most, threads } = numbers.value;
  const least = wholeNumber('least', values.least ?? '0', 0, most);
  if (!least.ok) return least;
  const highest = oneOfWords('to', values.to ?? 'expert', BOT_LEVELS);
  if (!highest.ok) return highest;
  const games = await loadGames(values.games?.split(',') ?? SHELF.map((title) => title.name));
  if (!games.ok) return games;
  const path = values.file ?? 'ladder.json';
  const begun = await openLadder(path, values.seed ?? '1');
  if (!begun.ok) return begun;
  const now = games.value.flatMap((game) => rungsOf(game, highest.value));
  return ok({ least: least.value, most, threads, games: games.value, now, path, begun: begun.value });
}

async function loadGames(names: readonly string[]): Promise<Result<readonly Loaded[], Problem>> {
  const games: Loaded[] = [];
  for (const name of names) {
    const loaded = await loadGame(name);
    if (!loaded.ok) return loaded;
    games.push(loaded.value);
  }
  return ok(games);
}

/** Plays until every rung is decided. The file is written after each chunk, so a climb that is cut off goes on later. */
async function climbOn({ begun, now, path, threads, ...range }: Climb, tell: (next: Rung) => void): Promise<Result<LadderFile, Problem>> {
  let file = begun;
  for (let next = nextOf(file, now, range); next; next = nextOf(file, now, range)) {
    file = climbed(file, next, await playChunk(file, next, threads));
    const written = await writeWhole(path, `${JSON.stringify(file, null, 2)}\n`);
    if (!written.ok) return written;
    tell(next);
  }
  return ok(file);
}

/** The ladder of a file, or a new one where there is no file. */
async function openLadder(path: string, seed: string): Promise<Result<LadderFile, Problem>> {
  const text = await readText(path);
  if (!text.ok) return text.problem.args.reason === 'ENOENT' ? ok(newLadder(seed)) : text;
  let json: unknown;
  try {
    json = JSON.parse(text.value);
  } catch {
    return fail({ code: 'not-json', args: { path } });
  }
  const read = readLadder(json);
  return read.ok ? read : fail({ code: 'not-a-ladder', args: { path, field: read.problem.field } });
}

/** Matches of a rung: so many however soon it is decided, so many however undecided it is. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** The unfinished rung with the fewest matches. */
function nextOf(file: LadderFile, now: readonly Rung[], { least, most }: Range): Rung | undefined {
  const open = now.map((rung) => played(file, rung)).filter((rung) => rung.matches < least || (rung.matches < most && verdictOf(rung) === 'unsure'));
  return open.toSorted((a, b) => a.matches - b.matches)[0];
}

const progressOf = ({ game, upper, lower, matches }: Rung, most: number, texts: Translator): string =>
  texts.text('cli.ladder.progress', { game, upper, lower, matches: matches + CHUNK, most });

async function playChunk(file: LadderFile, rung: Rung, threads: number) {
  const contenders = bots(`${rung.upper},${rung.lower}`);
  if (!contenders.ok) throw new Error(`no levels ${rung.upper}, ${rung.lower}`);
  return arena({
    game: rung.game,
    shelf: import.meta.resolve('@madang/games'),
    bots: contenders.value,
    seats: LADDER_SEATS,
    matches: CHUNK,
    seed: chunkSeed(file, rung),
    schedule: 'challenge',
    threads,
  });
}

const percent = (share: number): string => (100 * share).toFixed(0);
const interval = (of: (value: number) => string, { value, low, high }: { value: number; low: number; high: number }): string =>
  `${of(value)} (${of(low)}–${of(high)})`;

function printGame(file: LadderFile, now: readonly Rung[], game: string, terminal: Terminal, texts: Translator): void {
  const rungs = now.filter((rung) => rung.game === game).map((rung) => played(file, rung));
  const heading = ['bot', 'matches', 'victories', 'pair', 'rating', 'milliseconds', 'verdict'].map((column) => texts.text(`cli.column.${column}`));
  const rows = standings(rungs).map(({ share, pair, rating, milliseconds, verdict }, i) => {
    const rung = rungs[i];
    return [
      rung ? `${rung.upper} > ${rung.lower}` : '',
      String(rung?.matches ?? 0),
      interval(percent, share),
      interval(percent, pair),
      rating ? interval((value) => value.toFixed(0), rating) : '–',
      milliseconds.toFixed(1),
      texts.text(`cli.ladder.${verdict}`),
    ];
  });
  terminal.out(playedWith(rungs));
  printTable(terminal, [heading, ...rows]);
  terminal.out(texts.text('cli.ladder.bar', { bar: percent(LADDER_BAR), seats: LADDER_SEATS }));
}
