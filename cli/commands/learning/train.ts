import { availableParallelism } from 'node:os';
import { makeValues, type ValueFile } from '@madang/bots/training';
import { fail, ok } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { matchSetting, type Typed, wholeNumbers } from '../../arguments.ts';
import { type Command, DONE } from '../../command.ts';
import { writable, writeWhole } from '../../files.ts';
import { loadGame } from '../../load.ts';
import { printTable } from '../../table.ts';
import type { Terminal } from '../../terminal.ts';

/** Sizes of the net's hidden layers. */
const FIRST = 24;
const SECOND = 16;

/** madang train: plays matches, plays on from different ends of their turns, and writes a net that judges positions by what came of them. */
export const train: Command = {
  words: 1,
  form: { values: ['matches', 'seats', 'epochs', 'seed', 'options', 'threads', 'save', 'horizon'], switches: ['untrained'] },
  async run({ words, values, switches }, { terminal, texts }) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const { game, expertise } = loaded.value;
    if (!expertise.facts) return fail({ code: 'no-facts', args: { game: game.name } });
    const setting = matchSetting(game, values);
    if (!setting.ok) return setting;
    const { seats, options } = setting.value;
    const numbers = wholeNumbers(values, {
      matches: { usual: 300, min: 10, max: 1_000_000 },
      epochs: { usual: 8, min: 1, max: 1000 },
      threads: { usual: availableParallelism(), min: 1, max: 256 },
      horizon: { usual: 0, min: 0, max: 10_000 },
    });
    if (!numbers.ok) return numbers;
    const { matches, epochs, threads, horizon } = numbers.value;
    const path = values.save ?? `${game.name}-values.json`;
    const room = await writable(path);
    if (!room.ok) return room;
    const seed = values.seed ?? '1';
    const untrained = switches.has('untrained');
    const file = await makeValues({
      game,
      expertise,
      shelf: import.meta.resolve('@madang/games'),
      seats,
      options,
      matches,
      epochs,
      threads,
      seed,
      horizon: horizon === 0 ? undefined : horizon,
      untrained,
      first: FIRST,
      second: SECOND,
      command: `madang train ${game.name} --matches ${matches} --seats ${seats} --epochs ${epochs} --seed ${seed}${spelled(values, horizon, untrained)}`,
      onMatch: (done) => {
        if (done % Math.ceil(matches / 20) === 0) terminal.note(texts.text('cli.arena.progress', { done, matches }));
      },
      onEpoch: (epoch, { brier, choiceGain }) =>
        terminal.note(texts.text('cli.train.epoch', { epoch, brier: mean(brier).toFixed(4), gain: choiceGain.toFixed(2) })),
    });
    const saved = await writeWhole(path, `${JSON.stringify(file, undefined, 2)}\n`);
    if (!saved.ok) return saved;
    printHeld(file.held, terminal, texts);
    terminal.out(
      texts.text('cli.train.done', { path, ends: file.made.ends, gain: file.held.choiceGain.toFixed(2), error: file.held.error.toFixed(2) }),
    );
    return ok(DONE);
  },
};

/** The options of a training that are not the usual ones, as they are typed. */
const spelled = ({ options }: Typed['values'], horizon: number, untrained: boolean): string =>
  (options === undefined ? '' : ` --options ${options}`) + (horizon === 0 ? '' : ` --horizon ${horizon}`) + (untrained ? ' --untrained' : '');

/** Brier's score by fifths of the match, beside that of even shares and of who leads. */
export function printHeld({ brier, even, leader }: ValueFile['held'], terminal: Terminal, texts: Translator): void {
  printTable(terminal, [
    ['part', 'brier', 'even', 'leader'].map((column) => texts.text(`cli.column.${column}`)),
    ...brier.map((one, i) => [`${i + 1}/${brier.length}`, ...[one, even[i], leader?.[i]].map((score) => score?.toFixed(3) ?? '')]),
  ]);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
