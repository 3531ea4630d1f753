import '../styles/large.css';
import type { TableView } from '@madang/wire';
import { use } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { type LoadedGame, loadBoard } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { appCatalogue, tableWords } from '../words/words.ts';
import { containedBoard } from './contained-board.tsx';
import type { Scene } from './scene.tsx';
import { namesOf, seatInfos } from './seatInfos.ts';

type SeatViews = TableView['seats'];

/** The scene of a table: its game, words with the players' names, seats. Null where the game has no board. */
export function useTableScene(kit: LoadedGame, seatViews: SeatViews | readonly SeatViews[number][], showRule: (rule: string) => void): Scene | null {
  const app = useWords();
  const board = use(loadBoard(kit.game.name));
  const catalogue = use(appCatalogue(app.language));
  const names = namesOf(app, seatViews).join('\n');
  const kinds = seatViews.map((seat) => seat.kind).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: seats change with every message, what is shown of them only with their kinds and names
  const seats = useMemo(() => seatInfos(seatViews, names.split('\n')), [names, kinds]);
  const words = useMemo(() => tableWords(app.language, catalogue, kit.catalogue, names.split('\n')), [app.language, catalogue, kit, names]);
  return useMemo(() => (board ? { kit, board: containedBoard(board), words, seats, showRule } : null), [board, kit, words, seats, showRule]);
}
