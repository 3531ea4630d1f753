const TYPES = {
  text: { type: 'text', autoComplete: 'off' },
  url: { type: 'url', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'off' },
} as const;

interface TextFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly type?: keyof typeof TYPES;
  readonly most: number;
  readonly required?: boolean;
  readonly value: string;
  onChange(value: string): void;
}

/** A field of one line. `most`: its letters at most. */
export function TextField({ label, note, type = 'text', most, required = true, value, onChange }: TextFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input {...TYPES[type]} required={required} maxLength={most} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      {note === undefined ? null : <small>{note}</small>}
    </label>
  );
}
