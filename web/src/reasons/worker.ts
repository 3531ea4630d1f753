import { reasonsFor } from '@madang/bots/analysis';
import type { Game, Move } from '@madang/kernel';
import { answerQuestions } from '../judging/answering.ts';
import type { WhyQuestion } from './protocol.ts';

const movesOf = ({ moves }: Game, line: readonly number[]): readonly Move[] => line.map((id) => moves.byId(id)).filter((move) => move !== undefined);

answerQuestions(({ view, seat, seed, line, other }: WhyQuestion, by) =>
  reasonsFor({ ...by, view, seat, seed }, movesOf(by.game, line), movesOf(by.game, other)),
);
