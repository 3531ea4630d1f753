import { ANALYSIS_SETTINGS, type Analysis, analyse, isProven, type Judged, REPLAYERS, type Replayer, replayed } from '@madang/bots/analysis';
import { type Contender, meanOf, playMatch, wilson } from '@madang/bots/arena';
import { withAnalysts } from '@madang/bots/pool';
import { type Match, newMatch, ok, playMove, type Result } from '@madang/kernel';
import { bots, matchSetting, oneOfWords, type Setting, type Typed, wholeNumber } from '../arguments.ts';
import { type Command, DONE } from '../command.ts';
import { type Loaded, loadGame } from '../load.ts';
import type { Problem } from '../problems.ts';

/** A flagged mistake: what its analysis promised of the better line, and what that line brought where both were played on. */
interface Tested {
  readonly promised: number;
  readonly gained: number;
}

/** madang mistakes: whether verdicts hold. Matches of equal bots are analysed, and what was flagged is played on from both lines. */
export const mistakes: Command = {
  words: 1,
  form: { values: ['bots', 'matches', 'replays', 'by', 'most', 'compare', 'seats', 'options', 'seed', 'threads'], switches: ['json'] },
  async run({ words, values, switches }, { terminal, texts }) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const setting = matchSetting(loaded.value.game, values);
    if (!setting.ok) return setting;
    const players = bots(values.bots ?? 'easy');
    if (!players.ok) return players;
    const wanted = wantedOf(values);
    if (!wanted.ok) return wanted;
    const { matches, seed } = wanted.value;

    terminal.out(COLUMNS.map((column) => texts.text(`cli.column.${column}`)).join('  '));
    const results = [];
    for (const bot of players.value) {
      const tests: Tested[] = [];
      for (let i = 0; i < matches; i++) {
        const found = await testVerdicts(played(loaded.value, bot, setting.value, `${seed}/${i}`), wanted.value);
        tests.push(...found.tests);
        const row = { bot: bot.name, match: i + 1, ...countsOf(found.analysis), ...summary(found.tests) };
        results.push(row);
        terminal.out(inColumns(row));
      }
      if (tests.length > 0) terminal.out(texts.text('cli.mistakes.all', { bot: bot.name, ...inWords(summary(tests)) }));
    }
    if (switches.has('json')) terminal.out(JSON.stringify(results));
    return ok(DONE);
  },
};

const COLUMNS = ['bot', 'match', 'choices', 'proven', 'unsure', 'lost', 'replayed', 'better', 'promised', 'gained'] as const;

interface Wanted {
  readonly matches: number;
  readonly seed: string;
  /** How often each line is played on. */
  readonly times: number;
  readonly by: Replayer;
  /** The first of each match, in the order of the match. */
  readonly most: number;
  /** Choices of each match that are compared. */
  readonly compare: number;
  readonly threads: number;
}

function wantedOf(values: Typed['values']): Result<Wanted, Problem> {
  const matches = wholeNumber('matches', values.matches ?? '4', 1, 10_000);
  if (!matches.ok) return matches;
  const times = wholeNumber('replays', values.replays ?? '200', 0, 100_000);
  if (!times.ok) return times;
  const most = wholeNumber('most', values.most ?? '80', 0, 1000);
  if (!most.ok) return most;
  const compare = wholeNumber('compare', values.compare ?? String(ANALYSIS_SETTINGS.dearest), 1, 100_000);
  if (!compare.ok) return compare;
  const by = oneOfWords('by', values.by ?? 'quick', REPLAYERS);
  if (!by.ok) return by;
  const threads = wholeNumber('threads', values.threads ?? '2', 1, 256);
  if (!threads.ok) return threads;
  const counts = { matches: matches.value, times: times.value, most: most.value, compare: compare.value, threads: threads.value };
  return ok({ ...counts, seed: values.seed ?? '1', by: by.value });
}

type Row = { readonly bot: string; readonly match: number } & ReturnType<typeof countsOf> & ReturnType<typeof summary>;

const inColumns = ({ bot, match, choices, proven, unsure, lost, replayed, better, promised, gained }: Row): string =>
  [bot, match, choices, proven, unsure, points(lost), replayed, percent(better), points(promised), points(gained)].join('  ');

function inWords({ replayed, gainers, better, promised, gained, error }: ReturnType<typeof summary>) {
  const { low, high } = wilson(gainers, replayed);
  const figures = { promised: points(promised), gained: points(gained), error: points(error) };
  return { count: replayed, better: `${percent(better)} (${percent(low)}–${percent(high)})`, ...figures };
}

const percent = (share: number): string => (100 * share).toFixed(0);
const points = (share: number): string => (100 * share).toFixed(1);

/** A match of equal bots. */
function played({ game, expertise }: Loaded, bot: Contender, { seats, options, automas }: Setting, seed: string): Match {
  const match = newMatch(game, { seats, seed, options });
  const plan = { seats: Array.from({ length: seats }, (_, seat) => (automas.includes(seat) ? null : bot)), seed, options };
  playMatch(game, expertise, plan, (seat, move) => playMove(match, seat, move));
  return match;
}

const testVerdicts = (
  match: Match,
  { times, by, most, compare, threads }: Wanted,
): Promise<{ readonly analysis: Analysis; readonly tests: readonly Tested[] }> =>
  withAnalysts({ match, shelf: import.meta.resolve('@madang/games'), threads }, async (work) => {
    const analysis = await analyse(match, work, { ...ANALYSIS_SETTINGS, dearest: compare });
    const flagged = times === 0 ? [] : analysis.judged.filter(({ verdict }) => isProven(verdict)).slice(0, most);
    const test = async (one: Judged): Promise<Tested> => ({
      promised: one.loss?.value ?? 0,
      gained: (await replayed(work, one, times, by))?.gain.value ?? 0,
    });
    return { analysis, tests: await Promise.all(flagged.map(test)) };
  });

function countsOf({ judged, seats }: Analysis) {
  return {
    lost: seats.reduce((sum, { lost }) => sum + lost, 0),
    choices: judged.length,
    proven: judged.filter(({ verdict }) => isProven(verdict)).length,
    unsure: judged.filter(({ verdict }) => verdict === 'unsure').length,
  };
}

function summary(tests: readonly Tested[]) {
  const gainers = tests.filter(({ gained }) => gained > 0).length;
  const gained = meanOf(tests.map((one) => one.gained));
  return {
    replayed: tests.length,
    gainers,
    better: tests.length === 0 ? 0 : gainers / tests.length,
    promised: meanOf(tests.map(({ promised }) => promised)).value,
    gained: gained.value,
    error: (gained.high - gained.low) / 2,
  };
}
