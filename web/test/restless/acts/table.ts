import type { Turn } from '../room.ts';
import { closeByKey, drag, pressFresh, pressKeys, pressOneOf, rest, wait, wheel, write } from './hands.ts';
import { changeTab, goHome, goOffline, goOnline, inHistory, leave, openSecondTab, reload, resize } from './pages.ts';

/** What a person does at a time. */
export interface Act {
  readonly name: string;
  readonly weight: number;
  /** Returns what was done, in words; null: it cannot be done now. */
  readonly go: (turn: Turn) => Promise<string | null>;
}

/** How often what is done, beside what: the board first, the list of choices second. */
export const ACTS: readonly Act[] = [
  { name: 'piece', weight: 30, go: pressOneOf('piece') },
  { name: 'fresh', weight: 25, go: pressFresh },
  { name: 'chip', weight: 12, go: pressOneOf('chip') },
  { name: 'confirm', weight: 14, go: pressOneOf('confirm') },
  { name: 'ask', weight: 2, go: pressOneOf('ask') },
  { name: 'answer', weight: 10, go: pressOneOf('answer') },
  { name: 'plan', weight: 6, go: pressOneOf('plan') },
  { name: 'control', weight: 18, go: pressOneOf('control') },
  { name: 'keys', weight: 6, go: pressKeys },
  { name: 'write', weight: 3, go: write },
  { name: 'rest', weight: 4, go: rest },
  { name: 'drag', weight: 3, go: drag },
  { name: 'wheel', weight: 1, go: wheel },
  { name: 'wait', weight: 3, go: wait },
  { name: 'back', weight: 1.5, go: inHistory('back') },
  { name: 'forward', weight: 0.5, go: inHistory('forward') },
  { name: 'reload', weight: 1, go: reload },
  { name: 'home', weight: 6, go: goHome },
  { name: 'leave', weight: 0.7, go: leave },
  { name: 'resize', weight: 1, go: resize },
  { name: 'offline', weight: 0.6, go: goOffline },
  { name: 'online', weight: 6, go: goOnline },
  { name: 'second tab', weight: 0.6, go: openSecondTab },
  { name: 'other tab', weight: 1, go: changeTab },
];

/** What somebody does more often who wants to get on with the match. */
const KEEN: Readonly<Record<string, number>> = { piece: 2, chip: 4, confirm: 10, fresh: 1, home: 20, online: 6 };
const SELDOM = 0.3;

/** The same acts, and mostly those that bring the match on. */
export const PLAYING: readonly Act[] = ACTS.map((act) => ({ ...act, weight: act.weight * (KEEN[act.name] ?? SELDOM) }));

/** What brings a match on where nothing else has for a while. */
export const DILIGENT: readonly Act[] = [
  { name: 'online', weight: 100, go: goOnline },
  { name: 'home', weight: 100, go: goHome },
  { name: 'confirm', weight: 10, go: pressOneOf('confirm') },
  { name: 'chip', weight: 4, go: pressOneOf('chip') },
  { name: 'piece', weight: 1, go: pressOneOf('piece') },
  { name: 'keys', weight: 0.5, go: pressKeys },
  { name: 'control', weight: 1, go: pressOneOf('control') },
  { name: 'escape', weight: 1, go: closeByKey },
  { name: 'wait', weight: 1, go: wait },
];
