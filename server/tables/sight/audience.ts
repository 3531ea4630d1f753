import type { Game, State } from '@madang/kernel';
import type { Fold } from '../match/fold.ts';
import { changeText, decisionsText, type Eyes, patchText, type StepNews, stepWriter, tellers, viewsOf, viewText } from './views.ts';

/** Somebody who follows a table: a connection. */
export interface Watcher {
  readonly person: string;
  /** Its page is open but out of sight. */
  readonly away?: boolean;
  send(text: string): void;
  /** It may not follow that table any more. */
  expel(table: string): void;
}

/** Watchers that see the same. */
interface Group {
  readonly eyes: readonly Eyes[];
  readonly watchers: Set<Watcher>;
  /** Their open decisions as last sent, as text; undefined: not all of them have the same. */
  decided: string | undefined;
}

/** Everybody who follows one table, grouped by what they see, and the views as last sent. */
export interface Audience {
  readonly groups: Map<string, Group>;
  readonly views: Map<Eyes, State>;
  /** The state that those are views of. */
  shown: State | undefined;
}

export const newAudience = (): Audience => ({ groups: new Map(), views: new Map(), shown: undefined });

export function* watchersOf(audience: Audience): Iterable<Watcher> {
  for (const group of audience.groups.values()) yield* group.watchers;
}

export function isWatching(audience: Audience, watcher: Watcher): boolean {
  return [...audience.groups.values()].some((group) => group.watchers.has(watcher));
}

/** Lets a watcher follow through these eyes (and no others). */
export function admit(audience: Audience, watcher: Watcher, eyes: readonly Eyes[]): void {
  dismiss(audience, watcher);
  const key = eyes.join();
  const group = audience.groups.get(key) ?? { eyes, watchers: new Set(), decided: undefined };
  group.watchers.add(watcher);
  audience.groups.set(key, group);
}

export function dismiss(audience: Audience, watcher: Watcher): void {
  for (const [key, group] of audience.groups) {
    if (group.watchers.delete(watcher) && group.watchers.size === 0) audience.groups.delete(key);
  }
  const used = new Set([...audience.groups.values()].flatMap((group) => group.eyes));
  for (const eyes of audience.views.keys()) if (!used.has(eyes)) audience.views.delete(eyes);
}

/** Sends everybody the whole view. */
export function showAll(audience: Audience, table: string, fold: Fold): void {
  rememberViews(audience, fold.match.game, fold.match.state);
  for (const group of audience.groups.values()) {
    const text = viewText(table, fold, group.eyes);
    group.decided = decisionsText(group.eyes, fold.open);
    for (const watcher of group.watchers) watcher.send(text);
  }
}

/** Sends one watcher the steps it missed, or the whole view through the eyes it was admitted with. */
export function showOne(audience: Audience, table: string, fold: Fold, watcher: Watcher, eyes: readonly Eyes[], missed?: readonly string[]): void {
  rememberViews(audience, fold.match.game, fold.match.state);
  const texts = missed ?? [viewText(table, fold, eyes)];
  for (const text of texts) watcher.send(text);
}

/**
 * Sends everybody what a step changed; `state` is the state after it. Who sees the same shares a view, and its change. Decisions that are
 * those of before are left out: they are most of a message.
 */
export function showStep(audience: Audience, game: Game, state: State, news: StepNews): void {
  const { shown } = audience;
  const view = viewsOf(game, state);
  let last: { readonly from: State; readonly to: State; readonly patch: string } | undefined;
  const told = tellers(news.heard);
  const changes = new Map<Eyes, string>();
  for (const [eyes, from] of audience.views) {
    const to = shown && game.unseen?.(shown, state, eyes) ? from : view(eyes);
    if (last?.from !== from || last.to !== to) last = { from, to, patch: patchText(from, to) };
    changes.set(eyes, changeText(eyes, last.patch, told(eyes)));
    if (to !== from) audience.views.set(eyes, to);
  }
  audience.shown = state;
  const write = stepWriter(news);
  for (const group of audience.groups.values()) {
    const decisions = decisionsText(group.eyes, news.open);
    const text = write(
      group.eyes.map((one) => changes.get(one) ?? ''),
      decisions === group.decided ? undefined : decisions,
    );
    group.decided = decisions;
    for (const watcher of group.watchers) watcher.send(text);
  }
}

/** After a step that not everybody was shown: the next one says again what is to be decided. */
export function forgetDecided(audience: Audience): void {
  for (const group of audience.groups.values()) group.decided = undefined;
}

/** Steps are sent as changes of these views. */
function rememberViews(audience: Audience, game: Game, state: State): void {
  const view = viewsOf(game, state);
  audience.shown = state;
  for (const { eyes } of audience.groups.values()) for (const one of eyes) audience.views.set(one, view(one));
}
