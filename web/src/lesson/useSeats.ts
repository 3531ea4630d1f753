import type { Lesson, Rival } from '@madang/kernel';
import { useMemo } from 'preact/hooks';
import type { LocalSeat } from '../local-server/local.ts';
import { useWords } from '../words/useWords.tsx';

/**
 * The seats of a lesson's table: the learner, and easy bots with names. They stay if the learner plays on from there. `against`: who else sits there,
 * in the order of the other seats.
 */
export function useSeats({ seats, seat: own }: Pick<Lesson, 'seats' | 'seat'>, against?: readonly Rival[]): readonly LocalSeat[] {
  const words = useWords();
  return useMemo(() => {
    const others = Array.from({ length: seats - 1 }, (_, i): LocalSeat => {
      const level = against?.[i] ?? 'easy';
      return level === 'automa' ? { kind: level } : { kind: 'bot', name: words.text('seat.bot', { level: words.text(`level.${level}`) }), level };
    });
    return others.toSpliced(own, 0, { kind: 'person', name: words.text('new.me') });
  }, [seats, own, against, words]);
}
