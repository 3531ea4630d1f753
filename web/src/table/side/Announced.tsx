import type { Seat } from '@madang/kernel';
import { type LogTurn, sentenceOf } from './log.ts';

interface AnnouncedProps {
  readonly turns: readonly LogTurn[];
  readonly eyes: Seat | null;
  /** Who still decides: their turn is not over. */
  readonly waitingFor: readonly Seat[];
}

/** The others' turns for those who listen: one sentence for each that is over. */
export function Announced({ turns, eyes, waitingFor }: AnnouncedProps) {
  const latest = turns.at(-1);
  const open = latest !== undefined && latest.by !== null && waitingFor.includes(latest.by);
  const over = turns.slice(0, open ? -1 : undefined);
  // What came of itself is said together with the turn that it came of.
  const told = over
    .slice(over.at(-1)?.ofItself ? -2 : -1)
    .filter(({ by, ofItself }) => ofItself || (by !== null && by !== eyes))
    .map(sentenceOf)
    .join(' ');
  return (
    <p className="unseen announced" aria-live="polite">
      {told}
    </p>
  );
}
