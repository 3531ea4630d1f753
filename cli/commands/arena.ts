import { type BotReport, type Estimate, arena as runArena, SCHEDULES } from '@madang/bots/arena';
import { fail, ok } from '@madang/kernel';
import { bots, matchSetting, oneOfWords, wholeNumber } from '../arguments.ts';
import { type Command, DONE } from '../command.ts';
import { loadGame } from '../load.ts';
import { printTable } from '../table.ts';
import { percent } from './simulate.ts';

/** madang arena: a rating table of bots from matches with rotated seats, in worker threads. */
export const arena: Command = {
  words: 1,
  form: { values: ['bots', 'matches', 'seats', 'automas', 'seed', 'options', 'schedule', 'threads', 'bar'], switches: ['json'] },
  async run({ words, values, switches }, { terminal, texts }) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const { game } = loaded.value;
    const chosen = bots(values.bots ?? 'random,easy,greedy');
    if (!chosen.ok) return chosen;
    const setting = matchSetting(game, values);
    if (!setting.ok) return setting;
    const { seats, options, automas } = setting.value;
    const names = chosen.value.map((bot) => bot.name);
    if (names.length + Math.sign(automas.length) < 2 || new Set(names).size < names.length)
      return fail({ code: 'too-few-bots', args: { bots: names.join(', ') } });
    const matches = wholeNumber('matches', values.matches ?? '100', 1, 1_000_000);
    if (!matches.ok) return matches;
    const threads = wholeNumber('threads', values.threads ?? '2', 1, 256);
    if (!threads.ok) return threads;
    const schedule = oneOfWords('schedule', values.schedule ?? 'ladder', SCHEDULES);
    if (!schedule.ok) return schedule;

    const bar = wholeNumber('bar', values.bar ?? '0', 0, 100);
    if (!bar.ok) return bar;

    const begun = performance.now();
    const report = await runArena({
      game: game.name,
      shelf: import.meta.resolve('@madang/games'),
      bots: chosen.value,
      seats,
      automas,
      matches: matches.value,
      seed: values.seed ?? '1',
      options,
      schedule: schedule.value,
      threads: threads.value,
      ...(values.bar !== undefined && { bar: bar.value / 100 }),
      onMatch: (done) => {
        if (done % Math.ceil(matches.value / 10) === 0) terminal.note(texts.text('cli.arena.progress', { done, matches: matches.value }));
      },
    });
    const seconds = (performance.now() - begun) / 1000;
    const heading = ['bot', 'seats', 'victories', 'pair', 'points', 'rating', 'milliseconds', 'iterations'].map((column) =>
      texts.text(`cli.column.${column}`),
    );
    printTable(terminal, [heading, ...[...report.bots].sort((a, b) => b.rating.value - a.rating.value).map(row)]);
    terminal.out(texts.text('cli.arena.par', { par: Math.round(100 * report.par), seats }));
    terminal.out(texts.text('cli.arena.done', { matches: report.matches, finished: report.finished, seconds: seconds.toFixed(1) }));
    if (switches.has('json')) terminal.out(JSON.stringify({ ...report, schedule: schedule.value, seconds }));
    return ok(DONE);
  },
};

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
