import { SHELF } from '@madang/games';
import { fail, isRecord, ok, type Pack, type Result } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { wholeNumber } from '../../arguments.ts';
import { type Command, type Context, DONE, FAILED } from '../../command.ts';
import { readText } from '../../files.ts';
import { type Loaded, loadGame, parseJson } from '../../load.ts';
import { loadPack } from '../../packs/load.ts';
import type { Problem } from '../../problems.ts';
import { speaker } from '../../speaker.ts';
import { printTable } from '../../table.ts';
import { percent } from '../simulate.ts';
import { type Balance, type Mean, measurePack, type Share } from './balance.ts';

/** Shares of victory between which a card is fair, as parts of an even share: with four players 15 to 40 %. */
const FAIR = { low: 0.6, high: 1.6 };
/** Cards that are shown at each end. */
const SHOWN = 5;
/** A match that is so much longer or shorter than without the pack stands out. */
const LENGTH = 0.15;

/** madang pack check: reads a pack, names what is wrong by card and field, and plays matches with it and without it. */
export const pack: Command = {
  words: 2,
  form: { values: ['game', 'seats', 'matches'], switches: ['json'] },
  async run({ words, values, switches }, context) {
    const [act = '', path = ''] = words;
    if (act !== 'check') return fail({ code: 'bad-choice', args: { option: 'pack', value: act, allowed: 'check' } });
    const loaded = await packed(values.game, path);
    if (!loaded.ok) return loaded;
    const { game, expertise } = loaded.value;
    const seats = wholeNumber('seats', values.seats ?? String(game.players.max), game.players.min, game.players.max);
    const matches = wholeNumber('matches', values.matches ?? '400', 1, 1_000_000);
    if (!seats.ok || !matches.ok) return seats.ok ? matches : seats;
    const read = await loadPack(loaded.value, path, context);
    if (!read.ok) return failed(context, read.problem);
    const balance = measurePack({ game, expertise, pack: read.value, seats: seats.value }, matches.value);
    await print(context, loaded.value, read.value, balance);
    if (switches.has('json')) context.terminal.out(JSON.stringify({ game: game.name, id: read.value.id, ...balance, cards: [...balance.cards] }));
    return ok(balance.finished === balance.matches ? DONE : FAILED);
  },
};

/** The game that a pack is for: the named one, or the one whose format the file says. A file that cannot be read is told by the reader later. */
async function packed(name: string | undefined, path: string): Promise<Result<Loaded, Problem>> {
  if (name !== undefined) return loadGame(name);
  const text = await readText(path);
  if (!text.ok) return text;
  const json = parseJson(text.value, path);
  if (!json.ok) return json;
  const format = isRecord(json.value) ? json.value.format : undefined;
  const formats: string[] = [];
  for (const title of SHELF) {
    const loaded = await loadGame(title.name);
    if (!loaded.ok || !loaded.value.game.packs) continue;
    if (loaded.value.game.packs.format === format) return loaded;
    formats.push(loaded.value.game.packs.format);
  }
  return fail({ code: 'unknown-pack', args: { path, allowed: formats.join(', ') } });
}

async function print(context: Context, loaded: Loaded, { id }: Pack, balance: Balance): Promise<void> {
  const { terminal, texts } = context;
  const { matches, finished, broken, points } = balance;
  terminal.out(texts.text('cli.pack.read', { id }));
  terminal.out(texts.text('cli.pack.played', { matches, finished, points: points.toFixed(1) }));
  for (const line of broken.slice(0, SHOWN)) terminal.out(texts.text('cli.pack.broken', { error: line }));
  printSeats(context, balance);
  const { cards } = loaded.game;
  const speak = await speaker(context.language, loaded.wording, {});
  const nameOf = (card: number): string => (cards && speak.has(cards.word(card)) ? `${card} ${speak.text(cards.word(card))}` : String(card));
  if (cards) printCards(context, balance, nameOf);
  for (const note of notes(texts, balance, nameOf)) terminal.out(`  ${note}`);
}

const around = ({ mean, by }: Mean): string => `${mean.toFixed(1)} ± ${by.toFixed(1)}`;

/** Points and victories of each seat, and the length of a match, with the pack and without it. */
function printSeats({ terminal, texts }: Context, { seats, decisions, decisionsWithout }: Balance): void {
  printTable(terminal, [
    [...['seat', 'with', 'without', 'change'].map((column) => texts.text(`cli.pack.column.${column}`)), texts.text('cli.column.victories')],
    ...seats.map(({ points, pointsWithout, change, victories }, seat) => [
      String(seat + 1),
      around(points),
      around(pointsWithout),
      around(change),
      percent(victories.share * victories.of, victories.of),
    ]),
  ]);
  terminal.out(texts.text('cli.pack.length', { with: around(decisions), without: around(decisionsWithout) }));
}

const isOutside = ({ low, high }: Share, seats: number): boolean => low > FAIR.high / seats || high < FAIR.low / seats;

/** The cards whose players win most and least often. */
function printCards({ terminal, texts }: Context, { cards, seats }: Balance, nameOf: (card: number) => string): void {
  const sorted = [...cards].sort(([, a], [, b]) => b.share - a.share);
  const ends = sorted.length > 2 * SHOWN ? [...sorted.slice(0, SHOWN), ...sorted.slice(-SHOWN)] : sorted;
  printTable(terminal, [
    [texts.text('cli.pack.card'), texts.text('cli.pack.owners'), texts.text('cli.column.victories'), ''],
    ...ends.map(([card, share]) => [
      nameOf(card),
      String(share.of),
      percent(share.share * share.of, share.of),
      isOutside(share, seats.length) ? texts.text('cli.pack.outside') : '',
    ]),
  ]);
  terminal.out(texts.text('cli.pack.summary', { cards: cards.size, outside: sorted.filter(([, share]) => isOutside(share, seats.length)).length }));
}

/** What stands out: seats that win too often or too seldom, matches much longer or shorter, cards that were hardly tried. */
function notes(texts: Translator, balance: Balance, nameOf: (card: number) => string): readonly string[] {
  const { seats, decisions, decisionsWithout, hardlyPlayed } = balance;
  const uneven = seats.flatMap(({ victories: { low, high } }, seat) =>
    low > 1 / seats.length || high < 1 / seats.length
      ? [texts.text('cli.pack.note.seat', { seat: seat + 1, often: low > 1 / seats.length ? 'yes' : 'no' })]
      : [],
  );
  const longer = decisions.mean / Math.max(1, decisionsWithout.mean) - 1;
  const length =
    Math.abs(longer) > LENGTH
      ? [texts.text('cli.pack.note.length', { percent: `${longer > 0 ? '+' : '−'}${Math.abs(100 * longer).toFixed(0)}` })]
      : [];
  const rare =
    hardlyPlayed.length === 0 ? [] : [texts.text('cli.pack.note.rare', { cards: hardlyPlayed.length, names: namesOf(hardlyPlayed, nameOf) })];
  const found = [...uneven, ...length, ...rare];
  return found.length === 0 ? [texts.text('cli.pack.note.none')] : found;
}

const namesOf = (cards: readonly number[], nameOf: (card: number) => string): string =>
  [...cards.slice(0, 2 * SHOWN).map(nameOf), ...(cards.length > 2 * SHOWN ? ['…'] : [])].join(', ');

/** Names the problem by its code, for programs that read the output. */
function failed({ terminal, texts }: Context, { code, args }: Problem): Result<number, Problem> {
  terminal.note(texts.text(`cli.problem.${code}`, args));
  return ok(FAILED);
}
