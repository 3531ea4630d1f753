import type { SessionView } from '@madang/wire';
import { endSession, signOut } from '../net/people.ts';
import { useWords } from '../words/useWords.tsx';
import { deviceName } from './device.ts';
import { startOver } from './forms.tsx';
import { useAsking } from './useAccount.ts';

/** Where one is signed in; each can be ended from here. */
export function Sessions({ sessions, onChanged }: { readonly sessions: readonly SessionView[]; onChanged(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const time = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2>{words.text('account.sessions')}</h2>
      <ul className="account-list">
        {sessions.map(({ id, device, usedAt, here }) => (
          <li key={id}>
            <span className="account-what">
              <strong>{deviceName(device) || words.text('account.someDevice')}</strong>
              <small>{here ? words.text('account.here') : words.text('account.used', { time: time.format(usedAt) })}</small>
            </span>
            {here ? (
              <button type="button" className="small" disabled={busy} onClick={() => ask(signOut(), startOver)}>
                {words.text('account.signOut')}
              </button>
            ) : (
              <button type="button" className="small" disabled={busy} onClick={() => ask(endSession(id), onChanged)}>
                {words.text('account.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <p className="buttons">
          <button type="button" disabled={busy} onClick={() => ask(endSession('others'), onChanged)}>
            {words.text('account.endOthers')}
          </button>
        </p>
      ) : null}
    </section>
  );
}
