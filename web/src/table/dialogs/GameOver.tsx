import { Contained } from '@madang/board-kit';
import type { Chronicle, Document, Game, Score } from '@madang/kernel';
import type { DoneAct, TableView } from '@madang/wire';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { courseOf } from '../../chart/course.ts';
import { Link } from '../../page/Link.tsx';
import { useScene } from '../../scene/scene.tsx';
import { useStill } from '../../settings/store.ts';
import { AutomaMark } from '../../words/AutomaMark.tsx';
import { readToEnd } from '../../words/reading.ts';
import { useWords } from '../../words/useWords.tsx';
import type { TableActions } from '../actions.ts';

const PointsChart = lazy(async () => ({ default: (await import('../../chart/PointsChart.tsx')).PointsChart }));

const ScoreTable = lazy(async () => ({ default: (await import('../../chart/ScoreTable.tsx')).ScoreTable }));

const PHONE = '(max-width: 599px)';

interface OverProps {
  readonly table: TableView;
  /** What was done besides moves. */
  readonly acts: readonly DoneAct[];
  readonly actions: TableActions;
  /** What the game says of its end: the result of who played alone, for there is nobody to win against. */
  readonly headline: string;
}

/** The end of a match: what each scored, told in the rulebook's order; then who stands where, how it came, and what to do next. */
export const GameOver = (props: OverProps) => (
  <Contained part="result" position={props.table}>
    <Result {...props} />
  </Contained>
);

function Result({ table, acts, actions, headline }: OverProps) {
  const app = useWords();
  const { kit, seats } = useScene();
  const still = useStill();
  const [hidden, setHidden] = useState(false);
  const [told, setTold] = useState(still);
  const onTold = useCallback(() => setTold(true), []);
  const title = useRef<HTMLHeadingElement>(null);
  const read = useRead(kit.game, actions, onTold);
  useEffect(() => title.current?.focus(), []);
  const scores: readonly Score[] = [...(table.scores ?? [])].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const winners = scores.filter((score) => score.rank === 1).map((score) => seats[score.seat]?.name ?? '');
  const alone = scores.length === 1;
  if (hidden)
    return (
      <button type="button" className="primary over-again" onClick={() => setHidden(false)}>
        {app.text('over.show')}
      </button>
    );
  return (
    <section className="over" aria-labelledby="over-title">
      <div className="over-sheet">
        <h2 id="over-title" ref={title} tabIndex={-1}>
          {told ? (alone ? headline : app.text('over.title', { names: winners.join(', '), count: winners.length })) : app.text('over.scoring')}
        </h2>
        {told ? <Standings table={table} acts={acts} scores={scores} /> : null}
        {read ? (
          <Suspense fallback={null}>
            <ScoreTable chronicle={read.chronicle} order={scores.map(({ seat }) => seat)} still={still || told} onTold={onTold} />
            {told ? (
              <PointsChart
                game={kit.game.name}
                course={read.course}
                seats={seats}
                at={null}
                onAt={null}
                size={window.matchMedia(PHONE).matches ? 'narrow' : 'wide'}
              />
            ) : null}
          </Suspense>
        ) : null}
        <div className="buttons">
          <NextMatch rematch={table.rematch} cup={table.cup} actions={actions} alone={alone} />
          <button type="button" onClick={() => setHidden(true)}>
            <Icon name="eye" />
            <span>{app.text('over.board')}</span>
          </button>
          <Link to={{ page: 'lobby' }} className="button">
            {app.text('nav.lobby')}
          </Link>
        </div>
        {table.seed === null || table.seedHash === null ? null : (
          <p className="seed">
            {app.text('over.seed')} <code>{table.seed}</code> · SHA-256 <code>{table.seedHash}</code>
          </p>
        )}
      </div>
    </section>
  );
}

function Standings({ table, acts, scores }: Pick<OverProps, 'table' | 'acts'> & { readonly scores: readonly Score[] }) {
  const app = useWords();
  const { kit, seats, words } = useScene();
  return (
    <ol className="scores">
      {scores.map(({ seat, points, rank }) => (
        <li key={seat} data-first={rank === 1}>
          <span className="rank">{rank}</span>
          <SeatMark seat={seat} />
          <span className="score-name">
            {seats[seat]?.name} {seats[seat]?.kind === 'automa' ? <AutomaMark game={table.game} options={table.options} /> : null}
            {acts.some(({ act, seat: by }) => act.kind === 'help' && by === seat) ? <span className="tag">{app.text('over.helped')}</span> : null}
            {table.seats[seat]?.resigned ? <span className="tag">{app.text('over.resigned')}</span> : null}
          </span>
          <span className="points">{words.text(`${kit.game.name}.points`, { points })}</span>
        </li>
      ))}
    </ol>
  );
}

interface NextMatchProps {
  /** The table that the next match is played at; null: nobody has asked for one. */
  readonly rematch: string | null;
  /** The cup that the match was played for: that goes on by itself. */
  readonly cup: string | null;
  readonly actions: TableActions;
  /** Nobody played against them: there is no victory to be shared. */
  readonly alone: boolean;
}

function NextMatch({ rematch, cup, actions, alone }: NextMatchProps) {
  const app = useWords();
  return (
    <>
      {cup !== null ? (
        <Link to={{ page: 'cup', id: cup }} className="button primary">
          {app.text('over.cup')}
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
  readonly course: readonly (readonly number[])[];
}

async function finished(game: Game, load: () => Promise<Document | null>): Promise<Finished | null> {
  const document = await load();
  const read = document && (await readToEnd(game, document));
  return read && { chronicle: read.chronicle, course: courseOf(read.reading, read.chronicle.match) };
}

/** The finished match, once it is here; `onNone`: it cannot be had or shown, so there is nothing to tell step by step. */
function useRead(game: Game, { document: load }: TableActions, onNone: () => void): Finished | null {
  const [read, setRead] = useState<Finished | null>(null);
  useEffect(() => {
    let wanted = true;
    const done = (loaded: Finished | null): void => {
      if (!wanted) return;
      setRead(loaded);
      if (!loaded) onNone();
    };
    if (load) finished(game, load).then(done, () => done(null));
    else onNone();
    return () => {
      wanted = false;
    };
  }, [game, load, onNone]);
  return read;
}
