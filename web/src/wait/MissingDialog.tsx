import { Dialog } from '../page/Dialog.tsx';
import { useWords } from '../words/useWords.tsx';
import { WaysOut } from './WaysOut.tsx';

/** Says in the place of a window that its part could not be fetched. The window itself follows once the server answers. */
export function MissingDialog({ onClose }: { onClose(): void }) {
  const words = useWords();
  return (
    <Dialog title={words.text('broken.partTitle')} onClose={onClose}>
      <p>{words.text('broken.part.silent')}</p>
      <WaysOut />
    </Dialog>
  );
}
