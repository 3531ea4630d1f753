import { Cover as BarrageCover } from '@madang/barrage/cover';
import type { Look } from '@madang/board-kit';
import { Cover as LudwigCover } from '@madang/ludwig/cover';
import { Cover as SiberiaCover } from '@madang/siberia/cover';
import { Cover as UnderwaterCover } from '@madang/underwater/cover';

/** The looks of the games of the shelf, for screens only. */
export const LOOKS: Readonly<Record<string, Look>> = {
  siberia: { Cover: SiberiaCover, board: async () => (await import('@madang/siberia/board')).board },
  barrage: { Cover: BarrageCover, board: async () => (await import('@madang/barrage/board')).board },
  ludwig: { Cover: LudwigCover, board: async () => (await import('@madang/ludwig/board')).board },
  underwater: { Cover: UnderwaterCover, board: async () => (await import('@madang/underwater/board')).board },
};
