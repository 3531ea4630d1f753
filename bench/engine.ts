import type { Title } from '@madang/games';
import { figureOf, type GameFigure } from './aims.ts';
import type { Contender } from './contenders/index.ts';
import type { Bar, Chapter, Figure } from './figures.ts';
import { type Outcome, type Pace, race } from './race.ts';

/** Another program that plays one of our games. */
interface Peer {
  readonly contender: Contender;
  readonly id: string;
  readonly what: string;
  /** Ours doing the same, and how many times as fast as the peer that is. */
  readonly ours: Contender;
  readonly ratio: { readonly id: string; readonly what: string; readonly bar?: Bar };
  readonly notes: readonly string[];
}

/** The peers of each game. */
const PEERS: Readonly<Record<string, readonly Peer[]>> = {
  siberia: [
    {
      contender: 'recorded moves, boardgame.io',
      id: 'boardgame-io',
      what: 'recorded moves, boardgame.io',
      ours: 'recorded moves',
      ratio: { id: 'boardgame-io-ratio', what: 'engine / boardgame.io', bar: { least: 80 } },
      notes: [
        'boardgame.io runs the same rules (ours) on the same moves through CreateGameReducer: no undo, no transport, no screen; each move',
        'changes an Immer draft of G, which is its usual manner (a move that returns a copy of G instead was slower still)',
      ],
    },
  ],
};

/** What is measured of a game alone: its name, and the time of one in microseconds. */
interface Own {
  readonly contender: Contender;
  readonly id: GameFigure;
  readonly what: string;
}

const OWN: Readonly<Record<string, readonly Own[]>> = {
  ludwig: [{ contender: 'placements', id: 'placements', what: 'all places of a room in a castle of 25 tiles' }],
};

/** Random play and recorded moves of whole matches, against the peers that play the same game. */
export async function measureEngine({ name }: Title, pace: Pace): Promise<Chapter> {
  const peers = PEERS[name] ?? [];
  const own = OWN[name] ?? [];
  const outcome = await race(name, ['random play', 'random matches', 'recorded moves', ...[...peers, ...own].map((one) => one.contender)], pace);
  return {
    title: `Engine: decisions per CPU second, ${name} with 4 seats, one core`,
    game: name,
    figures: [
      figureOf(name, 'random-decisions', 'random play, whole matches', outcome.speed('random play'), '/s'),
      figureOf(name, 'random-match', 'CPU time of a random match', 1e3 / outcome.speed('random matches'), 'ms'),
      figureOf(name, 'recorded-moves', 'recorded moves, engine', outcome.speed('recorded moves'), '/s'),
      ...own.map(({ contender, id, what }) => figureOf(name, id, what, 1e6 / outcome.speed(contender), 'µs')),
      ...peers.flatMap((peer) => besidePeer(peer, outcome)),
    ],
    notes: [
      'random play counts set-up, the closed list of moves of every decision, and the choice among them',
      ...peers.flatMap((peer) => peer.notes),
    ],
    skipped: [],
  };
}

/** A peer's speed, and ours as a multiple of it. */
function besidePeer({ contender, ours, id, what, ratio }: Peer, outcome: Outcome<Contender>): readonly Figure[] {
  return [
    { id, what, value: outcome.speed(contender), unit: '/s' },
    { ...ratio, value: outcome.ratio(ours, contender), unit: '×' },
  ];
}
