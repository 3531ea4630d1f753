import { WhenLoaded } from '@madang/board-kit/loading';
import { type Chronicle, canShow, type Reading, readBy } from '@madang/kernel';
import { use } from 'preact/compat';
import { useMemo, useState } from 'preact/hooks';
import { SceneProvider } from '../board-context/scene.tsx';
import { useTableScene } from '../board-context/useTableScene.ts';
import type { MatchPlace, ReplaySource } from '../page/router.ts';
import { Gone } from '../table/dialogs/Gone.tsx';
import { RuleDialog } from '../table/dialogs/RuleDialog.tsx';
import { Loading } from '../wait/Loading.tsx';
import { type LoadedGame, loadTable } from '../words/loaded-game.ts';
import { loadReading } from '../words/reading.ts';
import { useWords } from '../words/useWords.tsx';
import { Player } from './Player.tsx';
import type { Recording } from './source.ts';
import { useRecording } from './useRecording.ts';

/** A match looked at step by step. */
export function Replay({ source, id, at }: { readonly source: ReplaySource; readonly id: string; readonly at: number | null }) {
  const { recording: found, problem } = useRecording(source, id);
  if (problem) return <Gone problem={problem} />;
  if (!found) return <Loading of="answer" />;
  return (
    <WhenLoaded fallback={<Loading />}>
      <Opened recording={found} place={{ source, id }} at={at} />
    </WhenLoaded>
  );
}

interface OpenedProps {
  readonly recording: Recording;
  readonly place: MatchPlace;
  readonly at: number | null;
}

function Opened({ recording, place, at }: OpenedProps) {
  const { language } = useWords();
  const { game } = recording.document;
  const kit = use(loadTable(game, language));
  if (!kit) return <Gone problem={{ code: 'unknown-game', details: { game } }} />;
  return <Read kit={kit} recording={recording} place={place} at={at} />;
}

/** The match by the rules of its own version; where the board cannot show what these say, that is said. */
function Read({ kit, recording, place, at }: OpenedProps & { readonly kit: LoadedGame }) {
  const { document } = recording;
  const versions = { found: document.version, expected: kit.game.version };
  const reading = use(loadReading(kit.game, document.version));
  const read = useMemo(() => reading && readBy(reading, document), [reading, document]);
  const shown = useMemo(
    () => reading?.game === kit.game || (reading !== null && read?.ok === true && canShow(kit.game, reading, read.value)),
    [kit, reading, read],
  );
  if (!reading || !read) return <Gone problem={{ code: 'wrong-version', details: versions }} />;
  if (!read.ok) return <Gone problem={{ code: read.problem.code, details: { ...read.problem } }} />;
  if (!shown) return <Gone problem={{ code: 'older-board', details: versions }} />;
  return <Staged kit={kit} reading={reading} chronicle={read.value} recording={recording} place={place} at={at} />;
}

interface StagedProps extends OpenedProps {
  readonly kit: LoadedGame;
  readonly reading: Reading;
  readonly chronicle: Chronicle;
}

function Staged({ kit, reading, chronicle, recording, place, at }: StagedProps) {
  const [rule, showRule] = useState<string | null>(null);
  const scene = useTableScene(kit, recording.seats, showRule);
  if (!scene) return null;
  return (
    <SceneProvider value={scene}>
      <Player reading={reading} chronicle={chronicle} recording={recording} place={place} start={at ?? 0} />
      {rule === null ? null : <RuleDialog rule={rule} onClose={() => showRule(null)} />}
    </SceneProvider>
  );
}
