import { isRecord } from '../json.ts';
import { keep, kept } from '../page/storage.ts';

const PREFIX = 'madang.achievements.';

/** When an achievement was first reached, in milliseconds since 1970, and in which match. */
export interface FirstTime {
  readonly at: number;
  readonly match: string;
}

const isFirstTime = (json: unknown): json is FirstTime => isRecord(json) && typeof json.at === 'number' && typeof json.match === 'string';

/** What was reached of a game on this device, by the ids of achievements. */
export function keptReached(game: string): ReadonlyMap<string, FirstTime> {
  const json = kept(PREFIX + game);
  return new Map(Object.entries(isRecord(json) ? json : {}).flatMap(([id, first]) => (isFirstTime(first) ? [[id, first] as const] : [])));
}

/** Keeps what a match reached for the first time on this device. Returns the ids that this match was the first to reach, now or when it was last asked. */
export function noteReached(game: string, ids: readonly string[], time: FirstTime): readonly string[] {
  const before = keptReached(game);
  const fresh = ids.filter((id) => !before.has(id));
  if (fresh.length > 0) keep(PREFIX + game, Object.fromEntries([...before, ...fresh.map((id) => [id, time] as const)]));
  return ids.filter((id) => (before.get(id) ?? time).match === time.match);
}
