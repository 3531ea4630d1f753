import { createContext } from 'preact/compat';
import { useContext } from 'preact/hooks';

/** How boards look: as printed boards with pieces in soft light, or as a plain diagram for slow machines and plain taste. */
export const BOARD_LOOKS = ['printed', 'plain'] as const;
export type BoardLook = (typeof BOARD_LOOKS)[number];

const Context = createContext<BoardLook>('printed');

/** Tells boards and covers which look the reader has chosen. The page also writes it on the root as `data-look`, for style sheets. */
export const BoardLookProvider = Context.Provider;

/** True if boards are drawn as printed boards; false: plain. */
export const usePrinted = (): boolean => useContext(Context) === 'printed';
