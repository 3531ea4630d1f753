import { SHELF } from '@madang/games';
import { fail, ok, type Pack, type Result } from '@madang/kernel';
import { wholeNumber } from '../../arguments.ts';
import { type Command, type Context, DONE, FAILED } from '../../command.ts';
import { type Loaded, loadGame } from '../../load.ts';
import { loadPack } from '../../packs/load.ts';
import type { Problem } from '../../problems.ts';
import { speaker } from '../../speaker.ts';
import { printTable } from '../../table.ts';
import { percent } from '../simulate.ts';
import { type Balance, measurePack } from './balance.ts';

/** Shares of victory between which a card is fair, as parts of an even share: with four players 15 to 40 %. */
const FAIR = { low: 0.6, high: 1.6 };
/** Cards that are shown at each end. */
const SHOWN = 5;

/** madang pack check: reads a pack, names what is wrong by card and field, and plays matches with it. */
export const pack: Command = {
  words: 2,
  form: { values: ['game', 'seats', 'matches'], switches: ['json'] },
  async run({ words, values, switches }, context) {
    const [act = '', path = ''] = words;
    if (act !== 'check') return fail({ code: 'bad-choice', args: { option: 'pack', value: act, allowed: 'check' } });
    const loaded = await packed(values.game);
    if (!loaded.ok) return loaded;
    const { game, expertise } = loaded.value;
    const seats = wholeNumber('seats', values.seats ?? String(game.players.max), game.players.min, game.players.max);
    const matches = wholeNumber('matches', values.matches ?? '400', 1, 1_000_000);
    if (!seats.ok || !matches.ok) return seats.ok ? matches : seats;
    const read = await loadPack(loaded.value, path, context);
    if (!read.ok) return failed(context, read.problem);
    const balance = measurePack(game, expertise, read.value, seats.value, matches.value);
    await print(context, loaded.value, read.value, seats.value, balance);
    if (switches.has('json')) context.terminal.out(JSON.stringify({ game: game.name, id: read.value.id, ...balance, cards: [...balance.cards] }));
    return ok(balance.finished === balance.matches ? DONE : FAILED);
  },
};

/** The game that the pack is for: the named one, or the first that has packs. */
async function packed(name: string | undefined): Promise<Result<Loaded, Problem>> {
  if (name !== undefined) return loadGame(name);
  for (const title of SHELF) {
    const loaded = await loadGame(title.name);
    if (loaded.ok && loaded.value.game.packs) return loaded;
  }
  return fail({ code: 'no-packs', args: { game: '' } });
}

async function print(context: Context, { game, wording }: Loaded, { id }: Pack, seats: number, balance: Balance): Promise<void> {
  const { terminal, texts, language } = context;
  const { matches, finished, broken, points, cards } = balance;
  const speak = await speaker(language, wording, {});
  terminal.out(texts.text('cli.pack.read', { id }));
  terminal.out(texts.text('cli.pack.played', { matches, finished, points: points.toFixed(1) }));
  for (const line of broken.slice(0, SHOWN)) terminal.out(texts.text('cli.pack.broken', { error: line }));
  const sorted = [...cards].sort(([, a], [, b]) => b.share - a.share);
  const isOutside = ({ low, high }: { low: number; high: number }): boolean => low > FAIR.high / seats || high < FAIR.low / seats;
  const ends = sorted.length > 2 * SHOWN ? [...sorted.slice(0, SHOWN), ...sorted.slice(-SHOWN)] : sorted;
  printTable(terminal, [
    [texts.text('cli.pack.card'), texts.text('cli.pack.owners'), texts.text('cli.column.victories'), ''],
    ...ends.map(([card, share]) => [
      `${card} ${speak.text(`${game.name}.card.${card}`)}`,
      String(share.of),
      percent(share.share * share.of, share.of),
      isOutside(share) ? texts.text('cli.pack.outside') : '',
    ]),
  ]);
  terminal.out(texts.text('cli.pack.summary', { cards: cards.size, outside: sorted.filter(([, share]) => isOutside(share)).length }));
}

/** Names the problem by its code, for programs that read the output. */
function failed({ terminal, texts }: Context, { code, args }: Problem): Result<number, Problem> {
  terminal.note(texts.text(`cli.problem.${code}`, args));
  return ok(FAILED);
}
