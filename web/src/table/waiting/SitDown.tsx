import './waiting.css';
import { findTitle } from '@madang/games';
import type { TableView } from '@madang/wire';
import type { FormEvent } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useSession } from '../../net/session.ts';
import { useServer } from '../../net/useSession.ts';
import { useToasts } from '../../page/toasts/toasts.ts';
import { isNameless } from '../../reach/guest.ts';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';

const LONGEST_NAME = 24;
/** What somebody at the door does: give their name, where they have none yet, and sit down. */
export interface Sitting {
  /** The name to be typed; null: the reader has one. */
  readonly name: string | null;
  type(name: string): void;
  /** Calls `then` once the reader is called as they typed; not if that is refused. */
  named(then: () => void): void;
}

/** The name of a guest is asked where they first sit down. An empty field leaves the name that the server gave. */
export function useSitting(): Sitting {
  const words = useWords();
  const { person } = useServer();
  const rename = useSession((session) => session.rename);
  const show = useToasts((toasts) => toasts.show);
  const [typed, type] = useState('');
  const [asked] = useState(() => person !== null && isNameless(person));
  const named = (then: () => void): void => {
    const name = typed.trim();
    if (!asked || name === '' || name === person?.name) then();
    else
      void rename(name).then((problem) => {
        if (problem) show(explainProblem(words, problem), 'problem');
        else then();
      });
  };
  return { name: asked ? typed : null, type, named };
}

interface SitDownProps {
  readonly table: TableView;
  readonly sitting: Sitting;
  readonly busy: boolean;
  onSit(): void;
}

/** The one thing to do for somebody who was invited. */
export function SitDown({ table, sitting, busy, onSit }: SitDownProps) {
  const words = useWords();
  const lesson = findTitle(table.game)?.asks?.lesson;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSit();
  };
  return (
    <form className="sit-down" onSubmit={submit}>
      {sitting.name === null ? null : (
        <label>
          <span>{words.text('waiting.name')}</span>
          <input
            value={sitting.name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={(event) => sitting.type(event.currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" className="primary large" disabled={busy}>
        {words.text('waiting.sitDown')}
      </button>
      <p className="note">
        {words.text('waiting.sitDownText')} {lesson === undefined ? null : words.text('waiting.never', { minutes: lesson })}
      </p>
    </form>
  );
}
