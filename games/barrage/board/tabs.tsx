import type { Decision } from '@madang/kernel';
import { useState } from 'react';
import { say } from '../text/names.ts';
import { TABS, type Tab, tabsOf } from './tab-of.ts';
import { useTable } from './table.tsx';

/** The tab to show: where the decision's pieces lie, until the player opens another. */
export function useTab() {
  const { props, targets, view } = useTable();
  const { decision } = props;
  const [chosen, setChosen] = useState<{ readonly tab: Tab; readonly decision: Decision | null }>({ tab: 'actions', decision: null });
  const waiting: readonly Tab[] = view.round === 0 && targets.size > 0 ? ['mat'] : tabsOf([...targets.keys()]); // a draft lies where the mat will
  const tab = chosen.decision === decision ? chosen.tab : (waiting[0] ?? chosen.tab);
  return { tab, waiting, choose: (next: Tab) => setChosen({ tab: next, decision }) };
}

const NAMES = {
  actions: 'barrage.board.actions',
  mat: 'barrage.board.company',
  market: 'barrage.board.contracts',
  track: 'barrage.board.energy',
} as const;

interface TabsProps {
  readonly tab: Tab;
  /** Tabs with lit pieces. */
  readonly waiting: readonly Tab[];
  choose(tab: Tab): void;
}

export function Tabs({ tab, waiting, choose }: TabsProps) {
  const { props } = useTable();
  return (
    <div className="barrage-tabs" role="tablist">
      {TABS.map((one) => (
        <button key={one} type="button" role="tab" aria-selected={tab === one} className="barrage-tab" onClick={() => choose(one)}>
          {props.say(say(NAMES[one]))}
          {waiting.includes(one) && <i />}
        </button>
      ))}
    </div>
  );
}
