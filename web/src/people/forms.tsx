import type { FormEvent, ReactNode } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Check } from '../access/Check.tsx';
import { Icon } from '../art/Icon.tsx';
import { changePassword, makeAccount, signIn } from '../net/users.ts';
import { go } from '../page/useRoute.ts';
import { useWords } from '../words/useWords.tsx';
import { useAsking } from './useAccount.ts';
import { knowsPasskeys, signInByPasskey } from './webauthn.ts';

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 128;
const SHORTEST_LOGIN = 3;
const LONGEST_LOGIN = 64;

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly use: 'username' | 'current-password' | 'new-password';
  onChange(value: string): void;
  readonly note?: string;
}

/** A field that a password manager knows. */
export function Field({ label, value, use, onChange, note }: FieldProps) {
  const name = use === 'username';
  const least = use === 'current-password' ? 1 : name ? SHORTEST_LOGIN : SHORTEST_PASSWORD;
  return (
    <label className="field">
      <span>{label}</span>
      <input
        {...(name ? ({ type: 'text' } as const) : ({ type: 'password' } as const))}
        autoComplete={use}
        autoCapitalize="none"
        spellcheck={false}
        required
        minLength={least}
        maxLength={name ? LONGEST_LOGIN : LONGEST_PASSWORD}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {note === undefined ? null : <small>{note}</small>}
    </label>
  );
}

/** A password that is thought of now. */
export function NewPassword(props: Pick<FieldProps, 'value' | 'onChange'>) {
  const words = useWords();
  const note = words.text('account.passwordNote', { least: SHORTEST_PASSWORD });
  return <Field {...props} label={words.text('account.newPassword')} use="new-password" note={note} />;
}

interface FormProps {
  readonly submit: string;
  readonly busy: boolean;
  onSubmit(): void;
  readonly children: ReactNode;
}

/** A form that says what it does on its button. */
export function Form({ submit, busy, onSubmit, children }: FormProps) {
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="account-form" onSubmit={send}>
      {children}
      <p className="buttons">
        <button type="submit" className="primary" disabled={busy}>
          {submit}
        </button>
      </p>
    </form>
  );
}

/** A guest takes a name and a password. */
export function KeepForm({ onKept }: { onKept(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      submit={words.text('account.keepNow')}
      busy={busy}
      onSubmit={() => ask(makeAccount({ login, password }), onKept, words.text('account.kept'))}
    >
      <Field label={words.text('account.login')} value={login} use="username" onChange={setLogin} note={words.text('account.loginNote')} />
      <NewPassword value={password} onChange={setPassword} />
    </Form>
  );
}

/** This browser's session becomes another: everything is read anew. */
export function startOver(): void {
  go({ page: 'lobby' });
  window.location.reload();
}

/** Somebody who has an account signs in; what the guest of this browser has comes along if they want it. */
export function SignInForm() {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [bring, setBring] = useState(true);
  return (
    <Form submit={words.text('account.signInNow')} busy={busy} onSubmit={() => ask(signIn({ login, password, bring }), startOver)}>
      <Field label={words.text('account.login')} value={login} use="username" onChange={setLogin} />
      <Field label={words.text('account.ownPassword')} value={password} use="current-password" onChange={setPassword} />
      <Check label={words.text('account.bring')} note={words.text('account.bringText')} checked={bring} onChange={setBring} />
      {knowsPasskeys() ? (
        <p className="buttons">
          <button type="button" disabled={busy} onClick={() => ask(signInByPasskey(bring), startOver)}>
            <Icon name="lock" />
            <span>{words.text('passkey.signIn')}</span>
          </button>
        </p>
      ) : null}
    </Form>
  );
}

/** A new password. */
export function PasswordForm({ login, onChanged }: { readonly login: string; onChanged(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const changed = (): void => {
    setCurrent('');
    setPassword('');
    onChanged();
  };
  return (
    <Form
      submit={words.text('account.changePassword')}
      busy={busy}
      onSubmit={() => ask(changePassword({ current, password }), changed, words.text('account.passwordChanged'))}
    >
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <Field label={words.text('account.currentPassword')} value={current} use="current-password" onChange={setCurrent} />
      <NewPassword value={password} onChange={setPassword} />
      <p className="note">{words.text('account.passwordEnds')}</p>
    </Form>
  );
}
