import '../dialogs/ids.css';
import './sheet.css';
import { Contained } from '@madang/board-kit';
import { lazily, WhenLoaded } from '@madang/board-kit/loading';
import type { Chronicle, Document, Score, ScorePart, Seat } from '@madang/kernel';
import type { DoneAct, TableView } from '@madang/wire';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { useSaid } from '../../assist/useSay.ts';
import type { HostProps } from '../../board-context/contained-board.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { courseOf, partsOf } from '../../chart/course.ts';
import { Link } from '../../page/Link.tsx';
import { useStill } from '../../settings/store.ts';
import { rememberFinished } from '../../settings/tips.ts';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { readToEnd } from '../../words/reading.ts';
import { useWords } from '../../words/useWords.tsx';
import type { TableActions } from '../actions.ts';
import { Laurels } from './Laurels.tsx';
import { OverLead, PictureButton } from './OverLead.tsx';
import { Standings } from './Standings.tsx';
import './over.css';

const PointsChart = lazily(async () => (await import('../../chart/PointsChart.tsx')).PointsChart);

const Reached = lazily(async () => (await import('../../achievements/Reached.tsx')).Reached);

const ScoreTable = lazily(async () => (await import('../../chart/ScoreTable.tsx')).ScoreTable);

const PHONE = '(max-width: 599px)';

interface OverProps {
  readonly table: TableView;
  /** What was done besides moves. */
  readonly acts: readonly DoneAct[];
  readonly actions: TableActions;
  /** What the game says of its end: the result of who played alone, for there is nobody to win against. */
  readonly headline: string;
  /** What each scored was counted up before. */
  readonly isCounted: boolean;
  /** Everything that a player's area is shown with. */
  readonly mat: HostProps;
  /** Opens the whole area of a player. */
  onOpenMat(seat: Seat): void;
}

/** The end of a match: what each scored, told in the rulebook's order; then who stands where, how it came, and what to do next. */
export const GameOver = (props: OverProps) => (
  <Contained part="result" position={props.table}>
    <Result {...props} />
  </Contained>
);

function Result({ table, acts, actions, headline, isCounted, mat, onOpenMat }: OverProps) {
  const app = useWords();
  const { kit } = useScene();
  const still = useStill() || isCounted;
  const [hidden, setHidden] = useState(false);
  const [isTold, setTold] = useState(still);
  const onTold = useCallback(() => setTold(true), []);
  const title = useRef<HTMLHeadingElement>(null);
  const read = useRead(kit, actions, onTold);
  useEffect(() => title.current?.focus(), []);
  const { id, mine } = table;
  useEffect(() => {
    if (mine.length > 0) rememberFinished(kit.game.name, id);
  }, [kit, id, mine]);
  const scores: readonly Score[] = [...(table.scores ?? [])].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const alone = scores.length === 1;
  const told = isTold && scores.length > 0;
  const outcome = useVerdict(scores, headline);
  useResultSaid(told ? outcome : null, scores);
  if (hidden)
    return (
      <button type="button" className="primary over-again" onClick={() => setHidden(false)}>
        {app.text('over.show')}
      </button>
    );
  return (
    <section className="over" aria-labelledby="over-title">
      <div className="over-sheet">
        <header className="over-head">
          {told ? <Laurels scores={scores} /> : null}
          <h2 id="over-title" ref={title} tabindex={-1}>
            {told ? outcome : app.text('over.scoring')}
          </h2>
        </header>
        {told ? <Standings {...{ table, acts, scores, mat, onOpenMat }} parts={read?.parts ?? null} /> : null}
        <NewAchievements table={table} actions={actions} read={read} told={told} />
        {read ? <Counted {...{ read, scores, told, onTold }} still={still || isTold} replay={actions.replay} /> : null}
        <div className="buttons">
          <NextMatch
            rematch={table.rematch}
            cup={table.cup}
            deal={table.deal === null ? null : { game: table.game, day: table.deal }}
            actions={actions}
            alone={alone}
          />
          {read && told ? <PictureButton title={outcome} scores={scores} course={read.course} /> : null}
          <button type="button" onClick={() => setHidden(true)}>
            <Icon name="eye" />
            <span>{app.text('over.board')}</span>
          </button>
          <Link to={{ page: 'lobby' }} className="button">
            {app.text('nav.lobby')}
          </Link>
        </div>
        <Shuffles table={table} isSealed={table.deal !== null && actions.replay === null} />
      </div>
    </section>
  );
}

interface NewProps extends Pick<OverProps, 'table' | 'actions'> {
  readonly read: Finished | null;
  readonly told: boolean;
}

/** What the reader reached first in this match. Spectators reach nothing. */
function NewAchievements({ table: { game, mine }, actions: { reached }, read, told }: NewProps) {
  if (!told || !reached || mine.length === 0) return null;
  return (
    <WhenLoaded fallback={null}>
      <Reached game={game} read={read?.chronicle ?? null} find={reached} />
    </WhenLoaded>
  );
}

