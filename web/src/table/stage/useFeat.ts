import type { Feat, Wording } from '@madang/kernel';
import { useEffect, useState } from 'preact/hooks';
import { contain } from '../../faults/faults.ts';
import { seenBy } from '../../play/position.ts';
import type { TableState } from '../../play/table.ts';

/** The latest feat among what has been played, for so long; null: none. What is only tried achieves nothing. */
export function useFeat(wording: Wording, { position, eyes }: TableState, milliseconds: number): Feat | null {
  const [shown, show] = useState<Feat | null>(null);
  const [heard, hear] = useState(position?.seq);
  if (position && position.seq !== heard) {
    hear(position.seq);
    const seen = seenBy(position, eyes);
    const feat = seen && seen.events.length > 0 ? contain('moment', () => wording.feat?.(seen.events, seen.view) ?? null, null) : null;
    if (feat) show(feat);
  }
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = window.setTimeout(() => show(null), milliseconds);
    return () => window.clearTimeout(timer);
  }, [shown, milliseconds]);
  return milliseconds === 0 ? null : shown;
}
