import { WhenLoaded } from '@madang/board-kit/loading';
import { dayOf } from '@madang/games/days';
import type { DealList, Problem } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';
import { findDeal } from '../net/club/daily.ts';
import { useServer } from '../net/useSession.ts';
import { Link } from '../page/Link.tsx';
import { Page } from '../page/Page.tsx';
import { askUntilAnswered } from '../reach/retry.ts';
import { Loading } from '../wait/Loading.tsx';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { DayName } from './DayName.tsx';
import { HereResults } from './HereResults.tsx';
import { Results } from './Results.tsx';
import '../styles/figures.css';
import './daily.css';

/** The results of a game's daily deal. `day` null: today's. Without a server those of this device. */
export function DailyPage({ game, day }: { readonly game: string; readonly day: string | null }) {
  const words = useWords();
  const { asked, person } = useServer();
  return (
    <Page at="other" title={words.text('daily.title')}>
      <WhenLoaded fallback={<Loading />}>
        <div className="daily-page">
          {person ? <Online game={game} day={day ?? dayOf(Date.now())} /> : asked ? <HereResults game={game} /> : <Loading of="answer" />}
        </div>
      </WhenLoaded>
    </Page>
  );
}

function Online({ game, day }: { readonly game: string; readonly day: string }) {
  const words = useWords();
  const { list, problem } = useList(game, day);
  if (problem) return <p className="notice">{explainProblem(words, problem)}</p>;
  if (!list) return <Loading of="answer" />;
  return (
    <>
      <p className="lead">
        <GameTitle game={game} /> · <DayName day={list.day} />
      </p>
      <Days list={list} />
      <Results list={list} />
      <p className="note">{words.text('daily.rules')}</p>
    </>
  );
}

/** The nearest days on which somebody played. */
function Days({ list: { game, earlier, later } }: { readonly list: DealList }) {
  const words = useWords();
  if (earlier === null && later === null) return null;
  return (
    <nav className="buttons" aria-label={words.text('daily.days')}>
      {earlier === null ? null : (
        <Link to={{ page: 'daily', game, day: earlier }} className="button small">
          ← <DayName day={earlier} />
        </Link>
      )}
      {later === null ? null : (
        <Link to={{ page: 'daily', game, day: later }} className="button small">
          <DayName day={later} /> →
        </Link>
      )}
    </nav>
  );
}

interface Found {
  readonly list: DealList | null;
  readonly problem: Problem | null;
}

function useList(game: string, day: string): Found {
  const [found, setFound] = useState<Found>({ list: null, problem: null });
  useEffect(() => {
    setFound({ list: null, problem: null });
    return askUntilAnswered(
      () => findDeal(game, day),
      (answer) => setFound(answer.ok ? { list: answer.value, problem: null } : { list: null, problem: answer.problem }),
    );
  }, [game, day]);
  return found;
}
