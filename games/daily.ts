import { automaSeats, type Game, type Options, parseOptions, type Seat, seedFor, withAutomas } from '@madang/kernel';
import type { DailyRules } from './title.ts';

/** The player of a seat in a daily deal: the person, an automa, or a bot of that level. */
export type DailySeat = 'me' | DailyRules['against'][number];

/** Returns all options of a game's daily deal, and its seats in the game's order. Throws if the rules do not know an option. */
export function dailySetup(game: Game, { against, options: named }: DailyRules): { readonly options: Options; readonly seats: readonly DailySeat[] } {
  const automas = against.filter((one) => one === 'automa').length;
  const parsed = parseOptions(game.options, withAutomas(game, named, automas));
  if (!parsed.ok) throw new Error(`daily deal of ${game.name}: ${parsed.problem.code}`);
  const theirs = automaSeats(game, parsed.value, against.length + 1);
  const others: DailySeat[] = ['me', ...against.filter((one) => one !== 'automa')];
  const seats = Array.from({ length: against.length + 1 }, (_, seat) => (theirs.includes(seat) ? 'automa' : (others.shift() ?? 'me')));
  return { options: parsed.value, seats };
}

/** Returns the seed of a day's deal on a device without a server. Everybody can compute it; a server draws a secret one. */
export const deviceSeed = (day: string, game: string): string => `daily ${day} ${game}`;

/** Returns the seed of a bot's next decision in a deal: by its own steps alone, so equal moves of the person meet equal answers. */
export const botSeed = (log: readonly { readonly by: Seat | null }[], seat: Seat, seed: string): string =>
  seedFor(`bot ${log.filter(({ by }) => by === seat).length} of ${seat}`, seed);
