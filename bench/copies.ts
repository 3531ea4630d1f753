import type { Title } from '@madang/games';
import { figureOf, type GameFigure } from './aims.ts';
import type { Chapter } from './figures.ts';
import { type Pace, race } from './race.ts';

/** What copies, views, worlds, hashes, patches and replays of a game cost. */
export async function measureCopies({ name }: Title, pace: Pace): Promise<Chapter> {
  const outcome = await race(name, ['clone', 'structured clone', 'redact', 'imagine', 'fingerprint', 'diff', 'replay'], pace);
  const cost = (id: GameFigure, what: string, contender: Parameters<typeof outcome.speed>[0]) =>
    figureOf(name, id, what, 1e6 / outcome.speed(contender), 'µs');
  return {
    title: `Copies: CPU time of one, ${name} with 4 seats`,
    game: name,
    figures: [
      cost('clone', 'clone a state', 'clone'),
      cost('structured-clone', 'the same by structuredClone', 'structured clone'),
      cost('redact', 'redact a view', 'redact'),
      cost('imagine', 'imagine a world', 'imagine'),
      cost('fingerprint', 'fingerprint of a state', 'fingerprint'),
      cost('view-patch', 'patch of a view after a move', 'diff'),
      cost('replay-move', 'open a document, a move of it', 'replay'),
    ],
    notes: ['over positions and moves spread through random matches'],
    skipped: [],
  };
}
