import { Contained } from '@madang/board-kit';
import { lazily, WhenLoaded } from '@madang/board-kit/loading';
import type { ComponentType, ReactNode } from 'preact/compat';

/** Parts that are not loaded yet. */
const waiting: (() => Promise<unknown>)[] = [];

/** A part that its page does not need at first: it loads when it is first shown, or before, while the page has nothing else to do. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  waiting.push(load);
  return lazily(load);
}

/** Milliseconds in which a page that is open is still busy with itself. */
const BUSY_MS = 3_000;

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));

/** Loads the parts that wait, one after the other, once the page is quiet. The result stops it. */
export function loadWaiting(): () => void {
  let wanted = true;
  const next = async (): Promise<void> => {
    const load = wanted ? waiting.shift() : undefined;
    if (!load) return;
    // A part that cannot be fetched now is fetched again when it is shown.
    await load().catch(() => undefined);
    whenIdle(() => void next());
  };
  const timer = setTimeout(() => whenIdle(() => void next()), BUSY_MS);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

interface LateProps {
  /** The name of the part in reports. */
  readonly part: string;
  readonly children: ReactNode;
}

/** Holds the place of a part that may still load. One that cannot be fetched takes nothing else down. */
export const Late = ({ part, children }: LateProps) => (
  <Contained part={part} position={part} fallback={null}>
    <WhenLoaded fallback={null}>{children}</WhenLoaded>
  </Contained>
);
