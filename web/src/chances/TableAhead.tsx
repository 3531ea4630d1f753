import type { State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { useScene } from '../board-context/scene.tsx';
import { useSame } from '../board-context/steady.ts';
import { useMedia } from '../page/useMedia.ts';
import type { TableState } from '../play/table.ts';
import { Late, later } from '../reach/later.tsx';
import { showsChances } from './shown.ts';

const Ahead = later(async () => (await import('./Ahead.tsx')).Ahead);

/** Where the column beside the board has room for it; elsewhere it is a strip below the board. */
const HAS_COLUMN = '(min-width: 1100px) and (min-height: 700px)';

interface TableAheadProps {
  readonly place: 'column' | 'board';
  readonly state: TableState;
  readonly table: TableView;
  /** What these eyes see of the match; null: nothing yet. */
  readonly view: State | null;
}

/** The bar of who is ahead, at a table that shows it, until the end is counted up, in one place. Each seat at one screen has its own, never shown to the next. */
export function TableAhead({ place, state: { eyes, moment, position }, table, view }: TableAheadProps) {
  const { kit } = useScene();
  const isHere = useMedia(HAS_COLUMN) === (place === 'column');
  const levels = useSame(table.seats.map(({ standIn, level }) => standIn ?? level));
  if (!isHere || !view || moment?.ends || position?.over || !showsChances(table, kit.game.version)) return null;
  return (
    <Late part="chances">
      <Ahead key={eyes} view={view} seat={eyes} levels={levels} />
    </Late>
  );
}
