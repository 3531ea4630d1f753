import './removal.css';
import type { TableView } from '@madang/wire';
import { useWords } from '../../words/useWords.tsx';

/** When a table that nobody uses is to be removed; nothing where it is not. */
export function RemovalNote({ removeAt, status }: Pick<TableView, 'removeAt' | 'status'>) {
  const words = useWords();
  if (removeAt === null) return null;
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'long' });
  const stopped = status === 'abandoned' || status === 'frozen';
  return <p className="notice">{words.text(stopped ? 'table.removalStopped' : 'table.removal', { time: day.format(removeAt) })}</p>;
}

interface SentAwayProps {
  readonly table: TableView;
  readonly busy: boolean;
  onBack(person: string): void;
}

/** Tells whoever was sent away, and whoever did it, with the way to take it back. */
export function SentAway({ table, busy, onBack }: SentAwayProps) {
  const words = useWords();
  if (table.sentAway) {
    return (
      <p className="notice" role="status">
        {words.text('waiting.sentAway', { owner: table.owner.name })}
      </p>
    );
  }
  if (table.removed.length === 0) return null;
  return (
    <ul className="sent-away">
      {table.removed.map(({ id, name }) => (
        <li key={id}>
          <span>{words.text('waiting.isAway', { name })}</span>
          <button type="button" className="small" disabled={busy} onClick={() => onBack(id)}>
            {words.text('waiting.letBack')}
          </button>
        </li>
      ))}
    </ul>
  );
}
