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
  const over = latest && latest.by !== null && waitingFor.includes(latest.by) ? turns.at(-2) : latest;
  const told = over && over.by !== null && over.by !== eyes ? sentenceOf(over) : '';
  return (
    <p className="unseen announced" aria-live="polite">
      {told}
    </p>
  );
}
