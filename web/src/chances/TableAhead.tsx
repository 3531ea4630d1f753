import type { Seat, State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { useScene } from '../board-context/scene.tsx';
import { useSame } from '../board-context/steady.ts';
import { Late, later } from '../reach/later.tsx';
import { showsChances } from './shown.ts';

const Ahead = later(async () => (await import('./Ahead.tsx')).Ahead);

interface TableAheadProps {
  readonly table: TableView;
  /** What these eyes see of the match; null: nothing yet. */
  readonly view: State | null;
  readonly eyes: Seat | null;
}

/** The bar of who is ahead, at a table that shows it. The bar of one seat is never shown to the next at the same screen: each has its own. */
export function TableAhead({ table, view, eyes }: TableAheadProps) {
  const { kit } = useScene();
  const levels = useSame(table.seats.map(({ standIn, level }) => standIn ?? level));
  if (!view || !showsChances(table, kit.game.version)) return null;
  return (
    <Late part="chances">
      <Ahead key={eyes} view={view} seat={eyes} levels={levels} />
    </Late>
  );
}
