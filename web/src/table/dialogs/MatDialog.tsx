import type { Seat } from '@madang/kernel';
import type { HostProps } from '../../board-context/contained-board.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { Dialog } from '../../page/Dialog.tsx';

/** A player's whole mat. */
export function MatDialog({ mat, seat, onClose }: { readonly mat: HostProps; readonly seat: Seat; onClose(): void }) {
  const { board, seats } = useScene();
  const { Mat } = board;
  return (
    <Dialog title={seats[seat]?.name ?? ''} onClose={onClose} wide>
      <Mat {...mat} player={seat} size="full" />
    </Dialog>
  );
}
