import { availableParallelism } from 'node:os';
import { IMPROVE_SETTINGS, type Improving, improveValues, type Layers, PLAN_SETTINGS, readBeginning } from '@madang/bots/training';
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
  form: { values: ['matches', 'seats', 'seed', 'options', 'also', 'layers', 'plans', 'follow', 'threads', 'save'], switches: [] },
  async run({ words, values }, { terminal, texts }) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const { game, expertise } = loaded.value;
    const { facts, values: trained } = expertise;
    if (!facts) return fail({ code: 'no-facts', args: { game: game.name } });
    if (!trained) return fail({ code: 'no-values', args: { game: game.name } });
    const tables = tablesOf(game, values);
    if (!tables.ok) return tables;
    const effort = effortOf(values);
    if (!effort.ok) return effort;
    const { matches, plans, follow, threads } = effort.value;
    const layers = layersOf(values.layers, readBeginning(game, facts, trained).shape);
    if (!layers.ok) return layers;
    const path = values.save ?? `${game.name}-values.json`;
    const room = await writable(path);
    if (!room.ok) return room;
    const seed = values.seed ?? '1';
    const file = await improveValues(
      {
        game,
        expertise,
        shelf: import.meta.resolve('@madang/games'),
        tables: tables.value,
        matches,
        seed,
        threads,
        layers: layers.value,
        command: `madang improve ${game.name} --matches ${matches} --seed ${seed}${['seats', 'options', 'also', 'layers', 'plans', 'follow'].map((name) => (values[name] === undefined ? '' : ` --${name} ${values[name]}`)).join('')}`,
        onRound: (played, brier) => terminal.note(texts.text('cli.improve.round', { played, matches, brier: brier.toFixed(4) })),
      },
      { ...IMPROVE_SETTINGS, emaRate: follow / 100, plans: { ...PLAN_SETTINGS, turns: plans } },
    );
    const saved = await writeWhole(path, `${JSON.stringify(file, undefined, 2)}\n`);
    if (!saved.ok) return saved;
    printHeld(file.held, terminal, texts);
    terminal.out(texts.text('cli.improve.done', { path, positions: file.made.ends, matches: file.made.matches }));
    return ok(DONE);
  },
};

/** How much is played and learned. */
interface Effort {
  readonly matches: number;
  /** Turns that a player thinks to their end. */
  readonly plans: number;
  /** Percent of the way to what was learned that the kept values go after each round. */
  readonly follow: number;
  readonly threads: number;
}

function effortOf(values: Typed['values']): Result<Effort, Problem> {
  const matches = wholeNumber('matches', values.matches ?? '2000', 20, 1_000_000);
  if (!matches.ok) return matches;
  const plans = wholeNumber('plans', values.plans ?? String(PLAN_SETTINGS.turns), 1, PLAN_SETTINGS.turns);
  if (!plans.ok) return plans;
  const follow = wholeNumber('follow', values.follow ?? String(100 * IMPROVE_SETTINGS.emaRate), 1, 100);
  if (!follow.ok) return follow;
  const threads = wholeNumber('threads', values.threads ?? String(availableParallelism()), 1, 256);
  return threads.ok ? ok({ matches: matches.value, plans: plans.value, follow: follow.value, threads: threads.value }) : threads;
}

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
