import { useState } from 'preact/hooks';
import { deleteAccount } from '../net/users.ts';
import { useWords } from '../words/useWords.tsx';
import { Field, Form, startOver } from './forms.tsx';
import { useAsking } from './useAccount.ts';

/** The end of an account: folded, so that nobody comes upon it by chance. */
export function DeleteForm({ login }: { readonly login: string | null }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [current, setCurrent] = useState('');
  return (
    <details className="account-delete">
      <summary>{words.text('account.delete')}</summary>
      <p className="note">{words.text('account.deleteText')}</p>
      <Form submit={words.text('account.deleteNow')} busy={busy} onSubmit={() => ask(deleteAccount(login === null ? {} : { current }), startOver)}>
        {login === null ? null : <Field label={words.text('account.ownPassword')} value={current} use="current-password" onChange={setCurrent} />}
      </Form>
    </details>
  );
}
