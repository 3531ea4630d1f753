import assert from 'node:assert/strict';
import { at, begin, below, decision, type Decision as Open, play, type RandomState, seedRandom, type Told, total, winners } from '@madang/kernel';
import { expertise } from '../../bot/index.ts';
import { CARD_NUMBERS } from '../../components/cards/index.ts';
import { SLOTS } from '../../components/index.ts';
import { isSpecial } from '../../components/match-deck.ts';
import { DO, names } from '../../rules/answers.ts';
import { type UnderwaterMove as Move, type UnderwaterEvent, underwater } from '../../rules/index.ts';
import { matches } from '../../rules/slots/slots.ts';
import type { Underwater } from '../../rules/state.ts';

type Decision = Open<Move>;

/** How matches of four alike went. Lists by card, by place in the first play order, by era. */
export interface Balance {
  matches: number;
  /** How often a card was played with its effect, and how many of those players won. */
  readonly plays: number[];
  readonly wins: number[];
  /** Points above the mean of the table of those who played a card. */
  readonly lead: number[];
  readonly places: number[];
  /** Sum over all players of the points on the track when an era ends, and of the credits produced then; the last with final scoring. */
  readonly points: number[];
  readonly credits: number[];
  readonly finals: number[];
}

const ERAS = 3;

const COUNTED: readonly UnderwaterEvent['event'][] = ['claimed', 'card-resolved', 'produced', 'era-began'];
const isCounted = (told: Told): told is UnderwaterEvent => COUNTED.some((event) => event === told.event);

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

export const nothing = (): Balance => ({
  matches: 0,
  plays: zeros(CARD_NUMBERS),
  wins: zeros(CARD_NUMBERS),
  lead: zeros(CARD_NUMBERS),
  places: zeros(4),
  points: zeros(ERAS),
  credits: zeros(ERAS),
  finals: [],
});

const add = (list: number[], i: number, n: number): void => {
  list[i] = at(list, i) + n;
};

/**
 * The players of a measurement: playouts that give any offered answer in `slips` of a hundred cases; keen ones rather choose answers
 * about Special cards.
 */
export interface Players {
  readonly slips: number;
  readonly keen?: true;
}

const SPECIAL_SLOT = 'p34-y3';

/** Answers that take a Special card, play one for its effect, or pay for it. */
function aboutSpecials(state: Underwater, { seat, task, moves }: Decision): readonly Move[] {
  const [special] = [...(state.players[seat]?.shown ?? []), ...(state.players[seat]?.hand ?? [])].filter(isSpecial);
  return moves.filter((move) => {
    const { card, slot } = names(move);
    if (task.task === 'slot') return special === undefined ? slot === SLOTS.indexOf(SPECIAL_SLOT) : matches(state, special, slot);
    return task.task === 'price' ? move === DO : isSpecial(card) && task.task !== 'discard' && task.task !== 'under';
  });
}

/** Any of the offered answers. */
function anyAnswer(state: Underwater, open: Decision, keen: boolean, random: RandomState): Move {
  const wanted = keen ? aboutSpecials(state, open) : [];
  const from = wanted.length > 0 && below(random, 4) > 0 ? wanted : open.moves;
  const move = from[below(random, from.length)];
  assert.ok(move);
  return move;
}

/** Plays a match of four alike and adds how it went. */
export function measureMatch(balance: Balance, seed: string, { slips, keen }: Players): void {
  const state = begin(underwater, { seats: 4, seed });
  const random = seedRandom(`balance ${seed}`);
  const owned = state.players.map(() => new Set<number>());
  const first = state.order.slice();
  const tell = (told: Told): void => {
    if (!isCounted(told)) return;
    if (told.event === 'claimed' || told.event === 'card-resolved') owned[told.seat]?.add(told.card);
    if (told.event === 'produced') add(balance.credits, state.era - 1, told.times * (told.goods.credits ?? 0));
    if (told.event === 'era-began') add(balance.points, told.era - 2, total(state.players.map((me) => me.points)));
  };
  for (let open = decision(underwater, state); open; ) {
    const move = below(random, 100) < slips ? anyAnswer(state, open, keen === true, random) : expertise.rollout(state, open, random);
    open = play(underwater, state, open.seat, move, tell);
  }
  const best = winners(underwater.standing(state));
  const mean = total(state.players.map((me) => me.points)) / state.players.length;
  balance.matches += 1;
  for (const [seat, me] of state.players.entries()) {
    const won = best.includes(seat) ? 1 / best.length : 0;
    add(balance.places, first.indexOf(seat), won);
    add(balance.points, ERAS - 1, me.points);
    balance.finals.push(me.points);
    for (const card of owned[seat] ?? []) {
      add(balance.plays, card, 1);
      add(balance.wins, card, won);
      add(balance.lead, card, me.points - mean);
    }
  }
}

/** A share with its 95 % interval (Wilson). */
export function shareOf(wins: number, of: number): { readonly share: number; readonly low: number; readonly high: number } {
  const z = 1.96;
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { share, low: middle - half, high: middle + half };
}
