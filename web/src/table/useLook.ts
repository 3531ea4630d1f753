import type { Decision, State, Told } from '@madang/kernel';
import type { LogEntry } from '@madang/wire';
import { useDeferredValue } from 'preact/compat';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { NO_EVENTS } from '../board-context/scene.tsx';
import { seenBy } from '../play/position.ts';
import { shownOn, type TableState } from '../play/state.ts';

/** What stands on the screen: how things are (tried moves included), or how they were after an earlier step. */
export interface Look {
  /** Null: nothing was heard of the match yet. */
  readonly view: State | null;
  /** What the eyes on the screen are asked in that view; null: nothing, or the past is looked at. */
  readonly asked: Decision | null;
  /** What has just happened there; none in the past. */
  readonly events: readonly Told[];
  /** The earlier step that is looked at; null: now. */
  readonly at: number | null;
  readonly log: readonly LogEntry[];
  /** The log comes after the board where the page is busy: whether it has not caught up yet. */
  readonly logBehind: boolean;
  /** Whether this page knows how things stood after a step. */
  known(step: number): boolean;
  /** Null: back to how things are. */
  lookAt(step: number | null): void;
  /** Back to how things are. */
  now(): void;
}

/**
 * Lets the eyes on the screen look back at the steps of the match. `lookUp`: asks for a step that this page has not seen; null: none can be
 * had. `first`: the step that the address names.
 */
export function useLook(state: TableState, lookUp: ((step: number) => void) | null = null, first: number | null = null): Look {
  const { position, eyes, plan } = state;
  const [step, lookAt] = useState(first);
  const [wanted, setWanted] = useState(first);
  if (wanted !== first) {
    setWanted(first);
    lookAt(first);
  }
  const seen = position ? seenBy(position, eyes) : undefined;
  const past = step === null ? undefined : seen?.past.get(step);
  const last = position?.seq ?? 0;
  const missing = position !== null && step !== null && step <= last && !past;
  useEffect(() => {
    if (missing) lookUp?.(step);
  }, [missing, step, lookUp]);
  const told = seen?.log ?? NO_LOG;
  const log = useDeferredValue(told);
  const shown = past ? { view: past, decision: null } : shownOn(state);
  return {
    view: shown?.view ?? null,
    asked: shown?.decision ?? null,
    events: past ? NO_EVENTS : (plan?.steps.at(-1)?.told ?? seen?.events ?? NO_EVENTS),
    at: past ? step : null,
    log,
    logBehind: log !== told,
    known: useCallback((seq) => seen?.past.has(seq) === true || (lookUp !== null && seq <= last), [seen, lookUp, last]),
    lookAt,
    now: useCallback(() => lookAt(null), []),
  };
}

const NO_LOG: readonly LogEntry[] = [];
