import { useState } from 'preact/hooks';
import { askForMail, resetPassword } from '../net/users.ts';
import { useWords } from '../words/useWords.tsx';
import { Field, Form, NewPassword, startOver } from './forms.tsx';
import { useAsking } from './useAccount.ts';

/** Asks for a mail to reset a password. The answer never tells whether an account of that name exists. */
export function ForgottenForm() {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [name, setName] = useState('');
  return (
    <details className="told-add">
      <summary>{words.text('forgotten.title')}</summary>
      <Form submit={words.text('forgotten.now')} busy={busy} onSubmit={() => ask(askForMail(name), () => setName(''), words.text('forgotten.sent'))}>
        <Field label={words.text('forgotten.name')} value={name} use="username" onChange={setName} note={words.text('forgotten.note')} />
      </Form>
    </details>
  );
}

/** A new password by the link of a mail; every other device is signed out. */
export function ResetForm({ token }: { readonly token: string }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [password, setPassword] = useState('');
  return (
    <Form submit={words.text('mail.reset.now')} busy={busy} onSubmit={() => ask(resetPassword({ token, password }), startOver)}>
      <NewPassword value={password} onChange={setPassword} />
      <p className="note">{words.text('account.passwordEnds')}</p>
    </Form>
  );
}
