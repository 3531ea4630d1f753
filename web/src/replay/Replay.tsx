import { type Match, openDocument } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { use, useEffect, useMemo, useState } from 'react';
import type { ReplaySource } from '../page/router.ts';
import { SceneProvider } from '../scene/scene.tsx';
import { useTableScene } from '../scene/useTableScene.ts';
import { Gone } from '../table/dialogs/Gone.tsx';
import { RuleDialog } from '../table/dialogs/RuleDialog.tsx';
import { type Kit, loadKit } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';
import { Player } from './Player.tsx';
import { findRecording, type Recording } from './source.ts';

/** A match looked at step by step. */
export function Replay({ source, id }: { readonly source: ReplaySource; readonly id: string }) {
  const words = useWords();
  const [found, setFound] = useState<Recording | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    void findRecording(source, id).then((result) => {
      if (!wanted) return;
      if (result.ok) setFound(result.value);
      else setProblem(result.problem);
    });
    return () => {
      wanted = false;
    };
  }, [source, id]);
  if (problem) return <Gone problem={problem} />;
  return found ? <Opened recording={found} /> : <p className="loading">{words.text('loading')}</p>;
}

function Opened({ recording }: { readonly recording: Recording }) {
  const { language } = useWords();
  const { game } = recording.document;
  const kit = use(loadKit(game, language));
  const opened = useMemo(() => (kit ? openDocument(kit.game, recording.document) : null), [kit, recording]);
  if (!kit || !opened) return <Gone problem={{ code: 'unknown-game', details: { game } }} />;
  if (!opened.ok) return <Gone problem={{ code: opened.problem.code, details: { ...opened.problem } }} />;
  return <Staged kit={kit} match={opened.value} recording={recording} />;
}

function Staged({ kit, match, recording }: { readonly kit: Kit; readonly match: Match; readonly recording: Recording }) {
  const [rule, showRule] = useState<string | null>(null);
  const scene = useTableScene(kit, recording.seats, showRule);
  if (!scene) return null;
  return (
    <SceneProvider value={scene}>
      <Player match={match} recording={recording} />
      {rule === null ? null : <RuleDialog rule={rule} onClose={() => showRule(null)} />}
    </SceneProvider>
  );
}
