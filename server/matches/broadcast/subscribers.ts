import type { Decision, Game, State } from '@madang/kernel';
import { decisionIn, type Fold, sameDecision } from '../log/fold.ts';
import { changeText, decisionsText, patchText, type StepNews, stepWriter, tellers, type Viewpoint, viewsOf, viewText } from './views.ts';

/** Somebody who follows a table: a connection. */
export interface Subscriber {
  readonly person: string;
  /** Its page is open but out of sight. */
  readonly away?: boolean;
  send(text: string): void;
  /** It may not follow that table any more. */
  expel(table: string): void;
}

/** Watchers that see the same. */
interface Group {
  readonly eyes: readonly Viewpoint[];
  readonly watchers: Set<Subscriber>;
  /** What was to be decided when they were last sent it; undefined: not all of them have the same. */
  decided: readonly Decision[] | undefined;
}

/** Everybody who follows one table, grouped by what they see. */
export interface Subscribers {
  readonly groups: Map<string, Group>;
  /**
   * The state whose views they were sent last. Those are made again for the next step: kept from one to the next they outlive the
   * collector's young generation, which costs more than making them, and most of what a table takes in memory.
   */
  shown: State | undefined;
}

export const newSubscribers = (): Subscribers => ({ groups: new Map(), shown: undefined });

export function* watchersOf(audience: Subscribers): Iterable<Subscriber> {
  for (const group of audience.groups.values()) yield* group.watchers;
}

export function isWatching(audience: Subscribers, watcher: Subscriber): boolean {
  return [...audience.groups.values()].some((group) => group.watchers.has(watcher));
}

/** Lets a watcher follow through these eyes (and no others). */
export function subscribe(audience: Subscribers, watcher: Subscriber, eyes: readonly Viewpoint[]): void {
  unsubscribe(audience, watcher);
  const key = eyes.join();
  const group = audience.groups.get(key) ?? { eyes, watchers: new Set(), decided: undefined };
  group.watchers.add(watcher);
  audience.groups.set(key, group);
}

export function unsubscribe(audience: Subscribers, watcher: Subscriber): void {
  for (const [key, group] of audience.groups) {
    if (group.watchers.delete(watcher) && group.watchers.size === 0) audience.groups.delete(key);
  }
}

/** Sends everybody the whole view. */
export function showAll(audience: Subscribers, table: string, fold: Fold): void {
  audience.shown = fold.match.state;
  for (const group of audience.groups.values()) {
    const text = viewText(table, fold, group.eyes);
    group.decided = fold.open;
    for (const watcher of group.watchers) watcher.send(text);
  }
}

/** The eyes that a watcher was admitted with, and the steps that it missed, as they are sent; absent: it needs the whole view. */
interface Admitted {
  readonly eyes: readonly Viewpoint[];
  readonly missed?: readonly string[] | undefined;
}

/** Sends one watcher the steps it missed, or the whole view. */
export function showOne(audience: Subscribers, table: string, fold: Fold, watcher: Subscriber, { eyes, missed }: Admitted): void {
  audience.shown = fold.match.state;
  const texts = missed ?? [viewText(table, fold, eyes)];
  for (const text of texts) watcher.send(text);
}

/**
 * Sends everybody what a step changed; `state` is the state after it. Who sees the same shares a view, and its change. Decisions that are
 * those of before are left out: they are most of a message.
 */
export function showStep(audience: Subscribers, game: Game, state: State, news: StepNews): void {
  if (audience.groups.size === 0) {
    audience.shown = undefined;
    return;
  }
  const change = changesOf(audience, game, state, news);
  // Nothing is sent before every view was made: one that fails leaves all with what they had.
  const changes = [...audience.groups.values()].map((group) => ({ group, views: group.eyes.map(change) }));
  audience.shown = state;
  const write = stepWriter(news);
  for (const { group, views } of changes) {
    const same = group.decided !== undefined && decideSame(group.eyes, group.decided, news.open);
    const text = write(views, same ? undefined : decisionsText(group.eyes, news.open));
    group.decided = news.open;
    for (const watcher of group.watchers) watcher.send(text);
  }
}

/** Whether these eyes have the same to decide. */
const decideSame = (eyes: readonly Viewpoint[], before: readonly Decision[], open: readonly Decision[]): boolean =>
  eyes.every((seat) => seat === null || isSame(decisionIn(before, seat), decisionIn(open, seat)));

const isSame = (a: Decision | undefined, b: Decision | undefined): boolean => a === b || sameDecision(a, b);

/** After a step that not everybody was shown: the next one says again what is to be decided. */
export function forgetDecided(audience: Subscribers): void {
  for (const group of audience.groups.values()) group.decided = undefined;
}

/** What the step changed in each view, as text: of one that is for several it is worked out once. */
function changesOf({ shown }: Subscribers, game: Game, state: State, { heard }: StepNews): (eyes: Viewpoint) => string {
  if (!shown) throw new Error('a step is shown to those who have seen nothing');
  const before = viewsOf(game, shown);
  const after = viewsOf(game, state);
  const told = tellers(heard);
  let last: { readonly from: State; readonly to: State; readonly patch: string } | undefined;
  return (eyes) => {
    if (game.unseen?.(shown, state, eyes)) return changeText(eyes, '[]', told(eyes));
    const from = before(eyes);
    const to = after(eyes);
    if (last?.from !== from || last.to !== to) last = { from, to, patch: patchText(from, to) };
    return changeText(eyes, last.patch, told(eyes));
  };
}
