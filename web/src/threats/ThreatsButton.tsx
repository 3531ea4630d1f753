import './threats.css';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { Late, later } from '../reach/later.tsx';
import { MissingDialog } from '../wait/MissingDialog.tsx';
import { useWords } from '../words/useWords.tsx';
import type { Warnings } from './protocol.ts';

const ThreatsDialog = later(async () => (await import('./ThreatsDialog.tsx')).ThreatsDialog);

/** How many things the reader is warned of. */
export const countOf = ({ threats, losses }: Warnings): number => (threats?.length ?? 0) + losses.length;

/** Says of how much the reader is warned, and leads to what it is. */
export function ThreatsButton({ warnings }: { readonly warnings: Warnings }) {
  const app = useWords();
  const [open, setOpen] = useState(false);
  const count = countOf(warnings);
  const label = warnings.threats || count > 0 ? app.text('threats.open', { count }) : app.text('threats.openWaiting');
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
      {open ? (
        <Late part="threats" missing={<MissingDialog onClose={() => setOpen(false)} />}>
          <ThreatsDialog warnings={warnings} onClose={() => setOpen(false)} />
        </Late>
      ) : null}
    </>
  );
}
