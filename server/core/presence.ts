/** Milliseconds after which a node that says nothing is taken for dead, and its people for gone. */
const SILENT = 30_000;

/** Milliseconds after which nodes tell again of the players who follow a table there: that makes good what the bus has lost. */
export const RETOLD_AFTER = 300_000;

/** What other nodes say of who looks at a table, and whether they live. */
export interface Looks {
  /** Milliseconds after which this node tells again of who follows a table here. */
  readonly retoldAfter: number;
  /** That node said something. */
  lives(node: string): void;
  /** Forgets the nodes that have said nothing for half a minute, and gives them. */
  silent(): readonly string[];
  /** Another node says so. */
  heard(table: string, person: string): void;
  /** Resolves when another node says so. */
  next(table: string, person: string): { readonly said: Promise<void>; readonly forget: () => void };
}

export function newPresence(retoldAfter = RETOLD_AFTER): Looks {
  const heardAt = new Map<string, number>();
  const waiting = new Set<{ readonly table: string; readonly person: string; readonly done: () => void }>();
  return {
    retoldAfter,
    lives: (node) => void heardAt.set(node, Date.now()),
    silent() {
      const dead = [...heardAt].filter(([, at]) => Date.now() - at >= SILENT).map(([node]) => node);
      for (const node of dead) heardAt.delete(node);
      return dead;
    },
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
