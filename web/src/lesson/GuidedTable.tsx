import type { Problem } from '@madang/wire';
import type { ReactNode } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { TableStore } from '../play/table.ts';
import { Gone } from '../table/dialogs/Gone.tsx';
import { type Guide, GuideProvider } from '../table/guide.ts';
import { Table } from '../table/Table.tsx';
import type { LoadedGame } from '../words/loaded-game.ts';

/** What a table with a guide offers beside the guide. */
const ACTIONS = { rematch: null, takeOver: null, replay: null, document: null, reached: null, chat: false, link: null, at: null } as const;

interface GuidedTableProps {
  readonly kit: LoadedGame;
  readonly store: TableStore;
  readonly guide: Guide;
}

/** A table on this page at which somebody says what to do. */
export const GuidedTable = ({ kit, store, guide }: GuidedTableProps) => (
  <GuideProvider value={guide}>
    <Table kit={kit} store={store} actions={ACTIONS} />
  </GuideProvider>
);

interface RunTableProps {
  readonly kit: LoadedGame;
  /** Null while it is not open. */
  readonly table: TableStore | null;
  /** Why it cannot be shown. */
  readonly problem: Problem | null;
  /** Nothing more is answered; what the prompt says then. */
  readonly done: string | null;
  readonly card: ReactNode;
  readonly mayUndo?: Guide['mayUndo'];
}

/** A table at which something is asked for but nothing is said of how: every answer is lit until it is done. */
export function RunTable({ kit, table, problem, done, card, mayUndo }: RunTableProps) {
  const guide = useMemo<Guide>(
    () => ({
      teaches: false,
      lit: (moves) => (done === null ? moves : []),
      card,
      prompt: done,
      stray: () => undefined,
      ...(mayUndo && { mayUndo }),
    }),
    [done, card, mayUndo],
  );
  if (problem) return <Gone problem={problem} />;
  return table && <GuidedTable kit={kit} store={table} guide={guide} />;
}
