import './access.css';
import type { Access, TableView } from '@madang/wire';
import { useWords } from '../words/useWords.tsx';
import { Check } from './Check.tsx';

const ACCESSES = ['open', 'link', 'closed'] as const satisfies readonly Access[];

/** The table settings that say which users may join it and which may watch its match. */
export type Doors = Pick<TableView, 'access' | 'watchers'>;

interface AccessFieldProps {
  readonly doors: Doors;
  readonly disabled?: boolean;
  onDoors(doors: Doors): void;
}

/** The doors of a table as a form's field: open, by link or closed, with or without watchers. */
export function AccessField({ doors, disabled, onDoors }: AccessFieldProps) {
  const words = useWords();
  const { access, watchers } = doors;
  return (
    <fieldset className="access" disabled={disabled}>
      <legend>{words.text('access.title')}</legend>
      <div className="segments">
        {ACCESSES.map((one) => (
          <label key={one}>
            <input type="radio" name="access" checked={access === one} onChange={() => onDoors({ access: one, watchers })} />
            <span>{words.text(`access.${one}`)}</span>
          </label>
        ))}
      </div>
      <p className="note">{words.text(`access.${access}.text`)}</p>
      <Check
        checked={watchers}
        onChange={(checked) => onDoors({ access, watchers: checked })}
        label={words.text('access.watchers')}
        note={words.text('access.watchersText')}
      />
    </fieldset>
  );
}
