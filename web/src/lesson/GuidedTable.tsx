import type { TableStore } from '../play/table.ts';
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
