import './my-name.css';
import type { Person } from '@madang/wire';
import type { FormEvent } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useSession } from '../net/session.ts';
import { Link } from '../page/Link.tsx';
import { useToasts } from '../page/toasts/toasts.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';

const LONGEST = 24;
/** The server sets it before the name of a program's account. */
const PROGRAM_MARK = /^⚙ /;

/** The name that others see; a press on it changes it. `here`: the page of the account is open already. */
export function MyName({ person, here = false }: { readonly person: Person; readonly here?: boolean }) {
  const words = useWords();
  const { rename } = useSession();
  const show = useToasts((toasts) => toasts.show);
  const [name, setName] = useState<string | null>(null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void rename(name ?? person.name).then((problem) => {
      if (problem) show(explainProblem(words, problem), 'problem');
      else setName(null);
    });
  };
  if (name === null)
    return (
      <p className="my-name">
        {words.text('lobby.you')} <strong>{person.name}</strong>{' '}
        <button type="button" className="small" onClick={() => setName(person.name.replace(PROGRAM_MARK, ''))}>
          {words.text('lobby.rename')}
        </button>
        {here ? null : (
          <Link to={{ page: 'account' }} className="button small">
            {words.text('nav.account')}
          </Link>
        )}
      </p>
    );
  return (
    <form className="my-name" onSubmit={save}>
      <label>
        {words.text('lobby.you')} <input value={name} maxLength={LONGEST} required onChange={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" className="small primary">
        {words.text('action.save')}
      </button>
      <button type="button" className="small" onClick={() => setName(null)}>
        {words.text('action.cancel')}
      </button>
    </form>
  );
}
