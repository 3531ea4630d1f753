import { AUTOMA, type MatchPlan, type MatchResult, playMatch, wilson } from '@madang/bots/arena';
import { ok } from '@madang/kernel';
import { bots, matchSetting, wholeNumber } from '../arguments.ts';
import { type Command, DONE } from '../command.ts';
import { loadGame } from '../load.ts';
import { askedPack } from '../packs/load.ts';
import { printTable } from '../table.ts';

/** madang simulate: matches between bots on one core, without a screen. */
export const simulate: Command = {
  words: 1,
  form: { values: ['seats', 'matches', 'automas', 'bots', 'seed', 'options', 'pack'], switches: ['json'] },
  async run({ words, values, switches }, context) {
    const { terminal, texts } = context;
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const { game, expertise } = loaded.value;
    const asked = await askedPack(loaded.value, values, context);
    if (!asked.ok) return asked;
    const setting = matchSetting(game, values, game.players.max, asked.value);
    if (!setting.ok) return setting;
    const { seats, options, pack, automas } = setting.value;
    const matches = wholeNumber('matches', values.matches ?? '100', 1, 1_000_000);
    if (!matches.ok) return matches;
    const chosen = bots(values.bots ?? 'random');
    if (!chosen.ok) return chosen;
    const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !automas.includes(seat));
    const seated = Array.from({ length: seats }, (_, seat) => chosen.value[free.indexOf(seat) % chosen.value.length] ?? null);

    const begun = performance.now();
    const results: MatchResult[] = [];
    for (let i = 0; i < matches.value; i++) {
      results.push(playMatch(game, expertise, { seats: seated, seed: `${values.seed ?? '1'}/${i}`, options, pack }));
    }
    const seconds = (performance.now() - begun) / 1000;
    const summary = summarise(seated, results, seconds);
    printTable(terminal, [
      [
        texts.text('cli.column.seat'),
        texts.text('cli.column.bot'),
        texts.text('cli.column.points'),
        texts.text(`cli.column.${seats === 1 && game.goal ? 'goal' : 'victories'}`),
      ],
      ...seated.map((bot, seat) => [
        String(seat + 1),
        bot?.name ?? AUTOMA,
        (summary.scores[seat] ?? 0).toFixed(0),
        percent(summary.victories[seat] ?? 0, results.length),
      ]),
    ]);
    const { finished, decisions, decisionsPerSecond } = summary;
    terminal.out(
      texts.text('cli.simulate.done', {
        matches: matches.value,
        finished,
        decisions,
        seconds: seconds.toFixed(2),
        rate: Math.round(decisionsPerSecond),
      }),
    );
    if (switches.has('json')) terminal.out(JSON.stringify({ game: game.name, seats, matches: matches.value, ...summary }));
    return ok(DONE);
  },
};

function summarise(seated: MatchPlan['seats'], results: readonly MatchResult[], seconds: number) {
  const sum = (of: (result: MatchResult) => number): number => results.reduce((total, result) => total + of(result), 0);
  const decisions = sum((result) => result.decisions);
  return {
    bots: seated.map((bot) => bot?.name ?? AUTOMA),
    finished: results.filter((result) => result.finished).length,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    /** Mean points of each seat, and its victories; a shared one counts 1 / n. */
    scores: seated.map((_, seat) => sum(({ scores }) => scores[seat]?.points ?? 0) / results.length),
    victories: seated.map((_, seat) => sum(({ shares }) => shares[seat] ?? 0)),
  };
}

/** A share with its 95 % interval: "31.0 % (22.8–40.6)". */
export function percent(successes: number, trials: number): string {
  const { value, low, high } = wilson(successes, trials);
  const figure = (share: number) => (share * 100).toFixed(1);
  return `${figure(value)} % (${figure(low)}–${figure(high)})`;
}
