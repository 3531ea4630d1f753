import { type BotReport, type Estimate, arena as runArena, SCHEDULES } from '@madang/bots/arena';
import { fail, type Game, ok, type Result } from '@madang/kernel';
import { bots, matchSetting, oneOfWords, type Typed, wholeNumbers } from '../arguments.ts';
import { type Command, DONE } from '../command.ts';
import { loadGame } from '../load.ts';
import type { Problem } from '../problems.ts';
import { printTable } from '../table.ts';
import { percent } from './simulate.ts';

/** madang arena: a rating table of bots from matches with rotated seats, in worker threads. */
export const arena: Command = {
  words: 1,
  form: { values: ['bots', 'matches', 'seats', 'automas', 'seed', 'options', 'schedule', 'threads', 'bar'], switches: ['json'] },
  async run({ words, values, switches }, { terminal, texts }) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const contest = readContest(loaded.value.game, values);
    if (!contest.ok) return contest;
    const { seats, matches, schedule } = contest.value;

    const begun = performance.now();
    const report = await runArena({
      ...contest.value,
      shelf: import.meta.resolve('@madang/games'),
      onMatch: (done) => {
        if (done % Math.ceil(matches / 10) === 0) terminal.note(texts.text('cli.arena.progress', { done, matches }));
      },
    });
    const seconds = (performance.now() - begun) / 1000;
    const heading = ['bot', 'seats', 'victories', 'pair', 'points', 'rating', 'milliseconds', 'iterations'].map((column) =>
      texts.text(`cli.column.${column}`),
    );
    printTable(terminal, [heading, ...[...report.bots].sort((a, b) => b.rating.value - a.rating.value).map(row)]);
    terminal.out(texts.text('cli.arena.par', { par: Math.round(100 * report.par), seats }));
    terminal.out(texts.text('cli.arena.done', { matches: report.matches, finished: report.finished, seconds: seconds.toFixed(1) }));
    if (switches.has('json')) terminal.out(JSON.stringify({ ...report, schedule, seconds }));
    return ok(DONE);
  },
};

type Contest = Omit<Parameters<typeof runArena>[0], 'shelf' | 'onMatch'>;

/** The matches that the options ask for. At least two names must differ; automas count as one. */
function readContest(game: Game, values: Typed['values']): Result<Contest, Problem> {
  const chosen = bots(values.bots ?? 'random,easy,greedy');
  if (!chosen.ok) return chosen;
  const setting = matchSetting(game, values);
  if (!setting.ok) return setting;
  const names = chosen.value.map((bot) => bot.name);
  if (names.length + Math.sign(setting.value.automas.length) < 2 || new Set(names).size < names.length)
    return fail({ code: 'too-few-bots', args: { bots: names.join(', ') } });
  const numbers = wholeNumbers(values, {
    matches: { usual: 100, min: 1, max: 1_000_000 },
    threads: { usual: 2, min: 1, max: 256 },
    bar: { usual: 0, min: 0, max: 100 },
  });
  if (!numbers.ok) return numbers;
  const schedule = oneOfWords('schedule', values.schedule ?? 'ladder', SCHEDULES);
  if (!schedule.ok) return schedule;
  const { matches, threads, bar } = numbers.value;
  return ok({
    ...setting.value,
    ...{ game: game.name, bots: chosen.value, matches, seed: values.seed ?? '1', schedule: schedule.value, threads },
    ...(values.bar !== undefined && { bar: bar / 100 }),
  });
}

const rating = ({ value, low, high }: Estimate): string => `${value.toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`;

/** A share and its interval in per cent. */
const pair = ({ value, low, high }: Estimate): string => `${Math.round(100 * value)} % (${Math.round(100 * low)}–${Math.round(100 * high)})`;

const row = (bot: BotReport): string[] => [
  bot.name,
  String(bot.seats),
  percent(bot.victories, bot.seats),
  pair(bot.pair),
  bot.meanPoints.toFixed(0),
  rating(bot.rating),
  bot.millisecondsPerDecision.toFixed(2),
  bot.iterationsPerDecision.toFixed(0),
];
