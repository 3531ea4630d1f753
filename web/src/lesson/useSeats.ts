import type { Lesson, Rival } from '@madang/kernel';
import { useMemo } from 'preact/hooks';
import type { LocalSeat } from '../local-server/local.ts';
import { useWords } from '../words/useWords.tsx';

interface Seating extends Pick<Lesson, 'seats' | 'seat'> {
  /** The others, in the order of their seats. Absent: easy bots. */
  readonly against?: readonly Rival[];
}

/** The seats of a lesson's table: the learner, and bots with names. They stay if the learner plays on from there. */
export function useSeats({ seats, seat: own, against }: Seating): readonly LocalSeat[] {
  const words = useWords();
  return useMemo(() => {
    const others = Array.from({ length: seats - 1 }, (_, i): LocalSeat => {
      const level = against?.[i] ?? 'easy';
      return level === 'automa' ? { kind: level } : { kind: 'bot', name: words.text('seat.bot', { level: words.text(`level.${level}`) }), level };
    });
    return others.toSpliced(own, 0, { kind: 'person', name: words.text('new.me') });
  }, [seats, own, against, words]);
}
