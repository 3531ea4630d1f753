import type { DealList } from '@madang/wire';
import { Icon } from '../art/Icon.tsx';
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
  return (
    <div className="figures daily-table" data-placed="true">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text('ladder.place')}</th>
            <th scope="col">{words.text('ladder.player')}</th>
            <th scope="col">{words.text('ladder.points')}</th>
            {over ? <th scope="col">{words.text('over.replay')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <Row key={result.person} game={game} over={over} result={result} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ game, over, result }: { readonly game: string; readonly over: boolean; readonly result: Result }) {
  const words = useWords();
  const { person: reader } = useServer();
  const { person, name, place, points, helped, table } = result;
  return (
    <tr aria-current={person === reader?.id ? 'true' : undefined}>
      <td>{place === null ? '–' : words.text('chart.tick', { points: place })}</td>
      <th scope="row">
        <Link to={{ page: 'person', id: person }}>{name}</Link>
        {helped ? <span className="tag">{words.text('over.helped')}</span> : null}
      </th>
      <td>
        <GamePoints game={game} points={points} />
      </td>
      {over && table !== null ? (
        <td>
          <Link to={{ page: 'replay', source: 'table', id: table, at: 0 }} label={words.text('daily.watch', { name })}>
            <Icon name="play" />
          </Link>
        </td>
      ) : null}
    </tr>
  );
}
