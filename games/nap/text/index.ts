import { type Message, seatArgument } from '@madang/kernel';
import { ledgerChapters, plainWording } from '@madang/kernel/plain';
import { nap, RANKS, rankOf, SUITS, suitOf, TASKS } from '../rules/index.ts';
import * as sources from './sources.ts';

const suitText = (suit: number): Message => ({ key: `nap.suit.${SUITS[suit]}` });
const cardText = (card: number): Message => ({ key: 'nap.card', args: { suit: suitText(suitOf(card)), rank: RANKS[rankOf(card)] ?? '' } });

/** The game in words: the catalogues have a text for each task, answer, event and field. */
export const wording = plainWording({
  game: nap,
  catalogues: sources.words,
  rulebook: sources.rules,
  chapters: ledgerChapters('NAP', [
    ['nap.chapter.setup', ['SETUP', 2]],
    ['nap.chapter.bid', ['BID', 3]],
    ['nap.chapter.play', ['PLAY', 4]],
    ['nap.chapter.score', ['SCORE', 2]],
    ['nap.chapter.end', ['END', 1]],
  ]),
  tasks: TASKS,
  events: {
    dealt: 'NAP-SETUP-02',
    bid: 'NAP-BID-01',
    passed: 'NAP-BID-01',
    nobody: 'NAP-BID-03',
    played: 'NAP-PLAY-02',
    took: 'NAP-PLAY-03',
    made: 'NAP-SCORE-01',
    failed: 'NAP-SCORE-02',
  },
  points: 'NAP-SCORE-01',
  names: {
    card: cardText,
    hand: cardText,
    trick: cardText,
    played: cardText,
    deck: cardText,
    trump: suitText,
    dealer: seatArgument,
    bidder: seatArgument,
    leader: seatArgument,
  },
});
