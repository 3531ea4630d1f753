import './note.css';
import { useEffect, useState } from 'preact/hooks';
import { findNote, keepNote } from '../../net/users.ts';
import { useToasts } from '../../page/toasts/toasts.ts';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';

const LONGEST = 2000;

/** What the reader noted of the table, which nobody else sees, and the field to change it. */
export function TableNote({ table }: { readonly table: string }) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [note, setNote] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  useEffect(() => {
    void findNote(table).then((found) => {
      if (found.ok) setNote(found.value.text);
    });
  }, [table]);
  if (note === null) return null;
  const save = (text: string): void => {
    void keepNote(table, text).then((kept) => {
      if (!kept.ok) return show(explainProblem(words, kept.problem), 'problem');
      setNote(text.trim() === '' ? '' : text);
      setDraft(null);
    });
  };
  if (draft === null)
    return (
      <div className="table-note">
        {note === '' ? null : <p>{note}</p>}
        <button type="button" className="quiet small" onClick={() => setDraft(note)}>
          {words.text(note === '' ? 'note.add' : 'note.change')}
        </button>
      </div>
    );
  return (
    <form
      className="table-note"
      onSubmit={(event) => {
        event.preventDefault();
        save(draft);
      }}
    >
      <label>
        <span>{words.text('note.label')}</span>
        <textarea rows={4} maxLength={LONGEST} value={draft} onChange={(event) => setDraft(event.currentTarget.value)} />
      </label>
      <span className="field-row">
        <button type="submit" className="small primary">
          {words.text('note.save')}
        </button>
        <button type="button" className="small" onClick={() => setDraft(null)}>
          {words.text('business.no')}
        </button>
      </span>
    </form>
  );
}
