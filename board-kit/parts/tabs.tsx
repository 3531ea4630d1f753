import type { Decision } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useChoices } from '../answers/choices.tsx';
import { ShownTab } from './panel.tsx';

interface TabsProps<T extends string> {
  /** The tabs in their order, and what they are called. */
  readonly names: Readonly<Record<T, ReactNode>>;
  readonly tabs: readonly T[];
  /** Tabs with lit pieces, the one to open first (`tabsOf`). */
  readonly waiting: readonly T[];
  /** The only panel there is for now: no list of tabs. */
  readonly fixed?: T | null;
  /** Whether they take turns on low boards too, beside the map; the game's styles lay that out. */
  readonly low?: boolean;
  /** The map and the panels, with the list of tabs where it lies between them. */
  children(list: ReactNode, shown: T): ReactNode;
}

/**
 * The panels that share the room below the map on a phone. The one with the decision's pieces shows, until the player opens another;
 * without a decision the open one stays. Wide boards show all; `low` boards may have tabs beside the map.
 */
export function Tabs<T extends string>({ names, tabs, waiting, fixed = null, low = false, children }: TabsProps<T>) {
  const { decision } = useChoices();
  // While this is to be decided the player looks for themselves.
  const [overruled, overrule] = useState<Decision | null>();
  const [last, stay] = useState(tabs[0]);
  const called = overruled === decision ? undefined : waiting[0];
  const shown = fixed ?? called ?? tabs.find((tab) => tab === last) ?? tabs[0];
  if (shown === undefined) throw new Error('no tabs');
  if (fixed === null && shown !== last) stay(shown);
  const list = fixed === null && (
    <div className="board-tabs" role="tablist" data-low={low}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={shown === tab}
          className="board-tab"
          data-tab={tab}
          onClick={() => {
            overrule(decision);
            stay(tab);
          }}
        >
          {names[tab]}
          {waiting.includes(tab) && <i />}
        </button>
      ))}
    </div>
  );
  return <ShownTab value={shown}>{children(list, shown)}</ShownTab>;
}
