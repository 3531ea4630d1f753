import { type Match, type Move, type Seat, stateAt } from '@madang/kernel';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useToasts } from '../app/toasts.ts';
import { go } from '../app/useRoute.ts';
import type { LocalSeat } from '../host/host.ts';
import { keepLocalMatch } from '../host/shelf.ts';
import { freshName } from '../net/command.ts';
import { type Ears, heardBy, logsOf } from '../play/history.ts';
import { listening } from '../play/told.ts';
import { useStill } from '../settings/store.ts';
import { MatDialog } from '../table/MatDialog.tsx';
import { SaveButton } from '../table/SaveButton.tsx';
import { Side } from '../table/Side.tsx';
import { useScene } from '../table/scene.tsx';
import { TopBar } from '../table/TopBar.tsx';
import { useWords } from '../words/useWords.tsx';
import { Deck } from './Deck.tsx';
import type { Recording } from './source.ts';
import { usePlayback } from './usePlayback.ts';

const PointsChart = lazy(async () => ({ default: (await import('./PointsChart.tsx')).PointsChart }));

const noMove = (_: Move | null): void => undefined;

/** The screen of a replay: board, controls, log, points. */
export function Player({ match, recording }: { readonly match: Match; readonly recording: Recording }) {
  const app = useWords();
  const scene = useScene();
  const still = useStill();
  const { kit, board, words, seats } = scene;
  const { game } = match;
  const [ears, setEars] = useState<Ears>('all');
  const [opened, setOpened] = useState<Seat | null>(null);
  const playback = usePlayback(match.log.length);
  const { at, go: goTo, forward } = playback;
  const shown = useMemo(() => {
    const { heard, tell } = listening();
    const state = stateAt(match, at, tell);
    return { view: ears === 'all' ? state : game.redact(state, ears), events: forward ? heardBy(heard, ears) : [] };
  }, [match, game, at, ears, forward]);
  const log = useMemo(() => logsOf(match, [ears])[0] ?? [], [match, ears]);
  const soFar = useMemo(() => log.filter((entry) => entry.seq <= at), [log, at]);
  const explain = (move: Move) => ({ label: move.kind, forecast: null, rule: null });
  const seat = ears === 'all' ? null : ears;
  const base = {
    view: shown.view,
    seat,
    seats,
    decision: null,
    onMove: noMove,
    events: shown.events,
    say: words.say,
    explain,
    still,
    pointed: null,
    onPoint: noMove,
  };
  const waitingFor = match.log[at] ? [match.log[at].seat] : [];
  return (
    <div className="table replay">
      <TopBar game={game.name} title={words.text(`${game.name}.title`)} headline={words.say(kit.wording.headline(shown.view))} trouble={null}>
        <SaveButton load={async () => recording.document} />
      </TopBar>
      <Deck
        playback={playback}
        length={match.log.length}
        ears={ears}
        onEars={setEars}
        onPlayOn={usePlayOn(recording, at)}
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
        log={soFar}
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

/** What the players panel asks of a table. */
const replayTable = ({ seats }: Recording) => ({ seats: [...seats] });

/** Goes on from a step against bots, in this browser. The reader takes the seat that moves next. */
function usePlayOn({ document, seats }: Recording, at: number): () => void {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  return () => {
    const next = document.moves[at]?.[0] ?? 0;
    const bot: LocalSeat = { kind: 'bot', level: 'normal', name: words.text('seat.bot', { level: words.text('level.normal') }) };
    const players = seats.map(({ kind }, seat): LocalSeat => {
      if (kind === 'automa') return { kind };
      return seat === next ? { kind: 'person', name: words.text('new.me') } : bot;
    });
    const { hash: _, ...head } = document;
    const id = freshName();
    const kept = keepLocalMatch({
      id,
      seats: players,
      document: { ...head, moves: document.moves.slice(0, at) },
      over: false,
      changedAt: Date.now(),
    });
    if (kept) go({ page: 'offline', id });
    else show(words.text('offline.full'), 'problem');
  };
}
