interface Props<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  nameOf(option: T): string;
  onChoose(option: T): void;
}

/** One of several values, under its label. */
export const Choice = <T extends string | number>({ label, value, options, nameOf, onChoose }: Props<T>) => (
  <label>
    <span>{label}</span>
    <select
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  </label>
);
