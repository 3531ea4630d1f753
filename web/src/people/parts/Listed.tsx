interface ListedProps {
  readonly name: string;
  readonly notes: readonly string[];
  /** What its button does, in a word; `label`: in a sentence, for a listener who does not see its neighbors. */
  readonly action: string;
  readonly label?: string;
  readonly busy: boolean;
  onAction(): void;
}

/** One of the things of an account, with the button that ends it. */
export function Listed({ name, notes, action, label, busy, onAction }: ListedProps) {
  return (
    <li>
      <span className="account-what">
        <strong>{name}</strong>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
      <button type="button" className="small" disabled={busy} aria-label={label} onClick={onAction}>
        {action}
      </button>
    </li>
  );
}
