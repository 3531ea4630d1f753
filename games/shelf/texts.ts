// Made by tools/shelf.mjs from the folders beside this one. Do not edit.
import { framed } from '@madang/text';
import type { Texts } from '../title.ts';

export const TEXTS: Readonly<Record<string, Texts>> = {
  barrage: {
    wording: async () => framed((await import('../barrage/text/index.ts')).wording),
    primer: async () => (await import('../barrage/primer/index.ts')).primer,
    lesson: async () => (await import('../barrage/lesson/index.ts')).lesson,
    examples: async () => (await import('../barrage/examples/index.ts')).examples,
    puzzles: async () => (await import('../barrage/puzzles/index.ts')).puzzles,
    achievements: async () => (await import('../barrage/achievements/index.ts')).achievements,
    campaign: async () => (await import('../barrage/campaign/index.ts')).campaign,
    pack: async () => (await import('../barrage/pack/index.ts')).pack,
    logs: async () => (await import('../barrage/logs/index.ts')).logs,
  },
  example: {
    wording: async () => framed((await import('../example/text/index.ts')).wording),
  },
  ludwig: {
    wording: async () => framed((await import('../ludwig/text/index.ts')).wording),
    primer: async () => (await import('../ludwig/primer/index.ts')).primer,
    lesson: async () => (await import('../ludwig/lesson/index.ts')).lesson,
    examples: async () => (await import('../ludwig/examples/index.ts')).examples,
    puzzles: async () => (await import('../ludwig/puzzles/index.ts')).puzzles,
    achievements: async () => (await import('../ludwig/achievements/index.ts')).achievements,
    campaign: async () => (await import('../ludwig/campaign/index.ts')).campaign,
  },
  nap: {
    wording: async () => framed((await import('../nap/text/index.ts')).wording),
  },
  siberia: {
    wording: async () => framed((await import('../siberia/text/index.ts')).wording),
    primer: async () => (await import('../siberia/primer/index.ts')).primer,
    lesson: async () => (await import('../siberia/lesson/index.ts')).lesson,
    examples: async () => (await import('../siberia/examples/index.ts')).examples,
    puzzles: async () => (await import('../siberia/puzzles/index.ts')).puzzles,
    achievements: async () => (await import('../siberia/achievements/index.ts')).achievements,
    campaign: async () => (await import('../siberia/campaign/index.ts')).campaign,
    pack: async () => (await import('../siberia/pack/index.ts')).pack,
  },
  underwater: {
    wording: async () => framed((await import('../underwater/text/index.ts')).wording),
    primer: async () => (await import('../underwater/primer/index.ts')).primer,
    lesson: async () => (await import('../underwater/lesson/index.ts')).lesson,
    examples: async () => (await import('../underwater/examples/index.ts')).examples,
    puzzles: async () => (await import('../underwater/puzzles/index.ts')).puzzles,
    achievements: async () => (await import('../underwater/achievements/index.ts')).achievements,
    campaign: async () => (await import('../underwater/campaign/index.ts')).campaign,
    pack: async () => (await import('../underwater/pack/index.ts')).pack,
  },
};