/** Says how the match ended, and what each has; null: it is still being told. */
function useResultSaid(outcome: string | null, scores: readonly Score[]): void {
  const app = useWords();
  const { kit, seats, words } = useScene();
  const lines = scores.map(({ seat, rank, points }) =>
    app.text('speech.score', { rank, name: seats[seat]?.name ?? '', points: words.text(`${kit.game.name}.points`, { points }) }),
  );
  useSaid(outcome === null ? null : [outcome, ...(scores.length > 1 ? lines : [])]);
}

interface CountedProps extends Pick<TableActions, 'replay'> {
  readonly read: Finished;
  readonly scores: readonly Score[];
  readonly still: boolean;
  readonly told: boolean;
  onTold(): void;
}

/** The points by source; once they are told, over time, with who led. */
function Counted({ read: { chronicle, course }, scores, still, told, replay, onTold }: CountedProps) {
  const { kit, seats } = useScene();
  const size = window.matchMedia(PHONE).matches ? 'narrow' : 'wide';
  return (
    <WhenLoaded fallback={null}>
      <ScoreTable chronicle={chronicle} order={scores.map(({ seat }) => seat)} still={still} onTold={onTold} />
      {told ? <PointsChart game={kit.game.name} course={course} seats={seats} at={null} onAt={null} size={size} /> : null}
      {told && scores.length > 1 ? <OverLead course={course} replay={replay} /> : null}
    </WhenLoaded>
  );
}

/** The winners, or the result of a player who played alone. */
function useVerdict(scores: readonly Score[], headline: string): string {
  const app = useWords();
  const { seats } = useScene();
  const winners = scores.filter((score) => score.rank === 1).map((score) => seats[score.seat]?.name ?? '');
  return scores.length === 1 ? headline : app.text('over.title', { names: app.list(winners), count: winners.length });
}

/** The seed of every shuffle, for those who check it. `isSealed`: others may still play the same daily deal, so it follows later. */
function Shuffles({ table: { seed, seedHash }, isSealed }: Pick<OverProps, 'table'> & { readonly isSealed: boolean }) {
  const app = useWords();
  if (isSealed) return <p className="note">{app.text('over.sealed')}</p>;
  if (seed === null || seedHash === null) return null;
  return (
    <details className="ids">
      <summary>{app.text('over.details')}</summary>
      {app.text('over.seed')} <code>{seed}</code> · SHA-256 <code>{seedHash}</code>
    </details>
  );
}

interface NextMatchProps {
  /** The table that the next match is played at; null: nobody has asked for one. */
  readonly rematch: string | null;
  /** The cup that the match was played for: that goes on by itself. */
  readonly cup: string | null;
  /** The daily deal that it was. */
  readonly deal: { readonly game: string; readonly day: string } | null;
  readonly actions: TableActions;
  /** Nobody played against them: there is no victory to be shared. */
  readonly alone: boolean;
}

function NextMatch({ rematch, cup, deal, actions, alone }: NextMatchProps) {
  const app = useWords();
  return (
    <>
      {cup !== null ? (
        <Link to={{ page: 'tournament', id: cup }} className="button primary">
          {app.text('over.cup')}
        </Link>
      ) : deal !== null ? (
        <Link to={{ page: 'daily', ...deal }} className="button primary">
          {app.text('over.daily')}
        </Link>
      ) : rematch !== null ? (
        <Link to={{ page: 'table', id: rematch, invitation: null }} className="button primary">
          <Icon name="again" />
          <span>{app.text('over.next')}</span>
        </Link>
      ) : actions.rematch ? (
        <button type="button" className="primary" onClick={actions.rematch}>
          <Icon name="again" />
          <span>{app.text('over.rematch')}</span>
        </button>
      ) : null}
      {actions.replay ? (
        <Link to={actions.replay} className="button">
          <Icon name="play" />
          <span>{app.text('over.replay')}</span>
        </Link>
      ) : null}
      {actions.replay?.page === 'replay' && !alone ? (
        <Link to={{ page: 'analysis', of: { source: actions.replay.source, id: actions.replay.id } }} className="button">
          <Icon name="chart" />
          <span>{app.text('analysis.title')}</span>
        </Link>
      ) : null}
    </>
  );
}

/** A finished match, and the points of every seat after each of its steps. */
interface Finished {
  readonly chronicle: Chronicle;
  readonly parts: readonly ScorePart[];
  readonly course: readonly (readonly number[])[];
}

async function finished({ game, wording }: LoadedGame, load: () => Promise<Document | null>): Promise<Finished | null> {
  const document = await load();
  const read = document && (await readToEnd(game, document));
  return read && { chronicle: read.chronicle, parts: partsOf(read.chronicle, wording), course: courseOf(read.reading, read.chronicle.match) };
}

/** The finished match, once it is here; `onNone`: it cannot be had or shown, so there is nothing to tell step by step. */
function useRead(kit: LoadedGame, { document: load }: TableActions, onNone: () => void): Finished | null {
  const [read, setRead] = useState<Finished | null>(null);
  useEffect(() => {
    let wanted = true;
    const done = (loaded: Finished | null): void => {
      if (!wanted) return;
      setRead(loaded);
      if (!loaded) onNone();
    };
    if (load) finished(kit, load).then(done, () => done(null));
    else onNone();
    return () => {
      wanted = false;
    };
  }, [kit, load, onNone]);
  return read;
}
