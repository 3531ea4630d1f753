import './shelf/shelf.css';
import { WhenLoaded } from '@madang/board-kit/loading';
import { SHELF } from '@madang/games';
import type { MyTable } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';
import { DailyCard } from '../daily/DailyCard.tsx';
import { knownGames, rememberKnown } from '../local-server/known.ts';
import { useServer } from '../net/useSession.ts';
import { Page } from '../page/Page.tsx';
import { isPassing } from '../reach/retry.ts';
import { MyName } from '../settings/MyName.tsx';
import { Loading } from '../wait/Loading.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { InstallHint } from './InstallHint.tsx';
import { Going } from './lists/Going.tsx';
import { LocalMatches } from './lists/LocalMatches.tsx';
import { TableLists } from './lists/TableLists.tsx';
import { sortTables } from './lists/tables.ts';
import { useTables } from './lists/useTables.ts';
import { OpenFile } from './OpenFile.tsx';
import { GameCard } from './shelf/GameCard.tsx';
import { TournamentList } from './TournamentList.tsx';

/** The courtyard: games, tables, and what can be gone on with. */
export function Lobby() {
  const words = useWords();
  const session = useServer();
  const tables = useTables(session.person !== null);
  const known = useKnown(tables.tables?.mine);
  // A reader who knows no game yet meets the games first.
  const daily = <DailyCard key={String(session.person !== null)} online={session.person !== null} />;
  return (
    <Page at="lobby" title={words.text('lobby.title')}>
      <p className="lead">{words.text('lobby.lead')}</p>
      <InstallHint />
      {session.person ? <MyName person={session.person} /> : null}
      <WhenLoaded fallback={<Loading />}>
        <Going mine={tables.tables ? sortTables(tables.tables).mine : []} />
        {session.asked && known.length > 0 ? daily : null}
        <ul className="shelf">
          {SHELF.map(({ name }) => (
            <GameCard key={name} game={name} online={session.person !== null} known={known.includes(name)} />
          ))}
        </ul>
        {session.asked && known.length === 0 ? daily : null}
        {session.asked ? null : <Loading of="answer" quiet />}
        {session.problem ? (
          <p className="notice" role="status">
            {isPassing(session.problem)
              ? words.text('lobby.noServer')
              : [explainProblem(words, session.problem), words.text('lobby.alone')].join(' ')}{' '}
            <button type="button" className="small" onClick={() => window.location.reload()}>
              {words.text('gone.again')}
            </button>
          </p>
        ) : null}
        {session.person ? <TableLists tables={tables} /> : null}
        {session.person ? <TournamentList /> : null}
        <LocalMatches />
        <OpenFile online={session.person !== null} />
      </WhenLoaded>
    </Page>
  );
}

/** The games that the reader knows, in this browser or at a table of the server. */
function useKnown(mine: readonly Pick<MyTable, 'game'>[] | undefined): readonly string[] {
  const [here] = useState(knownGames);
  // Another visit knows it at once: no button changes its place then.
  useEffect(() => {
    for (const { game } of mine ?? []) rememberKnown(game);
  }, [mine]);
  return [...here, ...(mine ?? []).map(({ game }) => game)];
}
