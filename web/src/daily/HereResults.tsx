import { Icon } from '../art/Icon.tsx';
import { localDeals } from '../local-server/deals.ts';
import { localMatch } from '../local-server/shelf.ts';
import { Link } from '../page/Link.tsx';
import { GameTitle } from '../words/GameTitle.tsx';
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
        <div className="figures daily-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.text('daily.day')}</th>
                <th scope="col">{words.text('ladder.points')}</th>
                <th scope="col">{words.text('over.replay')}</th>
              </tr>
            </thead>
            <tbody>
              {own.map(({ day, points, helped, match }) => (
                <tr key={day}>
                  <th scope="row">
                    <DayName day={day} />
                    {helped ? <span className="tag">{words.text('over.helped')}</span> : null}
                  </th>
                  <td>{points === null ? null : <GamePoints game={game} points={points} />}</td>
                  <td>
                    {localMatch(match) ? (
                      <Link to={{ page: 'replay', source: 'offline', id: match, at: 0 }} label={words.text('over.replay')}>
                        <Icon name="play" />
                      </Link>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <p className="note">{words.text('daily.leadHere')}</p>
    </>
  );
}
