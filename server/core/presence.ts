/** What other nodes say of who looks at a table. */
export interface Looks {
  /** Another node says so. */
  heard(table: string, person: string): void;
  /** Resolves when another node says so. */
  next(table: string, person: string): { readonly said: Promise<void>; readonly forget: () => void };
}

export function newPresence(): Looks {
  const waiting = new Set<{ readonly table: string; readonly person: string; readonly done: () => void }>();
  return {
    heard(table, person) {
      for (const one of waiting) if (one.table === table && one.person === person) one.done();
    },
    next(table, person) {
      let done = (): void => undefined;
      const said = new Promise<void>((resolve) => {
        done = resolve;
      });
      const one = { table, person, done: () => done() };
      waiting.add(one);
      return { said, forget: () => void waiting.delete(one) };
    },
  };
}
