import type { LineReason } from '@madang/bots/analysis';
import { useAnswer } from '../judging/useAnswer.ts';
import type { WhyQuestion } from './protocol.ts';

const open = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const NONE: readonly LineReason[] = [];

/** Why a line is better than another; none while that is worked out, and where nothing is found. */
export const useReasons = (question: WhyQuestion | null): readonly LineReason[] =>
  useAnswer<WhyQuestion, readonly LineReason[]>(question, open) ?? NONE;
