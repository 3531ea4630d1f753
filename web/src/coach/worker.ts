import { advise } from '@madang/bots/analysis';
import { answerQuestions } from '../judging/answering.ts';
import type { CoachQuestion } from './protocol.ts';

answerQuestions(({ view, seat, seed, meant }: CoachQuestion, by) => advise({ ...by, view, seat, seed }, meant));
