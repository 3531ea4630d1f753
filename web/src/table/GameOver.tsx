import type { Document, Score } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { Icon } from '../art/Icon.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { useWords } from '../words/useWords.tsx';
import { AutomaMark } from './AutomaMark.tsx';
import type { TableActions } from './actions.ts';
import { useScene } from './scene.tsx';

const PointsChart = lazy(async () => ({ default: (await import('../replay/PointsChart.tsx')).PointsChart }));

const PHONE = '(max-width: 599px)';

/** The end of a match: who stands where, how it came, and what to do next. */
export function GameOver({ table, actions }: { readonly table: TableView; readonly actions: TableActions }) {
  const app = useWords();
  const { kit, seats, words } = useScene();
  const [hidden, setHidden] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const document = useDocument(actions);
  useEffect(() => title.current?.focus(), []);
  const scores: readonly Score[] = [...(table.scores ?? [])].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const winners = scores.filter((score) => score.rank === 1).map((score) => seats[score.seat]?.name ?? '');
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
          {app.text('over.title', { names: winners.join(', '), count: winners.length })}
        </h2>
        <ol className="scores">
          {scores.map(({ seat, points, rank }) => (
            <li key={seat} data-first={rank === 1}>
              <span className="rank">{rank}</span>
              <SeatMark seat={seat} />
              <span className="score-name">
                {seats[seat]?.name} {seats[seat]?.kind === 'automa' ? <AutomaMark game={table.game} options={table.options} /> : null}
              </span>
              <span className="points">{words.text(`${kit.game.name}.points`, { points })}</span>
            </li>
          ))}
        </ol>
        {document ? (
          <Suspense fallback={null}>
            <PointsChart
              game={kit.game}
              document={document}
              seats={seats}
              at={null}
              onAt={null}
              size={window.matchMedia(PHONE).matches ? 'narrow' : 'wide'}
            />
          </Suspense>
        ) : null}
        <div className="buttons">
          {table.rematch !== null ? (
            <Link to={{ page: 'table', id: table.rematch, invitation: null }} className="button primary">
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

/** The finished match, once it is here. */
function useDocument(actions: TableActions): Document | null {
  const [document, setDocument] = useState<Document | null>(null);
  const { document: load } = actions;
  useEffect(() => {
    let wanted = true;
    load?.().then((loaded) => {
      if (wanted) setDocument(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  return document;
}
