import { type Achievement, type Achievements, achievementsOf, inSpan, type Seat, seatEvents, spansOf } from '@madang/kernel';
import { FACES } from '../components/faces.ts';
import { ROOM_SIZES, ROOM_TYPES } from '../components/words.ts';
import { type Castle, incompleteTiles, roomsOfType, sizesPresent, typesPresent } from '../rules/castle/index.ts';
import type { LudwigEvent } from '../rules/events.ts';
import type { Ludwig } from '../rules/state.ts';
import { achievements as catalogues } from '../text/sources.ts';

type One = Achievement<Ludwig, LudwigEvent>;
type Told = readonly LudwigEvent[];

/** What a seat's castle must be at the end. */
const castle =
  (has: (castle: Castle) => boolean): One['reached'] =>
  ({ state }, seat) => {
    const own = state.players[seat]?.castle;
    return own !== undefined && has(own);
  };

/** Whether some round has it. */
const inRound = inSpan<Ludwig, LudwigEvent>('round-began');
/** Tiles that were laid beside the foyer. */
const laid = ({ tiles }: Castle): number => tiles.length - 1;

/** What followed from each tile that a seat laid, the laying first. */
const layingsOf = (told: Told, seat: Seat): readonly Told[] =>
  spansOf(told, 'placed').filter(([placed]) => placed?.event === 'placed' && placed.seat === seat);

const SIZES = new Map<string, number>(FACES.map(({ name, size }) => [name, size]));

/** Whether a seat was paid so many marks in a round, as the Master Builder is. */
const wasPaid = (round: Told, seat: Seat, least: number): boolean =>
  round.reduce((sum, event) => (event.event === 'bought' && event.to === seat ? sum + event.price : sum), 0) >= least;

/** Whether a seat has more than each other of what every favor compares. */
function leadsAll(told: Told, seat: Seat): boolean {
  const favors = told.flatMap((event) => (event.event === 'favor-scored' ? [event.values] : []));
  const leads = (values: readonly number[]): boolean => values.every((value, other) => other === seat || value < (values[seat] ?? 0));
  return favors.length > 0 && favors.every((values) => values.length > 1 && leads(values));
}

function scoresEveryCard(told: Told, seat: Seat): boolean {
  const cards = seatEvents(told, 'bonus-card-scored', seat);
  return cards.length >= 4 && cards.every(({ points }) => points > 0);
}

const ALL = achievementsOf<Ludwig, LudwigEvent>({
  common: {
    'full-purse': inRound((round, seat) => wasPaid(round, seat, 20_000)),
    'king-size': ({ told }, seat) => seatEvents(told, 'completed', seat).some(({ face }) => SIZES.get(face) === 600),
    'every-card': ({ told }, seat) => scoresEveryCard(told, seat),
  },
  uncommon: {
    'all-types': castle((own) => typesPresent(own) === ROOM_TYPES.length),
    'second-helping': inRound((round, seat) => seatEvents(round, 'extra-turn', seat).length >= 2),
    'seen-twice': ({ told }, seat) => seatEvents(told, 'rescored', seat).some(({ points }) => points >= 10),
    'perfect-fit': ({ told }, seat) => seatEvents(told, 'placed', seat).some(({ points }) => points >= 9),
    'no-corridor': castle((own) => laid(own) >= 8 && roomsOfType(own, 'corridor') === 1),
  },
  rare: {
    favorite: ({ told }, seat) => leadsAll(told, seat),
    'all-completed': castle((own) => laid(own) >= 6 && incompleteTiles(own, 'excluded') === 0),
    'every-reward': ({ told }, seat) => new Set(seatEvents(told, 'completed', seat).map(({ type }) => type)).size === ROOM_TYPES.length,
    'all-sizes': castle((own) => sizesPresent(own) === ROOM_SIZES.length),
    'three-at-once': ({ told }, seat) => layingsOf(told, seat).some((laying) => seatEvents(laying, 'completed', seat).length >= 3),
  },
});

/** Ludwig's achievements: castles, completed rooms, rewards, favors. */
export const achievements: Achievements<Ludwig, LudwigEvent> = { catalogues, all: ALL };
