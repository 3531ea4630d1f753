// Made by tools/shelf.mjs from the folders beside this one. Do not edit.
import { title as barrage } from '../barrage/title.ts';
import { title as example } from '../example/title.ts';
import { title as ludwig } from '../ludwig/title.ts';
import { title as nap } from '../nap/title.ts';
import { title as siberia } from '../siberia/title.ts';
import type { Played, TitleFacts } from '../title.ts';
import { title as underwater } from '../underwater/title.ts';

export const PLAYED: readonly (Played & TitleFacts)[] = [
  {
    ...barrage,
    name: 'barrage',
    rules: async () => (await import('../barrage/rules/index.ts')).barrage,
    expertise: async () => (await import('../barrage/bot/index.ts')).expertise,
  },
  {
    ...example,
    name: 'example',
    rules: async () => (await import('../example/rules/index.ts')).example,
    expertise: async () => (await import('@madang/kernel/plain')).plainExpertise((await import('../example/rules/index.ts')).example),
  },
  {
    ...ludwig,
    name: 'ludwig',
    rules: async () => (await import('../ludwig/rules/index.ts')).ludwig,
    expertise: async () => (await import('../ludwig/bot/index.ts')).expertise,
  },
  {
    ...nap,
    name: 'nap',
    rules: async () => (await import('../nap/rules/index.ts')).nap,
    expertise: async () => (await import('@madang/kernel/plain')).plainExpertise((await import('../nap/rules/index.ts')).nap),
  },
  {
    ...siberia,
    name: 'siberia',
    rules: async () => (await import('../siberia/rules/index.ts')).siberia,
    expertise: async () => (await import('../siberia/bot/index.ts')).expertise,
  },
  {
    ...underwater,
    name: 'underwater',
    rules: async () => (await import('../underwater/rules/index.ts')).underwater,
    expertise: async () => (await import('../underwater/bot/index.ts')).expertise,
  },
];
