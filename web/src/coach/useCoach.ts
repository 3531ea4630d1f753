import type { Advice } from '@madang/bots/analysis';
import { useAnswer } from '../judging/useAnswer.ts';
import type { CoachAnswer, CoachQuestion } from './protocol.ts';

const open = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** What the coach says of a question: undefined while it thinks, null where it failed. */
export const useCoach = (question: CoachQuestion | null): CoachAnswer | undefined => useAnswer<CoachQuestion, Advice>(question, open);
