import './inviting.css';
import type { Result } from '@madang/kernel';
import type { Acquaintance, Problem } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';
import { askToTable, listAcquaintances } from '../../net/api.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';

/** Something that is asked of the server about a table. */
export type Action = () => Promise<Result<unknown, Problem>>;

interface AskProps {
  readonly table: string;
  readonly seat: number;
  readonly busy: boolean;
  act(action: Action): void;
}

/** Leads to those who may be asked to a free seat. */
export function AskButton({ table, seat, busy, act }: AskProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const ask = (person: string): void => {
    setOpen(false);
    act(() => askToTable(table, seat, person));
  };
  return (
    <>
      <button type="button" className="small" disabled={busy} onClick={() => setOpen(true)}>
        {words.text('waiting.ask')}
      </button>
      {open ? (
        <Dialog title={words.text('waiting.ask.title')} onClose={() => setOpen(false)}>
          <Acquaintances onAsk={ask} />
        </Dialog>
      ) : null}
    </>
  );
}

/** Those one has played with, the last met first. */
function Acquaintances({ onAsk }: { onAsk(person: string): void }) {
  const words = useWords();
  const [found, setFound] = useState<Result<readonly Acquaintance[], Problem> | null>(null);
  useEffect(() => void listAcquaintances().then(setFound), []);
  if (!found) return null;
  if (!found.ok) return <p className="notice">{explainProblem(words, found.problem)}</p>;
  if (found.value.length === 0) return <p className="empty">{words.text('waiting.ask.nobody')}</p>;
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  return (
    <>
      <p>{words.text('waiting.ask.text')}</p>
      <ul className="acquaintances">
        {found.value.map(({ id, name, metAt, friend }) => (
          <li key={id}>
            <button type="button" onClick={() => onAsk(id)}>
              <strong>{name}</strong>
              {friend ? <span className="tag">{words.text('relation.isFriend')}</span> : null}
              <span>{words.text('waiting.ask.met', { time: day.format(metAt) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
