import type { Account, SessionView } from '@madang/wire';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { endSession, signIn, signOut } from '../net/users.ts';
import { useWords } from '../words/useWords.tsx';
import { deviceName } from './device.ts';
import { Field, Form, startOver } from './forms.tsx';
import { Listed } from './parts/Listed.tsx';
import { useAsking } from './useAccount.ts';
import { knowsPasskeys, signInByPasskey } from './webauthn.ts';

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
          <Listed
            key={id}
            name={deviceName(device) || words.text('account.someDevice')}
            notes={[here ? words.text('account.here') : words.text('account.used', { time: time.format(usedAt) })]}
            action={words.text(here ? 'account.signOut' : 'account.end')}
            busy={busy}
            onAction={() => (here ? ask(signOut(), startOver) : ask(endSession(id), onChanged))}
          />
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

/** Milliseconds after a sign-in in which nobody is asked to show again who they are: a little less than the server's. */
const FRESH = 9 * 60_000;

const again = (): void => window.location.reload();

/** Asks a user who signed in long ago to authenticate again. The server wants this before it adds another way to sign in. */
export function ShowAgain({ account: { login, passkeys, openid, sessions } }: { readonly account: Account }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [password, setPassword] = useState('');
  const since = sessions.find(({ here }) => here)?.createdAt ?? 0;
  const byPasskey = passkeys.length > 0 && knowsPasskeys();
  // A mail address asks for the password itself, so with one this is of use only where a passkey or the provider can be added.
  const needed = login === null ? byPasskey : knowsPasskeys() || openid?.linked === false;
  if (Date.now() - since < FRESH || !needed) return null;
  return (
    <section>
      <h2>{words.text('account.showAgain')}</h2>
      <p className="note">{words.text('account.showAgainText')}</p>
      {login === null ? null : (
        <Form submit={words.text('account.showAgainNow')} busy={busy} onSubmit={() => ask(signIn({ login, password, bring: false }), again)}>
          <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
          <Field label={words.text('account.ownPassword')} value={password} use="current-password" onChange={setPassword} />
        </Form>
      )}
      {byPasskey ? (
        <p className="buttons">
          <button type="button" disabled={busy} onClick={() => ask(signInByPasskey(false), again)}>
            <Icon name="lock" />
            <span>{words.text('passkey.signIn')}</span>
          </button>
        </p>
      ) : null}
    </section>
  );
}
