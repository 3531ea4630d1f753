import type { Lesson } from '@madang/kernel';
import { useMemo } from 'preact/hooks';
import type { LocalSeat } from '../local-server/local.ts';
import { useWords } from '../words/useWords.tsx';

/** The seats of a lesson's table: the learner, and easy bots with names. They stay if the learner plays on from there. */
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
