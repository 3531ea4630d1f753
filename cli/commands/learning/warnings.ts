import { type Told, type Warned, warnedOf, wishesOf } from '@madang/bots/arena';
import { ok } from '@madang/kernel';
import { type Command, DONE } from '../../command.ts';
import { loadGame } from '../../load.ts';
import { printTable } from '../../table.ts';
import { seatsIn, wantedOf } from './chances.ts';

/** madang warnings: how often what players are warned of is taken by others before their next turn, in matches of bots that change seats. */
export const warnings: Command = {
  words: 1,
  form: { values: ['bots', 'matches', 'seats', 'options', 'seed'], switches: ['json'] },
  async run({ words, values, switches }, { terminal, texts }) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const wanted = wantedOf(loaded.value.game, { matches: '20', seed: 'warnings', ...values });
    if (!wanted.ok) return wanted;
    const { game, expertise } = loaded.value;
    const { players, seats, options, matches, seed } = wanted.value;
    const told: Told[] = [];
    for (let i = 0; i < matches; i++) {
      told.push(wishesOf(game, expertise, { seats: seatsIn(wanted.value, i), seed: `${seed}/${i}`, options }, i % seats));
      if ((i + 1) % Math.ceil(matches / 10) === 0) terminal.note(texts.text('cli.arena.progress', { done: i + 1, matches }));
    }
    const found = warnedOf(told.flatMap(({ wishes }) => wishes));
    const turns = sum(told.map((one) => one.turns));
    const cost = sum(told.map((one) => one.cost)) / Math.max(1, turns);
    const row = ({ from, warned, came, losses }: Warned): string[] => [
      from.toFixed(2),
      `${warned}`,
      share(came, warned),
      share(came, losses),
      cost.toFixed(0),
    ];
    printTable(terminal, [['share', 'warned', 'came', 'losses', 'question'].map((column) => texts.text(`cli.column.${column}`)), ...found.map(row)]);
    if (switches.has('json'))
      terminal.out(JSON.stringify({ game: game.name, bots: players.map(({ name }) => name), seats, matches, seed, turns, found }));
    return ok(DONE);
  },
};

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const share = (some: number, all: number): string => (all === 0 ? '–' : `${((100 * some) / all).toFixed(0)}%`);
