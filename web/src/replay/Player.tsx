import { listening, type Match, type Move, type Seat, stateAt } from '@madang/kernel';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Link } from '../page/Link.tsx';
import type { MatchPlace } from '../page/router.ts';
import { actsOf, type Ears, heardBy, logOf } from '../play/history.ts';
import { useScene } from '../scene/scene.tsx';
import { useStill } from '../settings/store.ts';
import { MatDialog } from '../table/dialogs/MatDialog.tsx';
import { SaveButton } from '../table/dialogs/SaveButton.tsx';
import { Side } from '../table/side/Side.tsx';
import { useTurns } from '../table/side/useTurns.ts';
import { TopBar } from '../table/TopBar.tsx';
import { useWords } from '../words/useWords.tsx';
import { Deck } from './Deck.tsx';
import type { Recording } from './source.ts';
import { type Playback, usePlayback } from './usePlayback.ts';
import { usePlayOn } from './usePlayOn.ts';

const PointsChart = lazy(async () => ({ default: (await import('../chart/PointsChart.tsx')).PointsChart }));

const noMove = (_: Move | null): void => undefined;

/** What a board asks of whom it shows a match that is played already. */
const NOBODY_ASKED = {
  decision: null,
  onMove: noMove,
  onMoves: () => undefined,
  lookAhead: () => null,
  explain: (move: Move) => ({ label: move.kind, forecast: null, rule: null }),
  whyNot: () => null,
  whyClosed: () => null,
  pointed: null,
  onPoint: noMove,
  dock: null,
};

interface PlayerProps {
  readonly match: Match;
  readonly recording: Recording;
  readonly place: MatchPlace;
  /** The step that it begins with. */
  readonly start: number;
}

/** The screen of a replay: board, controls, log, points. */
export function Player({ match, recording, place, start }: PlayerProps) {
  const app = useWords();
  const scene = useScene();
  const still = useStill();
  const { kit, board, words, seats } = scene;
  const { game } = match;
  const [ears, setEars] = useState<Ears>('all');
  const [opened, setOpened] = useState<Seat | null>(null);
  const playback = usePlayback(match.log.length, start);
  const { at, go: goTo } = playback;
  const playOn = usePlayOn(recording);
  const shown = useShown(match, playback, ears);
  const helps = useMemo(() => actsOf(match.helps).filter(({ seq }) => seq <= at), [match, at]);
  const seat = ears === 'all' ? null : ears;
  const turns = useTurns(shown.log, shown.view, helps);
  const base = { ...NOBODY_ASKED, view: shown.view, seat, seats, events: shown.events, say: words.say, still };
  const waitingFor = match.log[at] ? [match.log[at].seat] : [];
  return (
    <div className="table replay">
      <TopBar game={game.name} title={words.text(`${game.name}.title`)} headline={words.say(kit.wording.headline(shown.view))} trouble={null}>
        <Link to={{ page: 'analysis', of: place }} className="button quiet icon-only" label={app.text('analysis.open')}>
          <Icon name="chart" />
        </Link>
        <SaveButton load={async () => recording.document} />
      </TopBar>
      <Deck
        playback={playback}
        length={match.log.length}
        ears={ears}
        onEars={setEars}
        onPlayOn={() => playOn(at)}
        over={at === match.log.length && shown.view.over}
      />
      <main className="board-area" aria-label={app.text('board.label')}>
        <h2 className="unseen">{app.text('board.label')}</h2>
        <board.Board {...base} />
      </main>
      <Side
        mat={base}
        table={replayTable(recording)}
        view={shown.view}
        seat={seat}
        waitingFor={waitingFor}
        turns={turns}
        known={() => true}
        at={at}
        chat={null}
        onLook={goTo}
        onOpenMat={setOpened}
        more={
          <Suspense fallback={null}>
            <PointsChart game={game} document={recording.document} seats={seats} at={at} onAt={goTo} size="narrow" />
          </Suspense>
        }
      />
      {opened === null ? null : <MatDialog mat={base} seat={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** The match after the step that the replay has come to, as some ears heard it. */
function useShown(match: Match, { at, forward }: Playback, ears: Ears) {
  const { game } = match;
  const log = useMemo(() => logOf(match, ears), [match, ears]);
  const soFar = useMemo(() => log.filter((entry) => entry.seq <= at), [log, at]);
  const now = useMemo(() => {
    const { heard, tell } = listening();
    const state = stateAt(match, at, tell);
    return { view: ears === 'all' ? state : game.redact(state, ears), events: forward ? heardBy(heard, ears) : [] };
  }, [match, game, at, ears, forward]);
  return { ...now, log: soFar };
}

/** What the players panel asks of a table. */
const replayTable = ({ seats }: Recording) => ({ seats: [...seats] });
