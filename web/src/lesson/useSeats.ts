import type { Lesson } from '@madang/kernel';
import { useMemo } from 'react';
import type { LocalSeat } from '../host/local.ts';
import { useWords } from '../words/useWords.tsx';

/** Who sits at a lesson's table: the learner, and easy bots by name; who plays on from there plays against them. */
export function useSeats({ seats, seat: own }: Pick<Lesson, 'seats' | 'seat'>): readonly LocalSeat[] {
  const words = useWords();
  return useMemo(() => {
    const bot = words.text('seat.bot', { level: words.text('level.easy') });
    return Array.from(
      { length: seats },
      (_, seat): LocalSeat => (seat === own ? { kind: 'person', name: words.text('new.me') } : { kind: 'bot', name: bot, level: 'easy' }),
    );
  }, [seats, own, words]);
}
