import { SHELF } from '@madang/games';
import { Suspense } from 'react';
import { Cover } from '../art/Cover.tsx';
import { Icon } from '../art/Icon.tsx';
import { useServer } from '../net/useSession.ts';
import { Link } from '../page/Link.tsx';
import { Page } from '../page/Page.tsx';
import { isPassing } from '../reach/retry.ts';
import { MyName } from '../settings/MyName.tsx';
import { Loading } from '../wait/Loading.tsx';
import { GameTitle } from '../words/GameTitle.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { CupList } from './CupList.tsx';
import { GameBlurb } from './GameBlurb.tsx';
import { LearnLink } from './LearnLink.tsx';
import { Going } from './lists/Going.tsx';
import { LocalMatches } from './lists/LocalMatches.tsx';
import { TableLists } from './lists/TableLists.tsx';
import { sortTables } from './lists/tables.ts';
import { useTables } from './lists/useTables.ts';
import { OpenFile } from './OpenFile.tsx';

/** The courtyard: games, tables, and what can be gone on with. */
export function Lobby() {
  const words = useWords();
  const session = useServer();
  const tables = useTables(session.person !== null);
  return (
    <Page at="lobby" title={words.text('lobby.title')}>
      <p className="lead">{words.text('lobby.lead')}</p>
      {session.person ? <MyName person={session.person} /> : null}
      <Suspense fallback={<Loading />}>
        <Going mine={tables.tables ? sortTables(tables.tables).mine : []} />
        <ul className="shelf">
          {SHELF.map(({ name }) => (
            <li key={name} className="game-card">
              <Cover game={name} />
              <div>
                <div className="game-head">
                  <h2>
                    <GameTitle game={name} />
                  </h2>
                  <HeadLinks game={name} online={session.person !== null} />
                </div>
                <p>
                  <GameBlurb game={name} />
                </p>
                <p className="buttons">
                  <Link to={{ page: 'new', where: 'online', game: name }} className="button primary">
                    <Icon name="plus" />
                    <span>{words.text('lobby.new')}</span>
                  </Link>
                  <Link to={{ page: 'new', where: 'offline', game: name }} className="button">
                    <Icon name="bot" />
                    <span>{words.text('lobby.offline')}</span>
                  </Link>
                  <LearnLink game={name} />
                </p>
              </div>
            </li>
          ))}
        </ul>
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
        {session.person ? <CupList /> : null}
        <LocalMatches />
        <OpenFile online={session.person !== null} />
      </Suspense>
    </Page>
  );
}

/** What one may read of a game: its rules, and where there is a server its ladder. */
function HeadLinks({ game, online }: { readonly game: string; readonly online: boolean }) {
  const words = useWords();
  return (
    <span>
      <Link to={{ page: 'rules', game, rule: null }} className="button quiet">
        <Icon name="book" />
        <span>{words.text('nav.rules')}</span>
      </Link>
      {online ? (
        <Link to={{ page: 'ladder', game, seats: null }} className="button quiet">
          <Icon name="chart" />
          <span>{words.text('ladder.title')}</span>
        </Link>
      ) : null}
    </span>
  );
}
