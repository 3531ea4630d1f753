// Made by tools/shelf.mjs from the folders beside this one. Do not edit.
import type { Look } from '@madang/board-kit';
import { Cover as BarrageCover } from '../barrage/board/cover.tsx';
import { Cover as LudwigCover } from '../ludwig/board/cover.tsx';
import { Cover as SiberiaCover } from '../siberia/board/cover.tsx';
import { Cover as UnderwaterCover } from '../underwater/board/cover.tsx';

export const LOOKS: Readonly<Record<string, Look>> = {
  barrage: { Cover: BarrageCover, board: async () => (await import('../barrage/board/index.tsx')).board },
  example: { board: async () => (await import('@madang/board-kit/plain')).plainBoard('example', (await import('../example/text/index.ts')).wording) },
  ludwig: { Cover: LudwigCover, board: async () => (await import('../ludwig/board/index.tsx')).board },
  nap: { board: async () => (await import('@madang/board-kit/plain')).plainBoard('nap', (await import('../nap/text/index.ts')).wording) },
  siberia: { Cover: SiberiaCover, board: async () => (await import('../siberia/board/index.tsx')).board },
  underwater: {
    Cover: UnderwaterCover,
    board: async () => (await import('../underwater/board/index.tsx')).board,
    blank: async () => (await import('../underwater/board/blank.tsx')).Blank,
  },
};
