import { valued } from '@madang/bots';
import { type Contender, playMatch } from '@madang/bots/arena';
import { puzzleAt, turnsOf } from '@madang/bots/puzzles';
import { fail, type Match, newMatch, ok, type Puzzle, type Puzzles, playMove, type Result } from '@madang/kernel';
import { bots, matchSetting, type Setting, type Typed, wholeNumbers } from '../../arguments.ts';
import { type Command, DONE } from '../../command.ts';
import { readText, writeWhole } from '../../files.ts';
import { type Loaded, loadGame } from '../../load.ts';
import type { Problem } from '../../problems.ts';

/** The share of a match in which nothing is looked for: openings are alike. */
const OPENING = 0.08;

/** madang puzzles: looks in matches of bots for positions in which one turn is clearly the best, and adds them to a file. */
export const puzzles: Command = {
  words: 2,
  form: { values: ['matches', 'first', 'most', 'bots', 'seats', 'options', 'seed'], switches: [] },
  async run({ words: [name = '', path = ''], values }, { terminal, texts }) {
    const loaded = await loadGame(name);
    if (!loaded.ok) return loaded;
    const wanted = wantedOf(loaded.value, values);
    if (!wanted.ok) return wanted;
    const { version } = loaded.value.game;
    const kept = await keptIn(path, version);
    if (!kept.ok) return kept;
    let all = kept.value;
    const { first, matches, most } = wanted.value;
    for (let number = first; number < first + matches; number++) {
      const found = foundIn(loaded.value, played(loaded.value, wanted.value, number), most);
      all = [...all.filter(({ id }) => found.every((one) => one.id !== id)), ...found];
      const written = await writeWhole(path, printed({ version, puzzles: all }));
      if (!written.ok) return written;
      terminal.out(texts.text('cli.puzzles.progress', { number, found: found.length, all: all.length }));
    }
    return ok(DONE);
  },
};

interface Wanted extends Setting {
  readonly bot: Contender;
  readonly seed: string;
  readonly matches: number;
  /** The number of the first match: a search that was stopped goes on there. */
  readonly first: number;
  /** Puzzles of a match. */
  readonly most: number;
}

function wantedOf({ game }: Loaded, values: Typed['values']): Result<Wanted, Problem> {
  const setting = matchSetting(game, values);
  if (!setting.ok) return setting;
  const players = bots(values.bots ?? 'greedy');
  if (!players.ok) return players;
  const [bot] = players.value;
  if (!bot) return fail({ code: 'missing-value', args: { option: '--bots' } });
  const numbers = wholeNumbers(values, {
    matches: { usual: 10, min: 1, max: 100_000 },
    first: { usual: 1, min: 1, max: 1_000_000 },
    most: { usual: 3, min: 1, max: 1000 },
  });
  return numbers.ok ? ok({ ...setting.value, ...numbers.value, bot, seed: values.seed ?? 'puzzle' }) : numbers;
}

/** The puzzles that a file has already. Those of other rules are left out: they may have become wrong. */
async function keptIn(path: string, version: string): Promise<Result<readonly Puzzle[], Problem>> {
  const text = await readText(path);
  if (!text.ok) return text.problem.args.reason === 'ENOENT' ? ok([]) : text;
  const kept: Puzzles = JSON.parse(text.value);
  return ok(kept.version === version ? kept.puzzles : []);
}

/** A match of equal bots. */
function played({ game, expertise }: Loaded, { bot, seats, options, automas, seed }: Wanted, number: number): Match {
  const plan = {
    seats: Array.from({ length: seats }, (_, seat) => (automas.includes(seat) ? null : bot)),
    seed: `${seed}-${seats}-${number}`,
    options,
  };
  const match = newMatch(game, { seats, seed: plan.seed, options });
  playMatch(game, expertise, plan, (seat, move) => playMove(match, seat, move));
  return match;
}

/** The first puzzles that a match makes, looked for from its middle on and then before it: both halves give some. */
function foundIn({ game, expertise }: Loaded, match: Match, most: number): readonly Puzzle[] {
  const judging = valued(game, expertise);
  const turns = turnsOf(match).filter((at) => at >= match.log.length * OPENING);
  const middle = Math.floor(turns.length / 2);
  const found: Puzzle[] = [];
  for (const at of alternately(turns.slice(0, middle), turns.slice(middle))) {
    const puzzle = found.length < most ? puzzleAt(match, judging, at) : undefined;
    if (puzzle) found.push(puzzle);
  }
  return found;
}

const alternately = (some: readonly number[], others: readonly number[]): readonly number[] =>
  others.flatMap((other, i) => {
    const one = some[i];
    return one === undefined ? [other] : [one, other];
  });

/** One puzzle a line, so that a diff shows what changed. */
const printed = ({ version, puzzles }: Puzzles): string =>
  `{\n  "version": ${JSON.stringify(version)},\n  "puzzles": [\n${puzzles.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]\n}\n`;
