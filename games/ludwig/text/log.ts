import { type Message, NOBODY, type Seat, seatArgument, type Told } from '@madang/kernel';
import type { LudwigEvent } from '../rules/events.ts';
import { BANK } from '../rules/market/buying.ts';
import { cardText, favorText, listed, of, rewardText, say, tileText } from './names.ts';

/** Every event by its name. */
type Events = { readonly [E in LudwigEvent as E['event']]: E };

/** An event's rule, and its line; without one it is not worth a line. */
interface Entry<E> {
  readonly rule: string;
  line?(event: E): Message | undefined;
}

function bought({ seat, tile, price, coins, to }: Events['bought']): Message {
  const args = { tile: tileText(tile), price, coins };
  return to === BANK ? of(seat, 'ludwig.log.bought-from-bank', args) : of(seat, 'ludwig.log.bought', { ...args, to: seatArgument(to) });
}

const roundBegan = ({ round, builder }: Events['round-began']): Message =>
  builder === NOBODY ? say('ludwig.log.round-began-alone', { round }) : of(builder, 'ludwig.log.round-began', { round });

const prices = ({ tiles, prices }: Events['prices-set']): Message =>
  listed(tiles.map((tile, i) => say('ludwig.log.price-of', { tile: tileText(tile), price: prices[i] ?? 0 })));

const favorPoints = ({ values, points }: Events['favor-scored']): Message =>
  listed(values.map((value, seat) => of(seat, 'ludwig.log.points-of', { value, points: points[seat] ?? 0 })));

