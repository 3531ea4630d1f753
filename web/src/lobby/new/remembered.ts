import type { Game } from '@madang/kernel';
import { isRecord } from '../../json.ts';
import { LEVELS } from '../../local-server/local.ts';
import { keep, kept } from '../../page/storage.ts';
import { arrangeSeats, FIRST_BOT, PEOPLE, type SeatChoice } from './seats.ts';

/** The settings of a new match. */
export interface Settings {
  readonly seats: readonly SeatChoice[];
  readonly options: Readonly<Record<string, string>>;
  /** The table's page shows who is ahead. */
  readonly chances?: boolean;
}

type Where = 'online' | 'offline';
type Rules = Pick<Game, 'name' | 'players' | 'options' | 'automas' | 'making'>;
type Range = Game['players'];

const keyOf = (where: Where, { name }: Pick<Game, 'name'>): string => `madang.new.${where}.${name}`;

/** Bots of the first match against bots: beginners, and so few that a turn comes round soon. */
const FIRST_BOTS = 2;

/** The seats of the first match against bots: the reader and two beginners. */
const firstSeats = ({ min, max }: Range): readonly SeatChoice[] =>
  Array.from({ length: Math.min(max, Math.max(min, FIRST_BOTS + 1)) }, (_, seat) => (seat === 0 ? 'me' : FIRST_BOT));

/** The settings with which a game was begun last, as they were kept; undefined where there are none. Its rules may allow them no longer. */
function keptSettings(where: Where, game: Pick<Game, 'name'>, { min, max }: Range): Settings | undefined {
  const json = kept(keyOf(where, game));
  if (!isRecord(json) || !Array.isArray(json.seats) || !isRecord(json.options)) return undefined;
  const choices: readonly SeatChoice[] = [...PEOPLE[where], 'automa', ...LEVELS.map((level) => `bot/${level}` as const)];
  const seats = json.seats.flatMap((seat) => choices.filter((choice) => choice === seat));
  if (seats.length !== json.seats.length || seats.length < min || seats.length > max) return undefined;
  if (seats.filter((seat) => seat === 'me').length > 1) return undefined;
  const options = Object.entries(json.options).flatMap(([option, value]) => (typeof value === 'string' ? [[option, value]] : []));
  return { seats, options: Object.fromEntries(options), chances: json.chances === true };
}

/** The settings with which a game was begun last; undefined where there are none, or its rules allow them no longer. */
export function rememberedSettings(where: Where, game: Rules): Settings | undefined {
  const last = keptSettings(where, game, game.players);
  if (!last) return undefined;
  const options = Object.entries(last.options).filter(([option, value]) => game.options[option]?.includes(value));
  return { ...last, seats: arrangeSeats(game, last.seats).seats, options: Object.fromEntries(options) };
}

export const rememberSettings = (where: Where, game: Pick<Game, 'name'>, { seats, options, chances = false }: Settings): boolean =>
  keep(keyOf(where, game), { seats, options, chances });

const isBot = (seat: SeatChoice): boolean => seat.startsWith('bot/');

/** True if nobody but the reader and what the program or the rules play sits there. */
const isAgainstBots = (seats: readonly SeatChoice[]): boolean =>
  seats.includes('me') && seats.every((seat) => seat === 'me' || seat === 'automa' || isBot(seat));

/** The settings of a match against bots that one press begins: those of the last one. Before: by the rules that the game proposes. */
export function botSettings(game: Rules): Settings {
  const last = rememberedSettings('offline', game);
  return last && isAgainstBots(last.seats) ? last : { seats: firstSeats(game.players), options: game.making?.proposed ?? {} };
}

/** The seats of that match as they were kept, for where the game's rules are not here. `people`: how many may play. */
export function botSeats(name: string, people: Range): readonly SeatChoice[] {
  const last = keptSettings('offline', { name }, people);
  return last && isAgainstBots(last.seats) ? last.seats : firstSeats(people);
}

/** The numbers of bots that one person can play a game against that is for so many people. */
export function botCounts({ min, max }: Range): readonly number[] {
  const fewest = Math.max(1, min - 1);
  return Array.from({ length: Math.max(0, max - fewest) }, (_, more) => fewest + more);
}

/** Seats with that many bots and no automas: those who sit there stay, and more are like the last of them. */
export function withBots(seats: readonly SeatChoice[], count: number): readonly SeatChoice[] {
  const bots = seats.filter(isBot);
  const last = bots.at(-1) ?? FIRST_BOT;
  return ['me', ...Array.from({ length: count }, (_, place) => bots[place] ?? last)];
}
