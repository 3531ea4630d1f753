import './shelf.css';
import { findTitle } from '@madang/games';
import { useState } from 'preact/hooks';
import { Cover } from '../../art/Cover.tsx';
import { Icon } from '../../art/Icon.tsx';
import { LEVELS } from '../../local-server/local.ts';
import { Link } from '../../page/Link.tsx';
import { loadTable } from '../../words/loaded-game.ts';
import { GameTitle } from '../../words/marks/GameTitle.tsx';
import { useLoadedGame } from '../../words/useLoadedGame.ts';
import { useWords } from '../../words/useWords.tsx';
import { CampaignLink, LearnLink } from '../LearnLink.tsx';
import { botCounts, botSeats, botSettings, rememberSettings, withBots } from '../new/remembered.ts';
import type { SeatChoice } from '../new/seats.ts';
import { usePlayBots } from '../new/useBegin.ts';
import { useInvite } from '../new/useInvite.ts';
import { GameBlurb, GameFigures } from './GameBlurb.tsx';

interface GameCardProps {
  readonly game: string;
  /** There is a server. */
  readonly online: boolean;
  /** The reader has played or learnt it. */
  readonly known: boolean;
}

/** A game of the shelf: its picture, what it asks of its players, and one press to each way of playing it. */
export function GameCard({ game, online, known }: GameCardProps) {
  const hasLesson = findTitle(game)?.lesson !== undefined;
  const learning = (
    <>
      {hasLesson ? <LearnLink game={game} first={!known} /> : null}
      <CampaignLink game={game} />
    </>
  );
  return (
    <li className="game-card">
      <Cover game={game} />
      <div>
        <div className="game-head">
          <h2>
            <GameTitle game={game} />
          </h2>
          <HeadLinks game={game} online={online} />
        </div>
        <GameFigures game={game} />
        <p className="game-blurb">
          <GameBlurb game={game} />
        </p>
        <p className="buttons game-ways">
          {known ? null : learning}
          <AgainstBots game={game} first={known || !hasLesson} />
          {online ? <WithFriends game={game} /> : null}
          {known ? learning : null}
        </p>
      </div>
    </li>
  );
}

function AgainstBots({ game, first }: { readonly game: string; readonly first: boolean }) {
  const words = useWords();
  const { busy, withGame } = useLoadedGame();
  const { withGame: afterLoading } = useLoadedGame();
  const play = usePlayBots();
  const people = findTitle(game)?.people;
  const [seats, choose] = useState(() => (people ? botSeats(game, people) : []));
  const setCount = (count: number): void => {
    const next = withBots(seats, count);
    choose(next);
    afterLoading(game, ({ game: rules }) => rememberSettings('offline', rules, { ...botSettings(rules), seats: next }));
  };
  // The table is on its way before the press ends.
  const fetchTable = (): void => void loadTable(game, words.language).catch(() => undefined);
  return (
    <span className="bots-way">
      <button
        type="button"
        className={`play-bots${first ? ' primary' : ''}`}
        disabled={busy}
        onPointerEnter={fetchTable}
        onFocus={fetchTable}
        onClick={() => withGame(game, (kit) => play(kit.game))}
      >
        <Icon name="bot" />
        <span>
          {words.text('lobby.bots')}
          <BotsOf seats={seats} />
        </span>
      </button>
      {people ? <BotCount game={game} counts={botCounts(people)} seats={seats} onCount={setCount} /> : null}
    </span>
  );
}

interface BotCountProps {
  readonly game: string;
  readonly counts: readonly number[];
  readonly seats: readonly SeatChoice[];
  onCount(count: number): void;
}

/** How many bots one press brings, chosen in place. */
function BotCount({ game, counts, seats, onCount }: BotCountProps) {
  const words = useWords();
  if (counts.length < 2) return null;
  // With automas the game has another number of opponents than bots.
  const now = seats.includes('automa') ? 0 : seats.length - 1;
  return (
    <span className="segments" role="radiogroup" aria-label={words.text('lobby.botCount')}>
      {counts.map((count) => (
        <label key={count}>
          <input type="radio" name={`bots-${game}`} checked={count === now} onChange={() => onCount(count)} />
          <span title={words.text('lobby.botsMany', { count })}>{count}</span>
        </label>
      ))}
    </span>
  );
}

/** The bots that one press brings: those of the last game. The settings beside the title change them. */
function BotsOf({ seats }: { readonly seats: readonly SeatChoice[] }) {
  const words = useWords();
  const levels = seats.flatMap((seat) => LEVELS.filter((level) => seat === `bot/${level}`));
  const [first] = levels;
  if (first === undefined) return null;
  const level = levels.every((one) => one === first)
    ? words.text(`level.${first}`)
    : words.list([...new Set(levels)].map((one) => words.text(`level.${one}`)));
  return <small>{words.text('lobby.botsOf', { count: levels.length, level })}</small>;
}

function WithFriends({ game }: { readonly game: string }) {
  const words = useWords();
  const { busy: loading, withGame } = useLoadedGame();
  const { invite, busy } = useInvite();
  const press = (): void => withGame(game, (kit) => invite(kit.game));
  return (
    <button type="button" className="play-friends" disabled={loading || busy} onClick={press}>
      <Icon name="people" />
      <span>{words.text('lobby.friends')}</span>
    </button>
  );
}

/** What one may read and set of a game: its rules, where there is a server its ladder, and every setting of a new match. */
function HeadLinks({ game, online }: { readonly game: string; readonly online: boolean }) {
  const words = useWords();
  return (
    <span className="game-links">
      <Link to={{ page: 'rules', game, rule: null }} className="button quiet small">
        {words.text('nav.rules')}
      </Link>
      {findTitle(game)?.puzzles ? (
        <Link to={{ page: 'puzzles', game }} className="button quiet small">
          {words.text('lobby.puzzles')}
        </Link>
      ) : null}
      {findTitle(game)?.achievements ? (
        <Link to={{ page: 'achievements', game }} className="button quiet small">
          {words.text('achievements.title')}
        </Link>
      ) : null}
      <Link to={{ page: 'lab', game }} className="button quiet small">
        {words.text('lobby.lab')}
      </Link>
      {online ? (
        <Link to={{ page: 'ladder', game, seats: null }} className="button quiet small">
          {words.text('ladder.title')}
        </Link>
      ) : null}
      <Link to={{ page: 'new', where: online ? 'online' : 'offline', game }} className="button quiet small">
        {words.text('lobby.settings')}
      </Link>
    </span>
  );
}
