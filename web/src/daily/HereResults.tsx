import { Fragment } from 'preact';
import { Icon } from '../art/Icon.tsx';
import { FigureTable } from '../chart/FigureTable.tsx';
import { localDeals } from '../local-server/deals.ts';
import { localMatch } from '../local-server/shelf.ts';
import { Link } from '../page/Link.tsx';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { useWords } from '../words/useWords.tsx';
import { DayName } from './DayName.tsx';
import { GamePoints } from './GamePoints.tsx';

/** Days that the list shows. */
const MOST_SHOWN = 60;

/** The reader's own results in a game's deals on this device, the latest first. */
export function HereResults({ game }: { readonly game: string }) {
  const words = useWords();
  const own = localDeals()
    .filter((one) => one.game === game && one.points !== null)
    .slice(0, MOST_SHOWN);
  return (
    <>
      <p className="lead">
        <GameTitle game={game} />
      </p>
      {own.length === 0 ? <p className="empty">{words.text('daily.noneHere')}</p> : null}
      {own.length > 0 ? (
        <FigureTable
          className="daily-table"
          columns={['daily.day', 'ladder.points', 'over.replay'].map((column) => words.text(column))}
          rows={own.map(({ day, points, helped, match }) => ({
            key: day,
            cells: [
              <Fragment key="day">
                <DayName day={day} />
                {helped ? <span className="tag">{words.text('over.helped')}</span> : null}
              </Fragment>,
              points === null ? null : <GamePoints key="points" game={game} points={points} />,
              localMatch(match) ? (
                <Link key="replay" to={{ page: 'replay', source: 'offline', id: match, at: 0 }} label={words.text('over.replay')}>
                  <Icon name="play" />
                </Link>
              ) : null,
            ],
          }))}
        />
      ) : null}
      <p className="note">{words.text('daily.leadHere')}</p>
    </>
  );
}
