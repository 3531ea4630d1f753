import { chancesIn } from '@madang/bots/analysis';
import { answerQuestions } from '../judging/answering.ts';
import type { ChancesQuestion } from './protocol.ts';

answerQuestions(({ view, levels }: ChancesQuestion, by) => chancesIn({ ...by, view }, levels));
