import type { Examples, Lesson, Primer, Wording } from '@madang/kernel';
import { framed } from '@madang/text';
import { barrage, ludwig, type Played, siberia, underwater } from './played.ts';

/** A game on the shelf: what can be loaded of it, each part only when it is needed. */
export interface Title extends Played {
  /** With the words of the kernel's frames. */
  wording(): Promise<Wording>;
  /** Its guided first match. Absent: it has none yet. */
  lesson?(): Promise<Lesson>;
  /** Positions made for worked examples of its ledger. Absent: there are none. */
  examples?(): Promise<Examples>;
  /** What is read before its rules. Absent: nothing is. */
  primer?(): Promise<Primer>;
}

/** The shelf: every game that Madang plays, in the order of the lobby. */
export const SHELF: readonly Title[] = [
  {
    ...siberia,
    wording: async () => framed((await import('@madang/siberia/text')).wording),
    primer: async () => (await import('@madang/siberia/primer')).primer,
    lesson: async () => (await import('@madang/siberia/lesson')).lesson,
    examples: async () => (await import('@madang/siberia/examples')).examples,
  },
  {
    ...barrage,
    wording: async () => framed((await import('@madang/barrage/text')).wording),
    primer: async () => (await import('@madang/barrage/primer')).primer,
    lesson: async () => (await import('@madang/barrage/lesson')).lesson,
    examples: async () => (await import('@madang/barrage/examples')).examples,
  },
  {
    ...ludwig,
    wording: async () => framed((await import('@madang/ludwig/text')).wording),
    lesson: async () => (await import('@madang/ludwig/lesson')).lesson,
    examples: async () => (await import('@madang/ludwig/examples')).examples,
    primer: async () => (await import('@madang/ludwig/primer')).primer,
  },
  {
    ...underwater,
    wording: async () => framed((await import('@madang/underwater/text')).wording),
    lesson: async () => (await import('@madang/underwater/lesson')).lesson,
    examples: async () => (await import('@madang/underwater/examples')).examples,
    primer: async () => (await import('@madang/underwater/primer')).primer,
  },
];

/** The title of that name; undefined if the shelf does not have it. */
export const findTitle = (name: string): Title | undefined => SHELF.find((title) => title.name === name);
