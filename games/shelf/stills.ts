// Made by tools/shelf.mjs from the folders beside this one. Do not edit.
import type { StillBoard } from '@madang/board-kit';

export const STILLS: Readonly<Record<string, () => Promise<StillBoard>>> = {
  barrage: async () => (await import('../barrage/board/still.tsx')).still,
  ludwig: async () => (await import('../ludwig/board/still.tsx')).still,
  siberia: async () => (await import('../siberia/board/still.tsx')).still,
  underwater: async () => (await import('../underwater/board/still.tsx')).still,
};
