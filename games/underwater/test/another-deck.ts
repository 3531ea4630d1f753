import { parentPort } from 'node:worker_threads';
import { newMatch, type Options, openDecisions, openDocument, playMove, toDocument } from '@madang/kernel';
import { translator } from '@madang/text';
import { MADANG } from '../components/decks/deck.ts';
import { DECK_IDS, DECKS, parseDeck, shelve } from '../components/decks/index.ts';
import { type UnderwaterEvent, underwater } from '../rules/index.ts';
import { cardName, refusal } from '../rules/refusals.ts';
import type { Underwater } from '../rules/state.ts';
import { wording } from '../text/index.ts';
import { titleIn } from '../text/names.ts';
import { words } from '../text/sources.ts';
import { play, playerAt, position } from './position.ts';

// What a table sees that is made with a deck that somebody typed: told to the test that started this thread.

/** Our deck with another card 4, other rewards of contracts, and a title. */
function box(): unknown {
  const deck = JSON.parse(JSON.stringify({ ...MADANG, name: 'box' }));
  deck.eras[0][3].instant.goods = { points: 7 };
  deck.contracts = DECKS[0]?.contracts.map((one) => ({ ...one, reward: { do: 'gain', goods: { points: 9 } } }));
  deck.titles = { 4: { en: 'Convoy', ko: '선단', zh: '船队' } };
  return deck;
}

const read = parseDeck(box());
if (!read.ok) throw new Error(JSON.stringify(read.problem));
const { id } = shelve(box(), read.value.fingerprint);
const theirs: Options = { deck: id };

/** Points of card 4, played on a slot that gives none. */
function points(options: Options): number {
  const state = position({ options, players: [{ hand: [4] }] });
  play(state, 'slot p34-g4', 'card 4 after', 'skip');
  return playerAt(state).points;
}

/** The reward of contract 6 for the fifth farm. */
function reward(): number {
  const state = position({
    options: theirs,
    players: [
      {
        goods: { kelp: 1 },
        hand: [53],
        buildings: { 'C33-a': 'farm', 'C33-b': 'farm', 'C33-c': 'farm', 'C23-a': 'farm' },
        cities: ['C23'],
        tunnels: ['C23-C33'],
      },
    ],
    contracts: ['contract-6'],
  });
  play(state, 'slot p34-r1', 'card 53 after', 'building farm C23-c');
  return playerAt(state).points;
}

const texts = await words('ko');

/** What the log says of card 4, and why it cannot be played from where it lies. */
function logOf(view: Underwater): string[] {
  const spoken = translator('ko', { ...texts, 'seat.0': '가' });
  const claimed: UnderwaterEvent = { event: 'claimed', seat: 0, card: 4 };
  const line = wording.logLine(claimed, view);
  const why = refusal('UWC-TURN-05', 'not-in-hand', { card: cardName(view, 4) });
  return [line ? spoken.say(line.text) : '', spoken.say(why.why)];
}

/** Whether a match with the deck is written as a document and opened from it. */
function replayed(): boolean {
  const match = newMatch(underwater, { seats: 2, seed: 'box', options: theirs });
  for (const { seat, moves } of openDecisions(match).slice(0, 1)) playMove(match, seat, moves[0]);
  const opened = openDocument(underwater, toDocument(match));
  return opened.ok && opened.value.options.deck === id && opened.value.log.length === 1;
}

const told = logOf(position({ options: theirs }));
const title = translator('ko', texts).say(titleIn(position({ options: theirs }), 4));
parentPort?.postMessage({ ids: [...DECK_IDS], ours: points({}), theirs: points(theirs), reward: reward(), replayed: replayed(), title, told });
