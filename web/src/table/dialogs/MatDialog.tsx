import type { MatProps } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import { Dialog } from '../../page/Dialog.tsx';
import { useScene } from '../../scene/scene.tsx';

/** A player's whole mat. */
export function MatDialog({ mat, seat, onClose }: { readonly mat: Omit<MatProps, 'player' | 'size'>; readonly seat: Seat; onClose(): void }) {
  const { board, seats } = useScene();
  const { Mat } = board;
  return (
    <Dialog title={seats[seat]?.name ?? ''} onClose={onClose} wide>
      <Mat {...mat} player={seat} size="full" />
    </Dialog>
  );
}
