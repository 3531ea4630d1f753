import { type Calibration, type Contender, calibrationOf, type MatchPlan, type Miss, missesOf } from '@madang/bots/arena';
import { type Game, ok, type Result } from '@madang/kernel';
import { bots, matchSetting, type Setting, type Typed, wholeNumber } from '../../arguments.ts';
import { type Command, DONE } from '../../command.ts';
import { loadGame } from '../../load.ts';
import type { Problem } from '../../problems.ts';
import { printTable } from '../../table.ts';

/** madang chances: how far the chances shown during a match are from who wins, in matches of bots that change seats. */
export const chances: Command = {
  words: 1,
  form: { values: ['bots', 'matches', 'seats', 'options', 'seed'], switches: ['json'] },
  async run({ words, values, switches }, { terminal, texts }) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const wanted = wantedOf(loaded.value.game, values);
    if (!wanted.ok) return wanted;
    const { game, expertise } = loaded.value;
    const { players, seats, options, matches, seed } = wanted.value;
    const misses: Miss[] = [];
    for (let i = 0; i < matches; i++) {
      misses.push(...missesOf(game, expertise, { seats: seatsIn(wanted.value, i), seed: `${seed}/${i}`, options }, i % seats));
      if ((i + 1) % Math.ceil(matches / 10) === 0) terminal.note(texts.text('cli.arena.progress', { done: i + 1, matches }));
    }
    const found = calibrationOf(misses);
    printTable(terminal, [['part', 'chances', 'even', 'leader', 'question'].map((column) => texts.text(`cli.column.${column}`)), ...found.map(row)]);
    if (switches.has('json')) terminal.out(JSON.stringify({ game: game.name, bots: players.map(({ name }) => name), seats, matches, seed, found }));
    return ok(DONE);
  },
};

interface Wanted extends Setting {
  readonly players: readonly Contender[];
  readonly matches: number;
  readonly seed: string;
}

/** What a measurement of bots in matches is asked for. */
export function wantedOf(game: Game, values: Typed['values']): Result<Wanted, Problem> {
  const setting = matchSetting(game, values);
  if (!setting.ok) return setting;
  const players = bots(values.bots ?? 'greedy');
  if (!players.ok) return players;
  const matches = wholeNumber('matches', values.matches ?? '100', 1, 100_000);
  return matches.ok ? ok({ ...setting.value, players: players.value, matches: matches.value, seed: values.seed ?? 'chances' }) : matches;
}

/** The players of a match, one seat on from match to match. */
export const seatsIn = ({ players, seats, automas }: Wanted, match: number): MatchPlan['seats'] =>
  Array.from({ length: seats }, (_, seat) => (automas.includes(seat) ? null : (players[(seat + match) % players.length] ?? null)));

const row = ({ part, brier: { value, low, high }, even, leader, cost }: Calibration): string[] => [
  part.toFixed(2),
  `${value.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`,
  even.toFixed(3),
  leader.toFixed(3),
  cost.toFixed(1),
];
