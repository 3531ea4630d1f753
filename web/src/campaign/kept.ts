import type { Challenge, Document } from '@madang/kernel';
import { challengeKey } from '../local-server/lesson-progress.ts';
import { type LocalMatch, readLocalMatch } from '../local-server/local.ts';
import { forget, keep, kept } from '../page/storage.ts';

/** The challenge that comes next: the first without a star, else the first without all; undefined: every star is reached. */
export function nextChallenge<C extends Pick<Challenge, 'id' | 'stars'>>(
  challenges: readonly C[],
  stars: ReadonlyMap<string, number>,
): C | undefined {
  const reached = (one: C): number => stars.get(one.id) ?? 0;
  return challenges.find((one) => reached(one) === 0) ?? challenges.find((one) => reached(one) < one.stars.length);
}

/** A challenge that was left before its end; undefined where there is none that begins as this one does. */
export function keptRunning(start: Document, id: string): LocalMatch | undefined {
  const match = readLocalMatch(kept(challengeKey(start.game, id)));
  const isSame = match && match.document.seed === start.seed && match.document.version === start.version && begins(match.document, start);
  return isSame && !match.over ? match : undefined;
}

const begins = ({ moves }: Document, start: Document): boolean => start.moves.every((move, i) => JSON.stringify(move) === JSON.stringify(moves[i]));

export const keepRunning = (id: string, match: LocalMatch): boolean => keep(challengeKey(match.document.game, id), match);

export const forgetRunning = (game: string, id: string): void => forget(challengeKey(game, id));