/** The log: what each event says, and the rule that it follows. */
const LOG: { readonly [E in keyof Events]: Entry<Events[E]> } = {
  'favor-revealed': { rule: 'LUD-SETUP-09', line: (event) => say('ludwig.log.favor-revealed', { favor: favorText(event.favor) }) },
  builder: { rule: 'LUD-SETUP-13' }, // the round's line says who
  'tile-revealed': {
    rule: 'LUD-ROUND-02',
    line: (event) =>
      say(event.from === 'deck' ? 'ludwig.log.tile-from-deck' : 'ludwig.log.tile-revealed', { tile: tileText(event.tile), price: event.price }),
  },
  'card-in-vain': { rule: 'LUD-ROUND-03', line: (event) => say('ludwig.log.card-in-vain', { size: event.size }) },
  'used-cards-shuffled': { rule: 'LUD-END-03', line: (event) => say('ludwig.log.used-cards-shuffled', { cards: event.cards }) },
  'bonus-cards-drawn': {
    rule: 'LUD-REWARD-12',
    line: (event) => of(event.seat, 'ludwig.log.bonus-cards-drawn', { cards: listed(event.cards.map(cardText)) }),
  },
  'bonus-cards-taken': { rule: 'LUD-REWARD-12', line: (event) => of(event.seat, 'ludwig.log.bonus-cards-taken', { count: event.count }) },
  'bonus-card-put-back': { rule: 'LUD-SETUP-07', line: (event) => of(event.seat, 'ludwig.log.bonus-card-put-back', { card: cardText(event.card) }) },
  'bonus-card-returned': { rule: 'LUD-SETUP-07', line: (event) => of(event.seat, 'ludwig.log.bonus-card-returned') },
  'round-began': { rule: 'LUD-ROUND-01', line: (event) => roundBegan(event) },
  'last-round': { rule: 'LUD-ROUND-28', line: () => say('ludwig.log.last-round') },
  priced: { rule: 'LUD-ROUND-05' }, // one line tells all prices once they stand
  'prices-set': { rule: 'LUD-ROUND-05', line: (event) => of(event.seat, 'ludwig.log.prices-set', { prices: prices(event) }) },
  bought: { rule: 'LUD-ROUND-11', line: (event) => bought(event) },
  passed: { rule: 'LUD-ROUND-13', line: (event) => of(event.seat, 'ludwig.log.passed', { income: event.income }) },
  placed: { rule: 'LUD-ROUND-18', line: (event) => of(event.seat, 'ludwig.log.placed', { tile: tileText(event.face), points: event.points }) },
  scored: { rule: 'LUD-SCORE-01' }, // the placement's line says the sum
  completed: { rule: 'LUD-TILE-08', line: (event) => of(event.seat, 'ludwig.log.completed', { tile: tileText(event.face) }) },
  rescored: { rule: 'LUD-REWARD-04', line: (event) => of(event.seat, 'ludwig.log.rescored', { tile: tileText(event.face), points: event.points }) },
  'reward-points': { rule: 'LUD-REWARD-05', line: (event) => of(event.seat, 'ludwig.log.reward-points', { points: event.points }) },
  'reward-money': { rule: 'LUD-REWARD-11', line: (event) => of(event.seat, 'ludwig.log.reward-money', { money: event.money }) },
  'stack-searched': {
    rule: 'LUD-REWARD-06',
    line: (event) => of(event.seat, 'ludwig.log.stack-searched', { size: event.size, tiles: listed(event.tiles.map(tileText)) }),
  },
  'stack-taken': { rule: 'LUD-REWARD-06', line: (event) => of(event.seat, 'ludwig.log.stack-taken', { size: event.size, height: event.height }) },
  'tile-laid-down': { rule: 'LUD-REWARD-06', line: (event) => of(event.seat, `ludwig.log.tile-laid-${event.onto}`, { tile: tileText(event.tile) }) },
  'tile-hidden': { rule: 'LUD-REWARD-06', line: (event) => of(event.seat, `ludwig.log.tile-hidden-${event.onto}`, { size: event.size }) },
  'stack-returned': { rule: 'LUD-REWARD-07', line: (event) => of(event.seat, 'ludwig.log.stack-returned', { size: event.size, taken: event.taken }) },
  'extra-turn-won': { rule: 'LUD-REWARD-13', line: (event) => of(event.seat, `ludwig.log.${event.event}`) },
  'extra-turn': { rule: 'LUD-REWARD-25', line: (event) => of(event.seat, `ludwig.log.${event.event}`) },
  'free-tile': { rule: 'LUD-REWARD-16', line: (event) => of(event.seat, 'ludwig.log.free-tile', { tile: tileText(event.tile) }) },
  'downstairs-counted': { rule: 'LUD-REWARD-19', line: (event) => of(event.seat, 'ludwig.log.downstairs-counted', { completed: event.completed }) },
  'reward-chosen': { rule: 'LUD-REWARD-19', line: (event) => of(event.seat, 'ludwig.log.reward-chosen', { reward: rewardText(event.reward) }) },
  'reward-lost': {
    rule: 'LUD-REWARD-17',
    line: (event) => of(event.seat, 'ludwig.log.reward-lost', { reward: rewardText(event.reward), why: say(`ludwig.lost.${event.why}`) }),
  },
  'coins-added': { rule: 'LUD-ROUND-21', line: (event) => say('ludwig.log.coins-added', { tile: tileText(event.tile), coins: event.coins }) },
  'tiles-removed': { rule: 'LUD-SOLO-06', line: (event) => say('ludwig.log.tiles-removed', { tiles: listed(event.tiles.map(tileText)) }) },
  'round-ended': {
    rule: 'LUD-ROUND-23',
    line: (event) => say('ludwig.log.round-ended', { round: event.round, idle: event.idleRounds }),
  },
  'favor-scored': {
    rule: 'LUD-FAVOR-01',
    line: (event) => say('ludwig.log.favor-scored', { favor: favorText(event.favor), points: favorPoints(event) }),
  },
  'depleted-scored': {
    rule: 'LUD-END-06',
    line: (event) => of(event.seat, 'ludwig.log.depleted-scored', { tiles: event.tiles, points: event.points }),
  },
  'bonus-card-scored': {
    rule: 'LUD-BONUS-01',
    line: (event) => of(event.seat, 'ludwig.log.bonus-card-scored', { card: cardText(event.card), points: event.points }),
  },
  'money-scored': { rule: 'LUD-END-08', line: (event) => of(event.seat, 'ludwig.log.money-scored', { money: event.money, points: event.points }) },
  'solo-title': {
    rule: 'LUD-SOLO-10',
    line: (event) => of(event.seat, 'ludwig.log.solo-title', { points: event.points, title: say(`ludwig.title.${event.title}`) }),
  },
  'game-over': {
    rule: 'LUD-END-09',
    line: (event) =>
      say('ludwig.log.game-over', {
        reason: say(`ludwig.reason.${event.reason}`),
        winners: listed(event.winners.map(seatArgument)),
        count: event.winners.length,
      }),
  },
};

/** True for Ludwig's own events. */
export const isLudwigEvent = (event: Told): event is LudwigEvent => Object.hasOwn(LOG, event.event);

const entryOf = <E extends keyof Events>(name: E): Entry<Events[E]> => LOG[name];

const lineOf = <E extends keyof Events>(name: E, event: Events[E]): Message | undefined => entryOf(name).line?.(event);

/** A told event as a line of the log, with the rule it follows. */
export function logLine(event: Told): { readonly text: Message; readonly rule?: string } | undefined {
  if (!isLudwigEvent(event)) return undefined;
  const text = lineOf(event.event, event);
  return text && { text, rule: LOG[event.event].rule };
}

/** What the builder is paid for a tile. */
export const due = (event: Told): { readonly seat: Seat; readonly what: Message } | undefined =>
  isLudwigEvent(event) && event.event === 'bought' && event.to !== BANK
    ? { seat: event.to, what: say('ludwig.log.due', { price: event.price }) }
    : undefined;

/** What a turn is about. What a room scores or rewards is told beside it. */
export const deeds: readonly LudwigEvent['event'][] = [
  'bonus-cards-taken',
  'prices-set',
  'bought',
  'passed',
  'placed',
  'stack-taken',
  'free-tile',
  'reward-chosen',
];

/** The room that is laid; its rewards follow. */
export const mains: readonly LudwigEvent['event'][] = ['placed', 'passed', 'prices-set'];
