import { createContext, type HTMLAttributes, type KeyboardEvent, type ReactNode, use } from 'preact/compat';
import { useId, useMemo, useState } from 'preact/hooks';

interface OpenTab {
  readonly id: string;
  readonly open: string;
  select(name: string): void;
}

const OpenTabContext = createContext<OpenTab>({ id: '', open: '', select: () => undefined });

interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  /** The tab that is open at first. */
  readonly first?: string;
  /** The tab that is open, where somebody else keeps it. */
  readonly value?: string;
  onSelect?(name: string): void;
}

/** Tabs and their panels: the arrow keys walk along the tabs, and only the open panel has content. */
export function Tabs({ first = '', value, onSelect, ...rest }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(first);
  const open = value ?? own;
  const shown = useMemo(() => ({ id, open, select: onSelect ?? setOwn }), [id, open, onSelect]);
  return (
    <OpenTabContext value={shown}>
      <div {...rest} />
    </OpenTabContext>
  );
}

/** What a key does on the tab at a place of so many; undefined: nothing. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function walk(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? tabs.indexOf(activeElement) : -1;
  const to = at < 0 ? undefined : tabs[STEPS[event.key]?.(at, tabs.length) ?? -1];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** The row of tabs. */
export const TabList = (props: HTMLAttributes<HTMLDivElement>) => <div role="tablist" {...props} onKeyDown={walk} />;

interface TabProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** A tab. The Tab key stops at the open one; at the first where none is open. */
export function Tab({ name, isFirst, children }: TabProps) {
  const { id, open, select } = use(OpenTabContext);
  const isOpen = open === name;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${name}`}
      aria-controls={`${id}-panel-${name}`}
      aria-selected={isOpen}
      data-state={isOpen ? 'active' : 'inactive'}
      tabindex={isOpen || (open === '' && isFirst) ? 0 : -1}
      onClick={() => select(name)}
    >
      {children}
    </button>
  );
}

interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  readonly name: string;
}

/** What lies behind a tab. */
export function TabPanel({ name, children, ...rest }: TabPanelProps) {
  const { id, open } = use(OpenTabContext);
  const isOpen = open === name;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${name}`}
      aria-labelledby={`${id}-tab-${name}`}
      data-state={isOpen ? 'active' : 'inactive'}
      hidden={!isOpen}
      tabindex={0}
      {...rest}
    >
      {isOpen ? children : null}
    </div>
  );
}
