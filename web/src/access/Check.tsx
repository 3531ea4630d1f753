import './check.css';

interface CheckProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** A box to tick, with its words and a note below them. */
export function Check({ label, note, checked, onChange }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </label>
  );
}
