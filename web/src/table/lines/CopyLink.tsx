import { useState } from 'preact/hooks';
import { CopyField, toClipboard } from '../../access/CopyField.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Dialog } from '../../page/Dialog.tsx';
import { useToasts } from '../../page/toasts/toasts.ts';
import { useWords } from '../../words/useWords.tsx';

/** Copies an address by one press; where the browser gives no clipboard, shows it to be copied by hand. */
export function CopyLink({ label, address }: { readonly label: string; address(): string }) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [byHand, setByHand] = useState(false);
  const copy = async (): Promise<void> => {
    if (await toClipboard(address())) show(words.text('copy.done'));
    else setByHand(true);
  };
  return (
    <>
      <button type="button" className="small" onClick={() => void copy()}>
        <Icon name="link" />
        <span>{label}</span>
      </button>
      {byHand ? (
        <Dialog title={label} onClose={() => setByHand(false)}>
          <CopyField label={label} value={address()} />
        </Dialog>
      ) : null}
    </>
  );
}
