import { useMemo, useRef, useState } from 'preact/hooks';
import type { OpenCard } from '../ring/open-card.ts';
import { ON_THE_WAY } from './use-held.ts';

/** What was only read is read no more. */
const ended = (last: OpenCard | null): OpenCard | null => (last?.menu || last?.stays ? last : null);

/** What lies open after `next` was asked for: reading never takes the place of an open ring, and the ring's own piece closes it. */
function follows(last: OpenCard | null, next: OpenCard): OpenCard | null {
  if (!last?.menu || !last.anchor.isConnected) return next;
  if (!next.menu) return last;
  return next.anchor === last.anchor ? null : next;
}

/** The one card of a board, and who may open and close it. */
export function useCard() {
  const [card, setCard] = useState<OpenCard | null>(null);
  const holds = useRef(false);
  const leaving = useRef(0);
  const acts = useMemo(() => {
    const keepReading = (): void => window.clearTimeout(leaving.current);
    return {
      keepReading,
      show(next: OpenCard): void {
        keepReading();
        setCard((last) => follows(last, next));
      },
      endReading(): void {
        keepReading();
        setCard(ended);
      },
      leaveReading(): void {
        keepReading();
        leaving.current = window.setTimeout(() => {
          if (!holds.current) setCard(ended);
        }, ON_THE_WAY);
      },
      drop: (): void => setCard(null),
      dropRead: (): void => setCard((last) => (last?.menu ? last : null)),
    };
  }, []);
  return { card, holds, ...acts };
}
