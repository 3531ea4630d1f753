import type { TableView } from '@madang/wire';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useScene } from '../board-context/scene.tsx';
import { showsChances } from '../chances/shown.ts';
import { isCoached } from '../coach/coached.ts';
import { type Asker, startAsker } from '../judging/asker.ts';
import { useOpenQuestion } from '../judging/useOpenQuestion.ts';
import type { TableState } from '../play/table.ts';
import { useSettings } from '../settings/store.ts';
import type { NamedThreat, ThreatsQuestion } from './protocol.ts';

const open = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * What others may take before the reader's next turn: beside bots alone, and at tables that show who is ahead, as all who sit there know. Null:
 * nothing is to be decided, or it is thought about. Undefined: it is not told here.
 */
export function useThreats(state: TableState, table: TableView, isGuided: boolean): readonly NamedThreat[] | null | undefined {
  const { kit } = useScene();
  const isOn = useSettings(({ threats }) => threats === 'on');
  const isKnown = table.seats.length > 1 && table.status === 'running' && table.version === kit.game.version;
  const isTold = isOn && !isGuided && isKnown && (isCoached(table) || showsChances(table, kit.game.version));
  const question = useOpenQuestion(state, table, isTold);
  const found = useAsked(question);
  const tried = state.plan?.steps.map(({ move }) => move.id).join() ?? '';
  // What has been tried is as good as taken.
  const left = useMemo(
    () => (found === null ? null : found.filter(({ move }) => move === null || !tried.split(',').includes(`${move}`))),
    [found, tried],
  );
  return isTold ? left : undefined;
}

/** What the worker says of a question; null while it thinks, and where nothing is asked. It is started by the first question. */
function useAsked(question: ThreatsQuestion | null): readonly NamedThreat[] | null {
  const [told, setTold] = useState<{ readonly of: ThreatsQuestion; readonly threats: readonly NamedThreat[] } | null>(null);
  const asker = useRef<Asker<ThreatsQuestion> | null>(null);
  useEffect(() => () => asker.current?.stop(), []);
  useEffect(() => {
    if (!question) return;
    asker.current ??= startAsker<ThreatsQuestion, readonly NamedThreat[]>(open, (threats, of) => threats && setTold({ of, threats }));
    asker.current.ask(question);
  }, [question]);
  return told && told.of === question ? told.threats : null;
}
