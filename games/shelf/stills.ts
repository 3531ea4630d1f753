// Made by tools/shelf.mjs from the folders beside this one. Do not edit.
import type { StillBoard } from '@madang/board-kit';

export const STILLS: Readonly<Record<string, () => Promise<StillBoard>>> = {
  barrage: async () => (await import('../barrage/board/still/index.tsx')).still,
  ludwig: async () => (await import('../ludwig/board/still/index.tsx')).still,
  siberia: async () => (await import('../siberia/board/still/index.tsx')).still,
  underwater: async () => (await import('../underwater/board/still/index.tsx')).still,
};
