import '../styles/rows.css';
import { WhenLoaded } from '@madang/board-kit/loading';
import type { Problem, Profile, TableView } from '@madang/wire';
import './people.css';
import { findTitle } from '@madang/games';
import { Fragment } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { ProfileAchievements } from '../achievements/ProfileAchievements.tsx';
import { Cover } from '../art/Cover.tsx';
import { Icon } from '../art/Icon.tsx';
import { namesOf } from '../board-context/seatInfos.ts';
import { LEVELS } from '../local-server/local.ts';
import { findMatches, findProfile } from '../net/users.ts';
import { useServer } from '../net/useSession.ts';
import { Link } from '../page/Link.tsx';
import { Page } from '../page/Page.tsx';
import { askUntilAnswered } from '../reach/retry.ts';
import { RelationButtons } from '../relations/RelationButtons.tsx';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { Seasons } from './season/Seasons.tsx';

/** A person, and the matches that they have finished. */
export function PersonPage({ id }: { readonly id: string }) {
  const words = useWords();
  const { asked } = useServer();
  const { profile, matches, more, problem } = usePerson(id, asked);
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'long' });
  return (
    <Page at="other" title={profile?.name ?? words.text('person.title')}>
      {problem ? <p className="notice">{explainProblem(words, problem)}</p> : null}
      {profile ? <p className="lead">{words.text('person.since', { time: day.format(profile.since) })}</p> : null}
      {profile?.program ? <p className="note">{words.text('program.is')}</p> : null}
      {profile ? <RelationButtons person={profile.id} /> : null}
      {profile ? <Record profile={profile} /> : null}
      {profile && matches ? (
        <section className="tables">
          <h2>{words.text('person.matches')}</h2>
          {matches.length === 0 ? <p className="empty">{words.text('person.none')}</p> : null}
          <WhenLoaded fallback={null}>
            <ul>
              {matches.map((table) => (
                <Played key={table.id} table={table} person={id} />
              ))}
            </ul>
          </WhenLoaded>
          {more ? (
            <button type="button" className="more-tables" onClick={more}>
              {words.text('person.more')}
            </button>
          ) : null}
        </section>
      ) : null}
    </Page>
  );
}

/** What the person has come to: points, analysed matches, achievements. */
const Record = ({ profile: { ratings, seasons, achievements } }: { readonly profile: Profile }) => (
  <>
    {ratings.length > 0 ? (
      <WhenLoaded fallback={null}>
        <Ratings ratings={ratings} />
      </WhenLoaded>
    ) : null}
    {seasons.length > 0 ? (
      <WhenLoaded fallback={null}>
        <Seasons seasons={seasons} />
      </WhenLoaded>
    ) : null}
    <ProfileAchievements reached={achievements} />
  </>
);

/** The person's points game by game, each under its cover; they lead to its ladder. */
function Ratings({ ratings }: { readonly ratings: Profile['ratings'] }) {
  const words = useWords();
  return (
    <ul className="profile-games">
      {[...Map.groupBy(ratings, ({ game }) => game)].map(([game, rated]) => (
        <li key={game} className="profile-game">
          <Cover game={game} />
          <h2>
            <GameTitle game={game} />
          </h2>
          {rated.map(({ seats, points, played, mean }) => (
            <Fragment key={seats}>
              <Link to={{ page: 'ladder', game, seats }}>{words.text('person.rating', { seats, points, played })}</Link>
              {mean === null ? null : <Mean game={game} seats={seats} mean={mean} />}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What the person makes in the mean, beside the bots' levels. */
function Mean({ game, seats, mean }: { readonly game: string; readonly seats: number; readonly mean: number }) {
  const words = useWords();
  const usual = findTitle(game)?.usual ?? {};
  const levels = LEVELS.flatMap((level) => {
    const points = usual[level]?.[seats];
    return points === undefined ? [] : [words.text('person.levelMean', { level: words.text(`level.${level}`), points: Math.round(points) })];
  });
  return <small className="profile-mean">{[words.text('person.mean', { points: Math.round(mean) }), ...levels].join(' · ')}</small>;
}

/** A finished match as one line: who sat there, and how this person came out. */
function Played({ table, person }: { readonly table: TableView; readonly person: string }) {
  const words = useWords();
  const names = namesOf(words, table.seats);
  const own = table.seats.filter((seat) => seat.person === person).map(({ seat }) => seat);
  const best = table.scores?.filter(({ seat }) => own.includes(seat)).sort((a, b) => a.rank - b.rank)[0];
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  return (
    <li>
      <Link to={{ page: 'table', id: table.id, invitation: null }} className="table-row">
        <strong>
          <GameTitle game={table.game} />
        </strong>
        <span className="table-seats">{names.join(' · ')}</span>
        {best ? <span className="tag">{words.text('person.place', { place: best.rank, points: best.points })}</span> : null}
        {table.helped ? <span className="tag">{words.text('over.helped')}</span> : null}
        <span className="time-left">{day.format(table.updatedAt)}</span>
        <Icon name="forward" />
      </Link>
    </li>
  );
}

/** A person's profile and matches, page after page; read once there is a session. */
function usePerson(id: string, asked: boolean) {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [matches, setMatches] = useState<readonly TableView[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    if (!asked) return undefined;
    const stopProfile = askUntilAnswered(
      () => findProfile(id),
      (found) => {
        if (found.ok) setProfile(found.value);
        setProblem(found.ok ? null : found.problem);
      },
    );
    const stopMatches = askUntilAnswered(
      () => findMatches(id, null),
      (found) => {
        if (!found.ok) return;
        setMatches(found.value.tables);
        setNext(found.value.more);
      },
    );
    return () => {
      stopProfile();
      stopMatches();
    };
  }, [id, asked]);
  const more = (): void => {
    void findMatches(id, next).then((found) => {
      if (!found.ok) return setProblem(found.problem);
      setMatches([...(matches ?? []), ...found.value.tables]);
      setNext(found.value.more);
    });
  };
  return { profile, problem, matches, more: next === null ? null : more };
}
