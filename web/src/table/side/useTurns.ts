import type { Seat, State } from '@madang/kernel';
import type { LogEntry } from '@madang/wire';
import { useMemo } from 'react';
import { useScene } from '../../scene/scene.tsx';
import type { Look } from '../useLook.ts';
import { type KnownLines, type LogTurn, sinceOwn, turnsOf } from './log.ts';

/** The log turn by turn, in the reader's words. `view`: any of the match. */
export function useTurns(log: readonly LogEntry[], view: State | null): readonly LogTurn[] {
  const { kit, words } = useScene();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, other lines
  const known = useMemo((): KnownLines => new WeakMap(), [kit, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what things are called is the same in every view of a match
  return useMemo(() => (view ? turnsOf(kit.wording, words, log, view, known) : []), [log, kit, words, known, view === null]);
}

/** The others' turns since one's own last one, looked at one after the other. */
export interface Since {
  readonly turns: readonly LogTurn[];
  /** The one whose end stands on the board; −1: none. */
  readonly at: number;
  /** To the next of them, and after the last one back to now. */
  next(): void;
}

export function useSince(turns: readonly LogTurn[], eyes: Seat | null, look: Look): Since {
  const since = sinceOwn(turns, eyes).filter(({ to }) => look.known(to));
  const at = since.findIndex(({ to }) => to === look.at);
  return { turns: since, at, next: () => look.lookAt(since[at + 1]?.to ?? null) };
}
