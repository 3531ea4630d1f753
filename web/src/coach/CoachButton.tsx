import { Contained } from '@madang/board-kit';
import type { TableView } from '@madang/wire';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { useOpenQuestion } from '../judging/useOpenQuestion.ts';
import type { TableState, TableStore } from '../play/table.ts';
import { Late, later } from '../reach/later.tsx';
import { MissingDialog } from '../wait/MissingDialog.tsx';
import { useWords } from '../words/useWords.tsx';
import { isCoached } from './coached.ts';
import type { CoachQuestion } from './protocol.ts';

const Coach = later(async () => (await import('./Coach.tsx')).Coach);

interface ButtonProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
}

/** Leads to the coach, where one may be asked. What lies open stays until it is closed. */
export const CoachButton = (props: ButtonProps) => (
  <Contained part="coach" position={props.state.plan} fallback={null}>
    <CoachButtonShown {...props} />
  </Contained>
);

function CoachButtonShown({ store, state, table }: ButtonProps) {
  const app = useWords();
  const [open, setOpen] = useState(false);
  const now = useQuestion(state, table);
  return (
    <>
      {isCoached(table) ? (
        <button
          type="button"
          className="quiet icon-only"
          aria-label={app.text('coach.open')}
          title={app.text('coach.open')}
          disabled={!now}
          onClick={() => setOpen(true)}
        >
          <Icon name="learn" />
        </button>
      ) : null}
      {open ? (
        <Late part="coach" missing={<MissingDialog onClose={() => setOpen(false)} />}>
          <Coach store={store} now={now} onClose={() => setOpen(false)} />
        </Late>
      ) : null}
    </>
  );
}

/** What the coach could be asked now; the same object while the position, the decision and the tried moves are the same. Null: nothing. */
function useQuestion(state: TableState, table: TableView): CoachQuestion | null {
  const open = useOpenQuestion(state, table, isCoached(table));
  const meant = state.plan?.steps.map(({ move }) => move.id).join() ?? '';
  return useMemo(() => open && { ...open, seed: `coach/${open.seed}`, meant: meant === '' ? [] : meant.split(',').map(Number) }, [open, meant]);
}
