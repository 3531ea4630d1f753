import type { DailyDeal, DailyDeals } from '@madang/wire';
import { Icon } from '../art/Icon.tsx';
import { Link } from '../page/Link.tsx';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { useWords } from '../words/useWords.tsx';
import { GamePoints } from './GamePoints.tsx';
import { useDeals } from './useDeals.ts';
import { attemptRoute, useStart } from './useStart.ts';
import './daily.css';

const MINUTE_MS = 60_000;

/** Today's deal of each game: what the reader has made of it, and one press to play it. `online` false: the deals of this device. */
export function DailyCard({ online }: { readonly online: boolean }) {
  const words = useWords();
  const today = useDeals(online);
  const { busy, start } = useStart(online);
  if (!today) return null;
  return (
    <section className="daily-card" aria-labelledby="daily-title">
      <header>
        <h2 id="daily-title">{words.text('daily.title')}</h2>
        <p>{words.text(online ? 'daily.lead' : 'daily.leadHere')}</p>
        <DailyFigures today={today} />
      </header>
      <ul>
        {today.deals.map((deal) => (
          <li key={deal.game}>
            <strong>
              <GameTitle game={deal.game} />
            </strong>
            <DealState deal={deal} />
            <span className="daily-ways">
              {deal.mine ? (
                <Attempt deal={deal} online={online} />
              ) : (
                <button type="button" className="small" disabled={busy} onClick={() => start(deal.game)}>
                  <Icon name="play" />
                  <span>{words.text('daily.play')}</span>
                </button>
              )}
              <Link to={{ page: 'daily', game: deal.game, day: today.day }} className="daily-link">
                {words.text('daily.results')}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The time until the next deals, and the reader's streak. */
function DailyFigures({ today: { left, streak, best } }: { readonly today: DailyDeals }) {
  const words = useWords();
  const minutes = Math.max(1, Math.ceil(left / MINUTE_MS));
  return (
    <p className="daily-figures">
      <span>
        <Icon name="clock" />
        {words.text('daily.next', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </span>
      {best > 0 ? (
        <span>
          <Icon name="chart" />
          {words.text('daily.streak', { days: streak, most: best })}
        </span>
      ) : null}
    </p>
  );
}

/** What the reader has made of a deal, or how many have finished it. */
function DealState({ deal: { game, finished, mine } }: { readonly deal: DailyDeal }) {
  const words = useWords();
  if (mine?.state === 'counted' && mine.points !== null)
    return (
      <span className="daily-state" data-done="true">
        <Icon name="check" />
        <b>
          <GamePoints game={game} points={mine.points} />
        </b>
        {mine.place === null ? null : <span>{words.text('daily.place', { place: mine.place, count: finished })}</span>}
        {mine.helped ? <span className="tag">{words.text('over.helped')}</span> : null}
      </span>
    );
  if (mine) return <span className="daily-state">{words.text(mine.state === 'void' ? 'daily.void' : 'lobby.running')}</span>;
  return <span className="daily-state">{finished > 0 ? words.text('daily.finished', { count: finished }) : words.text('daily.open')}</span>;
}

/** The way on with an attempt that runs. */
function Attempt({ deal: { mine }, online }: { readonly deal: DailyDeal; readonly online: boolean }) {
  const words = useWords();
  if (mine?.state !== 'running') return null;
  return (
    <Link to={attemptRoute(mine, online)} className="button small primary">
      {words.text('daily.continue')}
    </Link>
  );
}
