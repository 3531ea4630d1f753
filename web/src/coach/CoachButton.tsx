import type { TableView } from '@madang/wire';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { TableState, TableStore } from '../play/table.ts';
import { useWords } from '../words/useWords.tsx';
import { isCoached } from './coached.ts';

const Coach = lazy(async () => ({ default: (await import('./Coach.tsx')).Coach }));

interface ButtonProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
}

/** Leads to the coach, where one may be asked. */
export function CoachButton({ store, state: { plan, position }, table }: ButtonProps) {
  const app = useWords();
  const [open, setOpen] = useState(false);
  if (!isCoached(table)) return null;
  const asked = plan?.first && !plan.ahead && position ? { plan, seq: position.seq } : null;
  return (
    <>
      <button
        type="button"
        className="quiet icon-only"
        aria-label={app.text('coach.open')}
        title={app.text('coach.open')}
        disabled={!asked}
        onClick={() => setOpen(true)}
      >
        <Icon name="learn" />
      </button>
      {open && asked ? (
        <Suspense fallback={null}>
          <Coach key={asked.seq} store={store} table={table} plan={asked.plan} seq={asked.seq} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
