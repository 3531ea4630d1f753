import { Contained, FaultsContext, useFaults } from '@madang/board-kit';
import { lazily, WhenLoaded } from '@madang/board-kit/loading';
import type { ComponentType, ReactNode } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isMissingPart } from './parts.ts';
import { reloadWhenServed, whenServed } from './served.ts';

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

/** Milliseconds before a part that could not be fetched is asked for again; each further time waits twice as long. */
const RETRY_MS = 1_000;
/** Failures after which only a new page can help, and milliseconds before it is loaded. */
const HOPELESS = { failures: 3, reloadMs: 4_000 };

interface LateProps {
  /** The name of the part in reports. */
  readonly part: string;
  /** Takes the part's place while it cannot be fetched; absent: nothing. */
  readonly missing?: ReactNode;
  /** No reader asks for the part a second time: the page is loaded anew for it where nothing else helps, unless the reader has gone on. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/** Holds the place of a part that may still load. One that cannot be fetched takes nothing else down, and comes once the server answers. */
export function Late({ part, missing = null, isNeeded = false, children }: LateProps) {
  const around = useFaults();
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  const faults = useMemo(() => {
    const report = (of: string, error: unknown): void => {
      const isMissing = of === part && isMissingPart(error);
      if (isMissing) setFailures((times) => times + 1);
      // What is tried again by itself is said once.
      if (!isMissing || tries === 0) around.report(of, error);
    };
    return { ...around, report };
  }, [around, part, tries]);
  useEffect(() => {
    if (failures === 0) return undefined;
    if (failures < HOPELESS.failures) return whenServed(RETRY_MS * 2 ** failures, () => setTries(failures));
    return isNeeded ? reloadWhenServed(HOPELESS.reloadMs) : undefined;
  }, [failures, isNeeded]);
  return (
    <FaultsContext value={faults}>
      <Contained part={part} position={`${part} ${tries}`} fallback={missing}>
        <WhenLoaded fallback={null}>{children}</WhenLoaded>
      </Contained>
    </FaultsContext>
  );
}
