import { lazily, WhenLoaded } from '@madang/board-kit/loading';
import type { Chronicle, Move, Reading, Seat, State } from '@madang/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf } from '../access/shared-address.ts';
import { Icon } from '../art/Icon.tsx';
import { useSaid } from '../assist/useSay.ts';
import { headlineOf } from '../board-context/headline.ts';
import { useScene } from '../board-context/scene.tsx';
import { courseOf } from '../chart/course.ts';
import { standAt } from '../faults/faults.ts';
import { Link } from '../page/Link.tsx';
import type { MatchPlace } from '../page/router.ts';
import { actsOf, type Ears, heardBy, logFor } from '../play/history.ts';
import { Late } from '../reach/later.tsx';
import { useStill } from '../settings/store.ts';
import { MatDialog } from '../table/dialogs/MatDialog.tsx';
import { SaveButton } from '../table/dialogs/SaveButton.tsx';
import { Frame } from '../table/frame/Frame.tsx';
import { TopBar } from '../table/frame/TopBar.tsx';
import type { LogTurn } from '../table/log/log.ts';
import { useTurns } from '../table/log/useTurns.ts';
import { Side } from '../table/side/Side.tsx';
import { useWords } from '../words/useWords.tsx';
import { Deck } from './Deck.tsx';
import type { Recording } from './source.ts';
import { Told } from './Told.tsx';
import { type Playback, usePlayback } from './usePlayback.ts';
import { usePlayOn } from './usePlayOn.ts';

const Ahead = lazily(async () => (await import('../chances/Ahead.tsx')).Ahead);
const PointsChart = lazily(async () => (await import('../chart/PointsChart.tsx')).PointsChart);

const noMove = (_: Move | null): void => undefined;

/** What a board asks of whom it shows a match that is played already. */
const NOBODY_ASKED = {
  decision: null,
  onMove: noMove,
  onMoves: () => undefined,
  lookAhead: () => null,
  explain: () => null,
  whyNot: () => null,
  whyClosed: () => null,
  dock: null,
};

/** Turns in which the lines of the last step stand: its own, and what came of itself. */
const LATEST = 3;

interface PlayerProps {
  readonly reading: Reading;
  readonly chronicle: Chronicle;
  readonly recording: Recording;
  readonly place: MatchPlace;
  /** The step that it begins with. */
  readonly start: number;
}

/** The screen of a replay: board, controls, log, points. */
export function Player({ reading, chronicle, recording, place, start }: PlayerProps) {
  const app = useWords();
  const scene = useScene();
  const still = useStill();
  const { kit, board, words, seats } = scene;
  const { match } = chronicle;
  const { game } = match;
  const older = game.version !== kit.game.version;
  const [ears, setEars] = useState<Ears>('all');
  const [opened, setOpened] = useState<Seat | null>(null);
  const playback = usePlayback(match.log.length, start);
  const { at, go: goTo } = playback;
  const playOn = usePlayOn(recording);
  const shown = useShown(reading, chronicle, playback, ears);
  const helps = useMemo(() => actsOf(match.helps).filter(({ seq }) => seq <= at), [match, at]);
  const seat = ears === 'all' ? null : ears;
  const turns = useTurns(shown.log, shown.view, helps);
  useSaid([app.text('replay.step', { at, length: match.log.length }), ...toldAt(turns, at)]);
  const base = { ...NOBODY_ASKED, view: shown.view, seat, seats, events: shown.events, say: words.say, still };
  const waitingFor = match.log[at] ? [match.log[at].seat] : [];
  return (
    <Frame
      kind="replay"
      bar={<Bar {...{ view: shown.view, older, recording, place }} />}
      prompt={
        <Deck
          playback={playback}
          log={match.log}
          ears={ears}
          onEars={setEars}
          onPlayOn={older ? null : () => playOn(at)}
          over={at === match.log.length && shown.view.over}
        />
      }
      board={
        <>
          <Told {...{ turns, at, shown }} seat={match.log[at - 1]?.seat ?? null} board={<board.Board {...base} />} />
          <Leading view={older ? null : shown.seen} seat={seat} />
        </>
      }
      side={
        <Side
          mat={base}
          table={replayTable(recording)}
          view={shown.view}
          seat={seat}
          waitingFor={waitingFor}
          turns={turns}
          {...{ known: () => true, link: linkTo(place), at }}
          chat={null}
          onLook={goTo}
          onOpenMat={setOpened}
          more={<Points older={older} reading={reading} chronicle={chronicle} at={at} onAt={goTo} />}
        />
      }
      over={opened === null ? null : <MatDialog mat={base} seat={opened} onClose={() => setOpened(null)} />}
    />
  );
}

