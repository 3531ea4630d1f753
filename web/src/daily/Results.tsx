import type { DealList } from '@madang/wire';
import { Fragment } from 'preact';
import { Icon } from '../art/Icon.tsx';
import { FigureTable } from '../chart/FigureTable.tsx';
import { useServer } from '../net/useSession.ts';
import { Link } from '../page/Link.tsx';
import { useWords } from '../words/useWords.tsx';
import { GamePoints } from './GamePoints.tsx';

type Result = DealList['results'][number];

/** The results of a deal, the best first; once its day is over each leads to its replay. */
export function Results({ list: { game, over, results, finished, seed, mine } }: { readonly list: DealList }) {
  const words = useWords();
  const best = results.find(({ place, table }) => place === 1 && table !== null);
  const below = mine && mine.place !== null && mine.place > results.length ? mine.place : null;
  return (
    <section>
      <h2>{finished > 0 ? words.text('daily.finished', { count: finished }) : words.text('daily.nobody')}</h2>
      {best?.table ? (
        <p className="buttons">
          <Link to={{ page: 'replay', source: 'table', id: best.table, at: 0 }} className="button primary">
            <Icon name="play" />
            <span>{words.text('daily.watch', { name: best.name })}</span>
          </Link>
        </p>
      ) : null}
      {results.length > 0 ? <ResultTable game={game} over={over} results={results} /> : null}
      {below === null ? null : <p>{words.text('daily.place', { place: below, count: finished })}</p>}
      {finished > 0 ? <p className="note">{words.text(over ? 'daily.watchAny' : 'daily.sealed')}</p> : null}
      {seed === null ? null : (
        <p className="note">
          {words.text('over.seed')} <code>{seed}</code>
        </p>
      )}
    </section>
  );
}

function ResultTable({ game, over, results }: Pick<DealList, 'game' | 'over' | 'results'>) {
  const words = useWords();
  const { person: reader } = useServer();
  const columns = ['ladder.place', 'ladder.player', 'ladder.points', ...(over ? ['over.replay'] : [])];
  return (
    <FigureTable
      className="daily-table"
      placed
      columns={columns.map((column) => words.text(column))}
      rows={results.map((result) => ({
        key: result.person,
        own: result.person === reader?.id,
        cells: [
          result.place === null ? '–' : words.text('chart.tick', { points: result.place }),
          <Fragment key="name">
            <Link to={{ page: 'user', id: result.person }}>{result.name}</Link>
            {result.helped ? <span className="tag">{words.text('over.helped')}</span> : null}
          </Fragment>,
          <GamePoints key="points" game={game} points={result.points} />,
          ...(over ? [<Film key="film" result={result} />] : []),
        ],
      }))}
    />
  );
}

function Film({ result: { table, name } }: { readonly result: Result }) {
  const words = useWords();
  if (table === null) return null;
  return (
    <Link to={{ page: 'replay', source: 'table', id: table, at: 0 }} label={words.text('daily.watch', { name })}>
      <Icon name="play" />
    </Link>
  );
}
