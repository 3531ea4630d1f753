import type { AdminUser } from '@madang/wire';
import { useCallback, useState } from 'preact/hooks';
import { banPerson, deletePerson, findPeople } from '../net/admin.ts';
import { Link } from '../page/Link.tsx';
import { useAsking } from '../people/useAccount.ts';
import { useFound } from '../reach/useFound.ts';
import { useWords } from '../words/useWords.tsx';

const DAYS = 7;

/** People of the server: found by name, banned and deleted. */
export function AdminPeople() {
  const words = useWords();
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const find = useCallback(() => findPeople(sought), [sought]);
  const { found, again } = useFound(find);
  return (
    <section>
      <h2>{words.text('host.people')}</h2>
      <form
        className="field-row"
        onSubmit={(event) => {
          event.preventDefault();
          setSought(text);
        }}
      >
        <input
          type="search"
          value={text}
          aria-label={words.text('host.find')}
          placeholder={words.text('host.find')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{words.text('host.findNow')}</button>
      </form>
      <ul className="account-list hosted-people">
        {found?.map((one) => (
          <Hosted key={one.id} person={one} onChanged={again} />
        ))}
      </ul>
    </section>
  );
}

function Hosted({ person, onChanged }: { readonly person: AdminUser; onChanged(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [sure, setSure] = useState(false);
  const { id, name, login, host, bannedUntil, usedAt } = person;
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  const button = (text: string, done: () => void) => (
    <button type="button" className="small" disabled={busy} onClick={done}>
      {words.text(text, { count: DAYS })}
    </button>
  );
  const ban = (days: number | null) => () => ask(banPerson(id, days), onChanged);
  return (
    <li>
      <span className="account-what">
        <strong>
          <Link to={{ page: 'user', id }}>{name}</Link>
        </strong>
        <small>{login ?? words.text('host.guest')}</small>
        {usedAt === null ? null : <small>{words.text('account.used', { time: day.format(usedAt) })}</small>}
      </span>
      {host ? <span className="tag">{words.text('host.admin')}</span> : null}
      {bannedUntil === null ? (
        <>
          {button('host.banDays', ban(DAYS))}
          {button('host.ban', ban(null))}
        </>
      ) : (
        button('host.unban', ban(0))
      )}
      {sure ? button('host.deleteSure', () => ask(deletePerson(id), onChanged)) : button('host.delete', () => setSure(true))}
    </li>
  );
}
