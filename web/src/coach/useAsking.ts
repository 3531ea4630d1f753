import type { Help } from '@madang/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { TableStore } from '../play/table.ts';
import type { CoachAnswer, CoachQuestion } from './protocol.ts';
import { useCoach } from './useCoach.ts';

interface Asking {
  /** The question that was asked last for each help, with the position that it is about. */
  readonly asked: ReadonlyMap<Help, CoachQuestion>;
  /** What the coach said to it. */
  readonly answers: ReadonlyMap<Help, CoachAnswer>;
  ask(help: Help): void;
}

/** Asks the coach what could be asked `now`. A question keeps its own position, whatever step arrives, and is noted in the match once it is answered. */
export function useAsking(store: TableStore, now: CoachQuestion | null): Asking {
  const [asked, setAsked] = useState<Asking['asked']>(() => new Map());
  const [answers, setAnswers] = useState<Asking['answers']>(() => new Map());
  const waiting = [...asked].filter(([help]) => !answers.has(help));
  const question = waiting[0]?.[1] ?? null;
  const answer = useCoach(question);
  const answered = waiting
    .filter(([, one]) => one === question)
    .map(([help]) => help)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is given once for each help that waits for it
  useEffect(() => {
    if (!question || answer === undefined) return;
    const helps = waiting.filter(([, one]) => one === question).map(([help]) => help);
    setAnswers((before) => new Map([...before, ...helps.map((help) => [help, answer] as const)]));
    if (answer) for (const help of helps) store.act(question.seat, { kind: 'help', help });
  }, [question, answer, answered, store]);
  return {
    asked,
    answers,
    ask(help) {
      if (!now) return;
      setAnswers((before) => new Map([...before].filter(([one]) => one !== help)));
      setAsked((before) => new Map([...before, [help, now]]));
    },
  };
}