interface BarProps extends Pick<PlayerProps, 'recording' | 'place'> {
  readonly view: State;
  readonly older: boolean;
}

/** The line above: the game, how far it is, the ways to its analysis and its file. */
function Bar({ view, older, recording, place }: BarProps) {
  const app = useWords();
  const { kit, words } = useScene();
  const { name } = kit.game;
  return (
    <TopBar game={name} title={words.text(`${name}.title`)} headline={headlineOf(kit, words, view)} trouble={null}>
      {older ? null : (
        <Link to={{ page: 'analysis', of: place }} className="button quiet icon-only" label={app.text('analysis.open')}>
          <Icon name="chart" />
        </Link>
      )}
      <SaveButton load={async () => recording.document} />
    </TopBar>
  );
}

/** The addresses of the steps of a match that others can open; null: it is this browser's alone. */
const linkTo = (place: MatchPlace): ((step: number) => string) | null =>
  place.source === 'table' ? (step) => addressOf({ page: 'replay', ...place, at: step }) : null;

/** What happened in a step, in words. */
const toldAt = (turns: readonly LogTurn[], at: number): readonly string[] =>
  turns
    .slice(-LATEST)
    .flatMap(({ lines }) => lines)
    .filter(({ seq }) => seq === at)
    .map(({ text }) => text);

/** The bar of who is ahead by what these eyes see; none alone, nor for rules of another version (`view` null). */
function Leading({ view, seat }: { readonly view: State | null; readonly seat: Seat | null }) {
  const { seats } = useScene();
  if (!view || seats.length < 2) return null;
  return (
    <Late part="chances">
      <Ahead key={seat} view={view} seat={seat} />
    </Late>
  );
}

interface PointsProps extends Pick<PlayerProps, 'reading' | 'chronicle'> {
  /** The rules are of another version than the board. */
  readonly older: boolean;
  readonly at: number;
  onAt(step: number): void;
}

/** The course of the points by the match's own rules, and what may differ from them. */
function Points({ older, reading, chronicle: { match }, at, onAt }: PointsProps) {
  const app = useWords();
  const { kit, seats } = useScene();
  const course = useMemo(() => courseOf(reading, match), [reading, match]);
  const { name, version } = match.game;
  return (
    <>
      {older ? <p className="notice">{app.text('replay.otherRules', { found: version, here: kit.game.version })}</p> : null}
      <WhenLoaded fallback={null}>
        <PointsChart game={name} course={course} seats={seats} at={at} onAt={onAt} size="narrow" />
      </WhenLoaded>
    </>
  );
}

/** The match after the step that the replay has come to, as some ears heard it. */
function useShown({ stateAt }: Reading, chronicle: Chronicle, { at, forward }: Playback, ears: Ears) {
  const { match } = chronicle;
  useEffect(() => standAt(() => ({ game: match.game.name, version: match.game.version, step: at })), [match, at]);
  const log = useMemo(() => logFor(chronicle, ears), [chronicle, ears]);
  const soFar = useMemo(() => log.filter((entry) => entry.seq <= at), [log, at]);
  const now = useMemo(() => {
    const state = stateAt(match, at);
    const heard = forward ? (chronicle.log[at]?.heard ?? []) : [];
    const seen = match.game.redact(state, ears === 'all' ? null : ears);
    return { view: ears === 'all' ? state : seen, seen, events: heardBy(heard, ears) };
  }, [stateAt, chronicle, match, at, ears, forward]);
  return { ...now, log: soFar };
}

/** What the players panel asks of a table. */
const replayTable = ({ seats }: Recording) => ({ seats: [...seats] });
