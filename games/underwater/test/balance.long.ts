import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@madang/kernel';
import { CARD_NUMBERS } from '../components/cards/index.ts';
import { DECKS } from '../components/decks/index.ts';
import { type Balance, measureMatch, nothing, shareOf } from './balance/measure.ts';

// How the deck plays: matches of four alike by the policy that playouts go by, and matches in which nothing but chance answers. Two
// thousand matches of the first kind take about a minute of one core; greedy bots would take hours.

const MATCHES = 2000;
const EVEN = { low: 0.21, high: 0.29 };
const FAIR = { low: 0.15, high: 0.4 };
/** Shares that are worth reading. */
const EDGES = { low: 0.155, high: 0.35 };
const LEAST_PLAYS = 200;

const per = (n: number, digits = 1): string => (100 * n).toFixed(digits);
const played = (matches: number, slips: number): Balance => {
  const balance = nothing();
  for (let i = 0; i < matches; i++) measureMatch(balance, `balance ${slips} ${i}`, { slips });
  return balance;
};

/** How well a card's effect is known where a source gives the whole of it. */
const ATTESTED = ['verified', 'single-source'] as const;
const CARD_BY_NUMBER = DECKS[0]?.cards ?? [];
const CARDS = Array.from({ length: CARD_NUMBERS - 1 }, (_, i) => i + 1);

test('2,000 matches: no place in the first play order is ahead, no card of our own wins or loses matches, points rise from era to era', (t) => {
  const balance = played(MATCHES, 0);
  for (const [place, wins] of balance.places.entries()) {
    const { share, low, high } = shareOf(wins, MATCHES);
    t.diagnostic(`place ${place + 1}: ${per(share)} % (${per(low)}–${per(high)})`);
    assert.ok(share >= EVEN.low && share <= EVEN.high, `place ${place + 1} wins ${per(share)} %`);
  }
  const means = balance.points.map((sum) => sum / (4 * MATCHES));
  t.diagnostic(`points at the end of each era: ${means.map((mean) => mean.toFixed(1)).join(', ')}`);
  assert.ok(at(means, 0) < at(means, 1) && at(means, 1) < at(means, 2), `${means}`);
  assert.ok(at(means, 2) >= 80 && at(means, 2) <= 130, `${at(means, 2)}`);
  const outside: string[] = [];
  for (const card of CARDS) {
    const plays = at(balance.plays, card);
    const { share, low, high } = shareOf(at(balance.wins, card), plays);
    const words = `card ${card}: ${per(share)} % (${per(low)}–${per(high)}) of ${plays}`;
    if (plays > 0 && (share > EDGES.high || share < EDGES.low)) t.diagnostic(words);
    // Outside only if the whole interval is: who plays a card seldom says little of it. What a source gives stays as it is, whatever it does.
    const ours = !ATTESTED.some((confidence) => confidence === CARD_BY_NUMBER[card]?.confidence);
    if (ours && (low > FAIR.high || high < FAIR.low)) outside.push(words);
  }
  assert.deepEqual(outside, []);
});

test('every card is played with its effect at least 200 times', (t) => {
  const plays = CARDS.map(() => 0);
  const seldom = (): number[] => CARDS.filter((_, i) => at(plays, i) < LEAST_PLAYS);
  let matches = 0;
  for (; seldom().length > 0 && matches < 40 * MATCHES; matches += 500) {
    const more = nothing();
    for (let i = 0; i < 500; i++) measureMatch(more, `plays ${matches + i}`, { slips: 100, keen: true });
    for (const [i, card] of CARDS.entries()) plays[i] = at(plays, i) + at(more.plays, card);
  }
  t.diagnostic(`${matches} matches of random answers, keen on Special cards`);
  assert.deepEqual(seldom(), []);
});
