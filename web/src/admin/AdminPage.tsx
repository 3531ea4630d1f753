import { WhenLoaded } from '@madang/board-kit/loading';
import '../people/people.css';
import { useState } from 'preact/hooks';
import { namesOf } from '../board-context/seatInfos.ts';
import { announce, closeReport, deleteTable, findAllTables, findReports } from '../net/admin.ts';
import { useServer } from '../net/useSession.ts';
import { Link } from '../page/Link.tsx';
import { Page } from '../page/Page.tsx';
import { useAsking } from '../people/useAccount.ts';
import { useFound } from '../reach/useFound.ts';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { AdminPeople } from './AdminPeople.tsx';
import { AdminWebhooks } from './AdminWebhooks.tsx';

/** What a host looks after: announcements, reports, people, webhooks, tables. To others it is empty. */
export function AdminPage() {
  const words = useWords();
  const { person } = useServer();
  return (
    <Page at="other" title={words.text('host.title')}>
      {person ? (
        <div className="account">
          <Announce />
          <Reports />
          <AdminPeople />
          <AdminWebhooks />
          <WhenLoaded fallback={null}>
            <Tables />
          </WhenLoaded>
        </div>
      ) : null}
    </Page>
  );
}

/** What everybody is told. */
function Announce() {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [text, setText] = useState('');
  return (
    <section>
      <h2>{words.text('host.announce')}</h2>
      <form
        className="field-row"
        onSubmit={(event) => {
          event.preventDefault();
          ask(announce(text), () => setText(''), words.text(text === '' ? 'host.unannounced' : 'host.announced'));
        }}
      >
        <input value={text} maxLength={500} aria-label={words.text('host.announce')} onChange={(event) => setText(event.currentTarget.value)} />
        <button type="submit" disabled={busy}>
          {words.text('host.tell')}
        </button>
      </form>
      <p className="note">{words.text('host.announceText')}</p>
    </section>
  );
}

/** What people reported of each other. */
function Reports() {
  const words = useWords();
  const { busy, ask } = useAsking();
  const { found, problem, again } = useFound(findReports);
  const time = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2>{words.text('host.reports')}</h2>
      {problem ? <p className="notice">{explainProblem(words, problem)}</p> : null}
      {found?.length === 0 ? <p className="empty">{words.text('host.noReports')}</p> : null}
      <ul className="account-list">
        {found?.map(({ id, table, person, personName, reporterName, reason, at }) => (
          <li key={id}>
            <span className="account-what">
              <strong>
                <Link to={{ page: 'user', id: person }}>{personName || person}</Link>
              </strong>
              <span>{reason}</span>
              <small>{words.text('host.reportedBy', { name: reporterName, time: time.format(at) })}</small>
            </span>
            <Link to={{ page: 'table', id: table, invitation: null }} className="button small">
              {words.text('title.table')}
            </Link>
            <button type="button" className="small" disabled={busy} onClick={() => ask(closeReport(id), again)}>
              {words.text('host.dealtWith')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every table, last played first; each can be deleted. */
function Tables() {
  const words = useWords();
  const { busy, ask } = useAsking();
  const { found, again } = useFound(findAllTables);
  return (
    <section>
      <h2>{words.text('host.tables')}</h2>
      <ul className="account-list">
        {found?.tables.map((table) => (
          <li key={table.id}>
            <span className="account-what">
              <strong>
                <GameTitle game={table.game} />
              </strong>
              <small>{namesOf(words, table.seats).join(' · ')}</small>
              <small>{words.text(`host.status.${table.status}`)}</small>
            </span>
            <button type="button" className="small" disabled={busy} onClick={() => ask(deleteTable(table.id), again)}>
              {words.text('host.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
