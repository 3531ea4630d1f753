import { useState } from 'preact/hooks';
import { becomeProgram } from '../../net/users.ts';
import { useWords } from '../../words/useWords.tsx';
import { Field, Form } from '../forms.tsx';
import { useAsking } from '../useAccount.ts';

/** Says whether a program plays by this account; who has never played may say so, for good. */
export function Program({ login, program }: { readonly login: string | null; readonly program: boolean }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [current, setCurrent] = useState('');
  if (program) return <p>{words.text('program.is')}</p>;
  return (
    <details>
      <summary>{words.text('program.title')}</summary>
      <p className="note">{words.text('program.text')}</p>
      <Form
        submit={words.text('program.make')}
        busy={busy}
        onSubmit={() => ask(becomeProgram(login === null ? {} : { current }), () => window.location.reload())}
      >
        {login === null ? null : <Field label={words.text('account.ownPassword')} value={current} use="current-password" onChange={setCurrent} />}
      </Form>
    </details>
  );
}
