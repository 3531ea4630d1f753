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

const keyOf = (where: Where, { name }: Pick<Game, 'name'>): string => `madang.new.${where}.${name}`;

/** Bots of the first match against bots: beginners, and so few that a turn comes round soon. */
const FIRST_BOTS = 2;

/** What somebody plays who has chosen nothing yet: against two beginners, by the rules that the game proposes. */
const firstSettings = ({ players, making }: Pick<Game, 'players' | 'making'>): Settings => {
  const count = Math.min(players.max, Math.max(players.min, FIRST_BOTS + 1));
  return { seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : FIRST_BOT)), options: making?.proposed ?? {} };
};

/** The settings with which a game was begun last; undefined where there are none, or its rules allow them no longer. */
export function rememberedSettings(where: Where, game: Rules): Settings | undefined {
  const json = kept(keyOf(where, game));
  if (!isRecord(json) || !Array.isArray(json.seats) || !isRecord(json.options)) return undefined;
  const choices: readonly SeatChoice[] = [...PEOPLE[where], 'automa', ...LEVELS.map((level) => `bot/${level}` as const)];
  const seats = json.seats.flatMap((seat) => choices.filter((choice) => choice === seat));
  const { min, max } = game.players;
  if (seats.length !== json.seats.length || seats.length < min || seats.length > max) return undefined;
  if (seats.filter((seat) => seat === 'me').length > 1) return undefined;
  const options: Record<string, string> = {};
  for (const [option, values] of Object.entries(game.options)) {
    const value = values.find((one) => one === (isRecord(json.options) ? json.options[option] : undefined));
    if (value !== undefined) options[option] = value;
  }
  return { seats: arrangeSeats(game, seats).seats, options, chances: json.chances === true };
}

export const rememberSettings = (where: Where, game: Pick<Game, 'name'>, { seats, options, chances = false }: Settings): boolean =>
  keep(keyOf(where, game), { seats, options, chances });

const isBot = (seat: SeatChoice): boolean => seat.startsWith('bot/');

/** True if nobody but the reader and what the program or the rules play sits there. */
const isAgainstBots = (seats: readonly SeatChoice[]): boolean =>
  seats.includes('me') && seats.every((seat) => seat === 'me' || seat === 'automa' || isBot(seat));

/** The settings of a match against bots that one press begins: those of the last one. */
export function botSettings(game: Rules): Settings {
  const last = rememberedSettings('offline', game);
  return last && isAgainstBots(last.seats) ? last : firstSettings(game);
}

/** The numbers of bots that one person can play a game against. */
export function botCounts({ players: { min, max } }: Pick<Game, 'players'>): readonly number[] {
  const fewest = Math.max(1, min - 1);
  return Array.from({ length: Math.max(0, max - fewest) }, (_, more) => fewest + more);
}

/** The settings with that many bots and no automas: those who sit there stay, and more are like the last of them. */
export function withBots(settings: Settings, count: number): Settings {
  const bots = settings.seats.filter(isBot);
  const last = bots.at(-1) ?? FIRST_BOT;
  return { ...settings, seats: ['me', ...Array.from({ length: count }, (_, place) => bots[place] ?? last)] };
}
