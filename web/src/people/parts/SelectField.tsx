interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  /** What a value is called. */
  name(value: NoInfer<T>): string;
  onChange(value: NoInfer<T>): void;
}

/** A field with one of a few values. */
export function SelectField<T extends string>({ label, values, value, name, onChange }: SelectFieldProps<T>) {
  const choose = (chosen: string): void => {
    const found = values.find((one) => one === chosen);
    if (found !== undefined) onChange(found);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
