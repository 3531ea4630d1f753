import type { Ladder, Problem } from '@madang/wire';
import '../styles/figures.css';
import './ladder.css';
import { use } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { findLadder } from '../net/results.ts';
import { useServer } from '../net/useSession.ts';
import { Link } from '../page/Link.tsx';
import { Page } from '../page/Page.tsx';
import { askUntilAnswered } from '../reach/retry.ts';
import { type LoadedGame, loadGame } from '../words/loaded-game.ts';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { Players } from './Players.tsx';
import { Statistics } from './Statistics.tsx';

/** A game's ladder for so many seats, and what its matches come to. `seats` null: as many as it is mostly for. */
export function LadderPage({ game, seats }: { readonly game: string; readonly seats: number | null }) {
  const words = useWords();
  const kit = use(loadGame(game, words.language));
  return (
    <Page at="other" game={game} title={kit ? <GameTitle game={game} /> : words.text('ladder.title')}>
      {kit ? <LadderOf kit={kit} wanted={seats} /> : <p className="notice">{explainProblem(words, { code: 'unknown-game', details: { game } })}</p>}
    </Page>
  );
}

function LadderOf({ kit, wanted }: { readonly kit: LoadedGame; readonly wanted: number | null }) {
  const words = useWords();
  const { name, players } = kit.game;
  const { asked } = useServer();
  const seats = Math.min(players.max, Math.max(players.min, wanted ?? players.max));
  const { ladder, problem } = useLadder(name, seats, asked);
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
  return (
    <div className="ladder">
      <nav className="buttons" aria-label={words.text('new.count')}>
        {counts.map((count) => (
          <Link key={count} to={{ page: 'ladder', game: name, seats: count }} className="button" current={count === seats}>
            {words.text('new.players', { count })}
          </Link>
        ))}
      </nav>
      {problem ? <p className="notice">{explainProblem(words, problem)}</p> : null}
      {ladder ? (
        <>
          <Players players={ladder.players} programs={ladder.programs} />
          <Statistics ladder={ladder} kit={kit} />
        </>
      ) : null}
    </div>
  );
}

/** Read once there is a session, or it is known that there is no server. */
function useLadder(game: string, seats: number, asked: boolean): { readonly ladder: Ladder | null; readonly problem: Problem | null } {
  const [ladder, setLadder] = useState<Ladder | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (!asked) return undefined;
    return askUntilAnswered(
      () => findLadder(game, seats),
      (found) => {
        setLadder(found.ok ? found.value : null);
        setProblem(found.ok ? null : found.problem);
      },
    );
  }, [game, seats, asked]);
  return { ladder, problem };
}
