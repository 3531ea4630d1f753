import type { Decision } from '@madang/kernel';
import { useState } from 'react';
import { useTable } from './table.tsx';
import { type PieceId, placeable } from './targets.ts';
import { WORDS } from './words.ts';

/** The panels that take turns below the map on a phone, and what their tabs are called. */
const TABS = ['mat', 'exchanges', 'stock'] as const;
export type Tab = (typeof TABS)[number];

/** Where a piece lies; undefined: on the map. */
function tabOf(piece: PieceId): Tab | undefined {
  const [kind] = piece.split(':');
  switch (kind) {
    case 'area':
    case 'supply':
      return 'mat';
    case 'exchange':
      return 'exchanges';
    case 'reserve':
    case 'tile':
      return 'stock';
    default:
      return undefined;
  }
}

/** The tab to show: where the decision's pieces lie, until the player opens another. */
export function useTab() {
  const { props, targets } = useTable();
  const { decision } = props;
  const [chosen, setChosen] = useState<{ readonly tab: Tab; readonly decision: Decision | null }>({ tab: 'mat', decision: null });
  const placing = placeable(decision?.moves ?? []).length > 0;
  const lit = new Set([...targets.keys()].map(tabOf));
  const waiting = TABS.filter((one) => lit.has(one) || (one === 'mat' && placing));
  const wanted = waiting.includes('stock') && waiting.includes('mat') && !placing ? 'stock' : waiting[0];
  const tab = chosen.decision === decision ? chosen.tab : (wanted ?? chosen.tab);
  return { tab, waiting, choose: (next: Tab) => setChosen({ tab: next, decision }) };
}

interface TabsProps {
  readonly tab: Tab;
  /** Tabs with lit pieces. */
  readonly waiting: readonly Tab[];
  choose(tab: Tab): void;
}

export function Tabs({ tab, waiting, choose }: TabsProps) {
  const { say } = useTable().props;
  const names = { mat: WORDS.board, exchanges: WORDS.exchanges, stock: WORDS.stock };
  return (
    <div className="siberia-tabs" role="tablist">
      {TABS.map((one) => (
        <button key={one} type="button" role="tab" aria-selected={tab === one} className="siberia-tab" onClick={() => choose(one)}>
          {say({ key: names[one] })}
          {waiting.includes(one) && <i />}
        </button>
      ))}
    </div>
  );
}
