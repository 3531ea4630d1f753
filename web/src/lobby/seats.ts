import type { SeatWish } from '@madang/wire';
import type { BotLevel, LocalSeat } from '../host/host.ts';

/** What a person chose for one seat of a new table. */
export type SeatChoice = 'me' | 'screen' | 'open' | 'invited' | `bot/${BotLevel}`;

/** What may sit on a seat of an online or offline table. */
export const PEOPLE: Readonly<Record<'online' | 'offline', readonly SeatChoice[]>> = {
  online: ['me', 'open', 'invited', 'screen'],
  offline: ['me', 'screen'],
};

const isBot = (choice: SeatChoice): choice is `bot/${BotLevel}` => choice.startsWith('bot/');

const levelOf = (choice: `bot/${BotLevel}`, levels: readonly BotLevel[]): BotLevel => levels.find((level) => choice === `bot/${level}`) ?? 'normal';

/** Seats as the server is asked for them. `names`: what second people at this screen are called. */
export const seatWishes = (choices: readonly SeatChoice[], names: readonly string[], levels: readonly BotLevel[]): SeatWish[] =>
  choices.map((choice, seat): SeatWish => {
    if (isBot(choice)) return { kind: 'bot', level: levelOf(choice, levels) };
    return choice === 'screen' ? { kind: 'screen', name: names[seat] ?? '' } : { kind: choice };
  });

/** Seats of a match in this browser, with names for people and bots. */
export const localSeats = (
  choices: readonly SeatChoice[],
  names: readonly string[],
  levels: readonly BotLevel[],
  botName: (level: BotLevel) => string,
): LocalSeat[] =>
  choices.map((choice, seat): LocalSeat => {
    if (!isBot(choice)) return { kind: 'person', name: names[seat] ?? '' };
    const level = levelOf(choice, levels);
    return { kind: 'bot', name: botName(level), level };
  });

/** A first proposal: me, and bots that play decently. */
export const proposedSeats = (seats: number): SeatChoice[] => Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'bot/normal'));

/** The seats with one choice changed; only one seat can be mine. */
export const chooseSeat = (choices: readonly SeatChoice[], at: number, choice: SeatChoice): SeatChoice[] =>
  choices.map((before, seat) => {
    if (seat === at) return choice;
    return choice === 'me' && before === 'me' ? (choices[at] ?? 'bot/normal') : before;
  });
