import type { Challenge, Document } from '@madang/kernel';
import { isRecord } from '../json.ts';
import { type LocalMatch, readLocalMatch } from '../local-server/local.ts';
import { forget, keep, kept } from '../page/storage.ts';

const STARS = 'madang.campaign.';
const RUNNING = 'madang.challenge.';

/** The most stars that were reached on this device in each challenge of a game. */
export function keptStars(game: string): ReadonlyMap<string, number> {
  const json = kept(STARS + game);
  return new Map(Object.entries(isRecord(json) ? json : {}).flatMap(([id, stars]) => (typeof stars === 'number' ? [[id, stars] as const] : [])));
}

/** Keeps stars that are more than before. Returns false where the browser does not keep them. */
export function noteStars(game: string, id: string, stars: number): boolean {
  const before = keptStars(game);
  return stars <= (before.get(id) ?? -1) || keep(STARS + game, Object.fromEntries([...before, [id, stars]]));
}

/** The challenge that comes next: the first without a star, else the first without all; undefined: every star is reached. */
export function nextChallenge<C extends Pick<Challenge, 'id' | 'stars'>>(
  challenges: readonly C[],
  stars: ReadonlyMap<string, number>,
): C | undefined {
  const reached = (one: C): number => stars.get(one.id) ?? 0;
  return challenges.find((one) => reached(one) === 0) ?? challenges.find((one) => reached(one) < one.stars.length);
}

const keyOf = (game: string, id: string): string => `${RUNNING}${game}.${id}`;

/** A challenge that was left before its end; undefined where there is none that begins as this one does. */
export function keptRunning(start: Document, id: string): LocalMatch | undefined {
  const match = readLocalMatch(kept(keyOf(start.game, id)));
  const isSame = match && match.document.seed === start.seed && match.document.version === start.version && begins(match.document, start);
  return isSame && !match.over ? match : undefined;
}

const begins = ({ moves }: Document, start: Document): boolean => start.moves.every((move, i) => JSON.stringify(move) === JSON.stringify(moves[i]));

export const keepRunning = (id: string, match: LocalMatch): boolean => keep(keyOf(match.document.game, id), match);

export const forgetRunning = (game: string, id: string): void => forget(keyOf(game, id));
