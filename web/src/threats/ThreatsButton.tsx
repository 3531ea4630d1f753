import './threats.css';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/useWords.tsx';
import type { NamedThreat } from './protocol.ts';
import { ThreatsDialog } from './ThreatsDialog.tsx';

/** Says how much others may take before the reader's next turn, and leads to what it is. `threats`: null while nothing is known, as while others play. */
export function ThreatsButton({ threats }: { readonly threats: readonly NamedThreat[] | null }) {
  const app = useWords();
  const [open, setOpen] = useState(false);
  const count = threats?.length ?? 0;
  const label = threats ? app.text('threats.open', { count }) : app.text('threats.openWaiting');
  return (
    <>
      <button type="button" className="quiet icon-only threats" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon name="threat" />
        {count > 0 ? (
          <span className="threats-count" aria-hidden="true">
            {count}
          </span>
        ) : null}
      </button>
      {open ? <ThreatsDialog threats={threats} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
