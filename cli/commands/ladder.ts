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
import { bots, oneOfWords, wholeNumber } from '../arguments.ts';
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
    const most = wholeNumber('matches', values.matches ?? '400', CHUNK, 1_000_000);
    if (!most.ok) return most;
    const least = wholeNumber('least', values.least ?? '0', 0, most.value);
    if (!least.ok) return least;
    const range: Range = { least: least.value, most: most.value };
    const threads = wholeNumber('threads', values.threads ?? '2', 1, 256);
    if (!threads.ok) return threads;
    const highest = oneOfWords('to', values.to ?? 'expert', BOT_LEVELS);
    if (!highest.ok) return highest;
    const games: Loaded[] = [];
    for (const name of values.games?.split(',') ?? SHELF.map((title) => title.name)) {
      const loaded = await loadGame(name);
      if (!loaded.ok) return loaded;
      games.push(loaded.value);
    }
    const path = values.file ?? 'ladder.json';
    const begun = await openLadder(path, values.seed ?? '1');
    if (!begun.ok) return begun;

    const now = games.flatMap((game) => rungsOf(game, highest.value));
    let file = begun.value;
    for (let next = nextOf(file, now, range); next; next = nextOf(file, now, range)) {
      file = climbed(file, next, await playChunk(file, next, threads.value));
      const written = await writeWhole(path, `${JSON.stringify(file, null, 2)}\n`);
      if (!written.ok) return written;
      terminal.note(progressOf(next, most.value, texts));
    }
    for (const { game } of games) printGame(file, now, game.name, terminal, texts);
    if (values.page !== undefined) {
      const written = await writeWhole(values.page, ladderPage(file, now, texts, language));
      if (!written.ok) return written;
    }
    if (switches.has('json')) terminal.out(JSON.stringify(now.map((rung) => played(file, rung))));
    return ok(now.some((rung) => verdictOf(played(file, rung)) === 'below') ? FAILED : DONE);
  },
};

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
