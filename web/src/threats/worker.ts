import { LIKELY, POSSIBLE, threatsTo } from '@madang/bots/analysis';
import { answerQuestions } from '../judging/answering.ts';
import type { NamedThreat, ThreatsQuestion } from './protocol.ts';

answerQuestions(({ view, seat, seed }: ThreatsQuestion, by): readonly NamedThreat[] => {
  const { stakes } = by.expertise;
  if (!stakes) return [];
  return threatsTo({ ...by, view, seat, seed })
    .filter(({ share }) => share >= POSSIBLE)
    .map((threat) => ({
      ...threat,
      what: stakes.what(view, threat.stake),
      move: stakes.moveAt(threat.stake) ?? null,
      isLikely: threat.share >= LIKELY,
    }));
});
