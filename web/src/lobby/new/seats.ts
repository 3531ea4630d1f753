import { automaSeats, type Game, mostAutomas, type Options, withAutomas } from '@madang/kernel';
import type { SeatWish } from '@madang/wire';
import type { BotLevel, LocalSeat } from '../../local-server/local.ts';

/** What a person chose for one seat of a new table. */
export type SeatChoice = 'me' | 'screen' | 'open' | 'invited' | 'automa' | `bot/${BotLevel}`;

/** What the form asks of a game's rules. */
type Rules = Pick<Game, 'automas' | 'options'>;

const USUAL: SeatChoice = 'bot/normal';

/** What plays against a reader who has not played a game yet: easier bots beat most first games. */
export const FIRST_BOT: SeatChoice = 'bot/easy';

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
    if (choice === 'automa') return { kind: choice };
    if (!isBot(choice)) return { kind: 'person', name: names[seat] ?? '' };
    const level = levelOf(choice, levels);
    return { kind: 'bot', name: botName(level), level };
  });

/** A first proposal: me, and bots for beginners. */
export const proposedSeats = (seats: number): SeatChoice[] => Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : FIRST_BOT));

/** The seats with one choice changed; only one seat can be mine. */
export const chooseSeat = (choices: readonly SeatChoice[], at: number, choice: SeatChoice): SeatChoice[] =>
  choices.map((before, seat) => {
    if (seat === at) return choice;
    return choice === 'me' && before === 'me' ? (choices[at] ?? USUAL) : before;
  });

/** One person against that many automas. */
export const soloSeats = (automas: number): SeatChoice[] => ['me', ...Array.from({ length: automas }, (): SeatChoice => 'automa')];

/** That many seats: more of what sits on the last one if the program or the rules play it, else bots. */
export function resizeSeats(choices: readonly SeatChoice[], count: number): SeatChoice[] {
  const last = choices.at(-1) ?? USUAL;
  const more = last === 'automa' || isBot(last) ? last : USUAL;
  return Array.from({ length: count }, (_, seat) => choices[seat] ?? more);
}

export const automaCount = (choices: readonly SeatChoice[]): number => choices.filter((choice) => choice === 'automa').length;

/** Whether one more seat may be an automa's. */
export const hasRoomForAutoma = (game: Rules, choices: readonly SeatChoice[]): boolean => automaCount(choices) < mostAutomas(game, choices.length);

/** Seats in the order that a game has them in. `from`: for each the place of its choice before. */
export interface Arranged {
  readonly seats: readonly SeatChoice[];
  readonly from: readonly number[];
}

/** Puts the automas where the game has them, everybody else around them in their order; automas too many become bots. */
export function arrangeSeats(game: Rules, choices: readonly SeatChoice[]): Arranged {
  const theirs = automaSeats(game, withAutomas(game, {}, automaCount(choices)), choices.length);
  const before = choices.map((_, place) => place);
  const automas = before.filter((place) => choices[place] === 'automa').slice(0, theirs.length);
  const others = before.filter((place) => !automas.includes(place));
  const from = before.map((seat) => (theirs.includes(seat) ? automas : others).shift() ?? seat);
  const seats = from.map((place, seat) => {
    const choice = choices[place] ?? USUAL;
    return choice === 'automa' && !theirs.includes(seat) ? USUAL : choice;
  });
  return { seats, from };
}

/** What was said of seats by number, after they were arranged. */
export const followSeats = <T>(said: Readonly<Record<number, T>>, from: readonly number[]): Readonly<Record<number, T>> =>
  Object.fromEntries(
    from.flatMap((place, seat) => {
      const one = said[place];
      return one === undefined ? [] : [[seat, one]];
    }),
  );

/** The options of a match with these seats. */
export const optionsWith = (game: Rules, options: Options, choices: readonly SeatChoice[]): Options =>
  withAutomas(game, options, automaCount(choices));

/** An option with its values, the default first. */
type Asked = readonly (readonly [option: string, values: readonly string[]])[];

/** The options that decide what kind of match it is, in the order in which the game has them. */
export const greatOptions = ({ making, options }: Pick<Game, 'making' | 'options'>): Asked =>
  (making?.great ?? []).map((option) => [option, options[option] ?? []]);

/** The options that the form asks for under the rules' variants: what follows from the seats, or is asked beside them, is not among them, nor what is asked first. */
export function askedOptions({ automas, making, options, packs }: Rules & Pick<Game, 'making' | 'packs'>): Asked {
  const elsewhere = [automas?.number, automas?.level, packs?.option, ...(making?.great ?? [])];
  return Object.entries(options).filter(([option]) => !elsewhere.includes(option));
}
