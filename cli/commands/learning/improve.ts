import { availableParallelism } from 'node:os';
import { type Improving, improveValues, type Layers, readValues } from '@madang/bots/training';
import { fail, type Game, type Options, ok, type Result } from '@madang/kernel';
import { matchSetting, type Typed, wholeNumber } from '../../arguments.ts';
import { type Command, DONE } from '../../command.ts';
import { writable, writeWhole } from '../../files.ts';
import { loadGame } from '../../load.ts';
import type { Problem } from '../../problems.ts';
import { printHeld } from './train.ts';

/** madang improve: the values that a game has learn from matches of the bot that they make. */
export const improve: Command = {
  words: 1,
  form: { values: ['matches', 'seats', 'seed', 'options', 'also', 'layers', 'threads', 'save'], switches: [] },
  async run({ words, values }, { terminal, texts }) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const { game, expertise } = loaded.value;
    const { facts, values: trained } = expertise;
    if (!facts) return fail({ code: 'no-facts', args: { game: game.name } });
    if (!trained) return fail({ code: 'no-values', args: { game: game.name } });
    const tables = tablesOf(game, values);
    if (!tables.ok) return tables;
    const matches = wholeNumber('matches', values.matches ?? '2000', 20, 1_000_000);
    if (!matches.ok) return matches;
    const layers = layersOf(values.layers, readValues(game, facts, trained).shape);
    if (!layers.ok) return layers;
    const threads = wholeNumber('threads', values.threads ?? String(availableParallelism()), 1, 256);
    if (!threads.ok) return threads;
    const path = values.save ?? `${game.name}-values.json`;
    const room = await writable(path);
    if (!room.ok) return room;
    const seed = values.seed ?? '1';
    const file = await improveValues({
      game,
      expertise,
      shelf: import.meta.resolve('@madang/games'),
      tables: tables.value,
      matches: matches.value,
      seed,
      threads: threads.value,
      layers: layers.value,
      command: `madang improve ${game.name} --matches ${matches.value} --seed ${seed}${['seats', 'options', 'also', 'layers'].map((name) => (values[name] === undefined ? '' : ` --${name} ${values[name]}`)).join('')}`,
      onRound: (played, brier) => terminal.note(texts.text('cli.improve.round', { played, matches: matches.value, brier: brier.toFixed(4) })),
    });
    const saved = await writeWhole(path, `${JSON.stringify(file, undefined, 2)}\n`);
    if (!saved.ok) return saved;
    printHeld(file.held, terminal, texts);
    terminal.out(texts.text('cli.improve.done', { path, positions: file.made.ends, matches: file.made.matches }));
    return ok(DONE);
  },
};

/** The matches that are asked for: every number of seats in the list with the options, and with those of `--also` if there are some. */
function tablesOf(game: Game, { seats, options = '', also, ...values }: Typed['values']): Result<Improving['tables'], Problem> {
  const tables: { readonly seats: number; readonly options: Options }[] = [];
  for (const some of seats?.split(',') ?? [String(game.players.max)]) {
    // A solo player has no rival to lead.
    const several = wholeNumber('seats', some, Math.max(2, game.players.min), game.players.max);
    if (!several.ok) return several;
    for (const chosen of also === undefined ? [options] : [options, also]) {
      const setting = matchSetting(game, { ...values, seats: some, options: chosen });
      if (!setting.ok) return setting;
      tables.push({ seats: setting.value.seats, options: setting.value.options });
    }
  }
  return ok(tables);
}

/** Most units of a layer. */
const WIDEST = 256;

/** The hidden layers that are asked for: none of them narrower than it is. */
function layersOf(text: string | undefined, { first, second }: Layers): Result<Layers | undefined, Problem> {
  if (text === undefined) return ok(undefined);
  const [, wide, deep] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  const layers = { first: Number(wide), second: Number(deep) };
  const good = layers.first >= first && layers.first <= WIDEST && layers.first % 4 === 0 && layers.second >= second && layers.second <= WIDEST;
  return good ? ok(layers) : fail({ code: 'bad-layers', args: { value: text, first, second, most: WIDEST } });
}
