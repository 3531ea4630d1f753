import { useEffect, useRef } from 'preact/hooks';
import { useMore, useSaid } from '../../assist/useSay.ts';
import { useVoice } from '../../assist/voice.ts';
import { useScene } from '../../board-context/scene.tsx';
import { contain } from '../../faults/faults.ts';
import type { TableState } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import { useGuide } from '../guide.ts';
import { sinceOwn } from '../log/log.ts';
import { arriving, type Heard, hear } from './hearing.ts';
import { type Listening, momentOf } from './moment.ts';
import { useTalk } from './useTalk.ts';

/** Says to those who listen what is asked and what has happened, each once: the table's part of the page's one voice. */
export function Speaking(listening: Listening) {
  const { state, turns } = listening;
  const app = useWords();
  const scene = useScene();
  const guide = useGuide();
  const say = useVoice((voice) => voice.say);
  const more = useMore();
  const heard = useRef<{ readonly of: unknown; readonly eyes: TableState['eyes']; readonly heard: Heard } | null>(null);
  useEffect(() => {
    const moment = contain('speech', () => momentOf(app, scene, listening, guide), null);
    if (!moment) return;
    const before = heard.current;
    // Another pair of eyes, or the match of another chapter: somebody has just come.
    if (before?.of !== listening.store || before.eyes !== state.eyes) {
      heard.current = { of: listening.store, eyes: state.eyes, heard: arriving(moment) };
      const missed = guide || state.eyes === null ? [] : sinceOwn(turns, state.eyes).flatMap(({ lines }) => lines.map(({ text }) => text));
      say([moment.asked, ...missed], { more, anew: true });
      return;
    }
    const next = hear(before.heard, moment, {
      sum: ({ name, value }, change) => app.text('speech.sum', { name, value, change }),
      times: (text, count) => app.text('speech.times', { text, count }),
    });
    heard.current = { ...before, heard: next.heard };
    say(next.sentences, { more, anew: moment.steps !== before.heard.steps });
  });
  useTalk(state);
  useSaid(useQuestion(listening));
  return null;
}

/** What all at the table are asked to agree to; null: nothing, or it is done already. */
function useQuestion({ state: { question, position }, look }: Listening): string | null {
  const words = useWords();
  const { seats } = useScene();
  if (!question || !position) return null;
  const { seat, question: asked } = question;
  const count = asked.kind === 'rewind' ? look.log.filter((entry) => entry.seq > asked.to).length : 0;
  if (asked.kind === 'rewind' && count === 0) return null;
  return words.text(`question.${asked.kind}`, { name: seats[seat]?.name ?? '', count });
}
