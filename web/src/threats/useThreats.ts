import type { TableView } from '@madang/wire';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useScene } from '../board-context/scene.tsx';
import { showsChances } from '../chances/shown.ts';
import { isCoached } from '../coach/coached.ts';
import { contain } from '../faults/faults.ts';
import { type Asker, startAsker } from '../judging/asker.ts';
import { useOpenQuestion } from '../judging/useOpenQuestion.ts';
import { plannedView } from '../play/plan.ts';
import { seenBy } from '../play/position.ts';
import type { TableState } from '../play/table.ts';
import { useSettings } from '../settings/store.ts';
import type { LoadedGame } from '../words/loaded-game.ts';
import type { NamedThreat, ThreatsQuestion, Warnings } from './protocol.ts';

const open = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * What the reader is warned of: beside bots alone, and at tables that show who is ahead, as all who sit there know. Undefined: it is not told
 * here.
 */
export function useWarnings(state: TableState, table: TableView, isGuided: boolean): Warnings | undefined {
  const { kit } = useScene();
  const isOn = useSettings(({ threats }) => threats === 'on');
  const isKnown = table.seats.length > 1 && table.status === 'running' && table.version === kit.game.version;
  const isTold = isOn && !isGuided && isKnown && (isCoached(table) || showsChances(table, kit.game.version));
  const question = useOpenQuestion(state, table, isTold);
  const found = useAsked(question);
  const tried = state.plan?.steps.map(({ move }) => move.id).join() ?? '';
  // What has been tried is as good as taken.
  const threats = useMemo(
    () => (found === null ? null : found.filter(({ move }) => move === null || !tried.split(',').includes(`${move}`))),
    [found, tried],
  );
  const { position, eyes, plan } = state;
  const losses = useMemo(() => (isTold ? lossesIn(kit, { position, eyes, plan }) : []), [kit, isTold, position, eyes, plan]);
  return useMemo(() => (isTold ? { threats, losses } : undefined), [isTold, threats, losses]);
}

/** What the rules take from the reader as things stand, with what is tried. */
function lossesIn({ wording }: LoadedGame, { position, eyes, plan }: Pick<TableState, 'position' | 'eyes' | 'plan'>): Warnings['losses'] {
  const seen = position && eyes !== null ? seenBy(position, eyes)?.view : undefined;
  const view = plan && !plan.ahead && plan.steps.length > 0 ? plannedView(plan) : seen;
  return view && eyes !== null ? contain('losses', () => wording.losses?.(view, eyes) ?? [], []) : [];
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
