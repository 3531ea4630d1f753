import {
  type Arm,
  type CardChange,
  type CardExperiment,
  cardTable,
  compare,
  comparisonTable,
  type Experiment,
  LEAST_DEALS,
} from '@madang/bots/laboratory';
import { type Bench, runCards, runExperiment } from '@madang/bots/laboratory-pool';
import { fail, type Game, ok, type Result } from '@madang/kernel';
import { bots, matchSetting, type Typed, wholeNumber, wholeNumbers } from '../../arguments.ts';
import { type Command, type Context, DONE } from '../../command.ts';
import { writable, writeWhole } from '../../files.ts';
import { type Loaded, loadGame } from '../../load.ts';
import type { Problem } from '../../problems.ts';
import { printTable } from '../../table.ts';
import { cardRows, comparisonRows, foundLine, gameWords, powerLine } from './lab-rows.ts';

/** madang lab: two ways of playing on the same deals, side by side; with --cards, which card's points differ between them. */
export const lab: Command = {
  words: 1,
  form: {
    values: ['seats', 'automas', 'matches', 'bots', 'bots-b', 'options', 'options-b', 'seed', 'threads', 'card', 'points', 'csv'],
    switches: ['cards', 'json'],
  },
  async run({ words, values, switches }, context) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const wanted = wantedOf(loaded.value.game, values);
    if (!wanted.ok) return wanted;
    const room = values.csv === undefined ? ok(undefined) : await writable(values.csv);
    if (!room.ok) return room;
    const bench = benchOf(loaded.value.game, wanted.value, switches.has('cards') ? 2 : 1, context);
    const work = { loaded: loaded.value, wanted: wanted.value, bench, context };
    const done = switches.has('cards') ? await compareAllCards(work, values) : await compareArms(work);
    if (!done.ok) return done;
    const { table, report } = done.value;
    if (switches.has('json')) context.terminal.out(JSON.stringify({ game: loaded.value.game.name, ...wanted.value, report }));
    const written = values.csv === undefined ? ok(undefined) : await writeWhole(values.csv, table);
    return written.ok ? ok(DONE) : written;
  },
};

interface Wanted extends Readonly<Record<'a' | 'b', Arm>> {
  readonly seed: string;
  readonly matches: number;
  readonly threads: number;
}

interface Work {
  readonly loaded: Loaded;
  readonly wanted: Wanted;
  readonly bench: Bench;
  readonly context: Context;
}

/** What is written to a file, and what --json prints. */
interface Done {
  readonly table: string;
  readonly report: object;
}

/** Both arms. What is left out for B is as in A. */
function wantedOf(game: Game, values: Typed['values']): Result<Wanted, Problem> {
  const { options, bots: names } = values;
  const a = armOf(game, values, names);
  if (!a.ok) return a;
  const b = armOf(game, { ...values, ...given('options', values['options-b'] ?? options) }, values['bots-b'] ?? names);
  if (!b.ok) return b;
  const numbers = wholeNumbers(values, { matches: { usual: 1000, min: LEAST_DEALS, max: 1_000_000 }, threads: { usual: 2, min: 1, max: 256 } });
  return numbers.ok ? ok({ a: a.value, b: b.value, seed: values.seed ?? '1', ...numbers.value }) : numbers;
}

const given = (name: string, value: string | undefined): Typed['values'] => (value === undefined ? {} : { [name]: value });

function armOf(game: Game, values: Typed['values'], names = 'easy'): Result<Arm, Problem> {
  const setting = matchSetting(game, values);
  if (!setting.ok) return setting;
  const { seats, options, automas } = setting.value;
  const chosen = bots(names);
  if (!chosen.ok) return chosen;
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !automas.includes(seat));
  const seated = Array.from({ length: seats }, (_, seat) => chosen.value[free.indexOf(seat) % chosen.value.length] ?? null);
  return ok({ options, bots: seated });
}

/** `times`: matches of each deal that are told one by one. */
function benchOf(game: Game, { threads, matches }: Wanted, times: number, { terminal, texts }: Context): Bench {
  const all = times * matches;
  const step = Math.ceil(all / 10);
  return {
    ...{ game: game.name, threads, shelf: import.meta.resolve('@madang/games') },
    onDeal: (done) => {
      if (done % step === 0) terminal.note(texts.text('cli.arena.progress', { done, matches: all }));
    },
  };
}

/** The figures of both arms and their difference. Arms that are the same have none. */
async function compareArms({ loaded, wanted, bench, context }: Work): Promise<Result<Done, Problem>> {
  const { a, b, seed, matches } = wanted;
  if (JSON.stringify(a) === JSON.stringify(b)) return fail({ code: 'equal-arms', args: {} });
  const experiment: Experiment = { a, b, seed, deals: matches };
  const begun = performance.now();
  const report = compare(await runExperiment(bench, experiment));
  const { terminal, texts } = context;
  printTable(terminal, comparisonRows(report, loaded.game.name, texts, await gameWords(context, loaded)));
  terminal.out(texts.text('cli.lab.done', { deals: report.deals, seconds: secondsSince(begun), figures: report.figures.length }));
  return ok({ table: comparisonTable(report), report });
}

/** Lines of the table of cards. */
const SHOWN_CARDS = 10;

async function compareAllCards({ loaded, wanted, bench, context }: Work, values: Typed['values']): Promise<Result<Done, Problem>> {
  const { cards } = loaded.game;
  if (!cards) return fail({ code: 'no-cards', args: { game: loaded.game.name } });
  const change = changeOf(values, cards.count);
  if (!change.ok) return change;
  const { a, b, seed, matches } = wanted;
  const quick = values.bots === undefined && values['bots-b'] === undefined;
  const experiment: CardExperiment = { a, b, seed, matches, quick, cards: cards.count, ...(change.value && { change: change.value }) };
  const begun = performance.now();
  const report = await runCards(bench, experiment);
  const { terminal, texts } = context;
  const words = await gameWords(context, loaded);
  printTable(terminal, cardRows(report.judged.slice(0, SHOWN_CARDS), loaded.game, texts, words));
  terminal.out(foundLine(report, loaded.game, texts, words));
  terminal.out(powerLine(report, change.value?.points ?? 0, texts));
  terminal.out(
    texts.text('cli.lab.cards', { matches: report.matches, seconds: secondsSince(begun), judged: report.judged.length, seldom: report.seldom }),
  );
  return ok({ table: cardTable(report), report });
}

/** The change that --card and --points ask for; undefined: they ask for none. */
function changeOf(values: Typed['values'], count: number): Result<CardChange | undefined, Problem> {
  const { card: typed } = values;
  if (typed === undefined) return values.points === undefined ? ok(undefined) : fail({ code: 'missing-value', args: { option: '--card' } });
  const card = wholeNumber('card', typed, 0, count - 1);
  if (!card.ok) return card;
  const points = Number(values.points ?? '3');
  const bad = { option: '--points', value: values.points ?? '', min: -100, max: 100 };
  return Number.isInteger(points) && Math.abs(points) <= 100 ? ok({ card: card.value, points }) : fail({ code: 'bad-number', args: bad });
}

const secondsSince = (begun: number): string => ((performance.now() - begun) / 1000).toFixed(1);
