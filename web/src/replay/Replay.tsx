import { type Match, openDocument } from '@madang/kernel';
import { use, useMemo, useState } from 'react';
import type { MatchPlace, ReplaySource } from '../page/router.ts';
import { SceneProvider } from '../scene/scene.tsx';
import { useTableScene } from '../scene/useTableScene.ts';
import { Gone } from '../table/dialogs/Gone.tsx';
import { RuleDialog } from '../table/dialogs/RuleDialog.tsx';
import { type Kit, loadKit } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';
import { Player } from './Player.tsx';
import type { Recording } from './source.ts';
import { useRecording } from './useRecording.ts';

/** A match looked at step by step. */
export function Replay({ source, id, at }: { readonly source: ReplaySource; readonly id: string; readonly at: number | null }) {
  const words = useWords();
  const { recording: found, problem } = useRecording(source, id);
  if (problem) return <Gone problem={problem} />;
  return found ? <Opened recording={found} place={{ source, id }} at={at} /> : <p className="loading">{words.text('loading')}</p>;
}

interface OpenedProps {
  readonly recording: Recording;
  readonly place: MatchPlace;
  readonly at: number | null;
}

function Opened({ recording, place, at }: OpenedProps) {
  const { language } = useWords();
  const { game } = recording.document;
  const kit = use(loadKit(game, language));
  const opened = useMemo(() => (kit ? openDocument(kit.game, recording.document) : null), [kit, recording]);
  if (!kit || !opened) return <Gone problem={{ code: 'unknown-game', details: { game } }} />;
  if (!opened.ok) return <Gone problem={{ code: opened.problem.code, details: { ...opened.problem } }} />;
  return <Staged kit={kit} match={opened.value} recording={recording} place={place} at={at} />;
}

function Staged({ kit, match, recording, place, at }: OpenedProps & { readonly kit: Kit; readonly match: Match }) {
  const [rule, showRule] = useState<string | null>(null);
  const scene = useTableScene(kit, recording.seats, showRule);
  if (!scene) return null;
  return (
    <SceneProvider value={scene}>
      <Player match={match} recording={recording} place={place} start={at ?? 0} />
      {rule === null ? null : <RuleDialog rule={rule} onClose={() => showRule(null)} />}
    </SceneProvider>
  );
}
