/** The open sockets of this node, by the session that opened them. */
export interface Lines {
  /** A socket was opened; the result says that it was closed. `end` closes it. */
  opened(session: string, end: () => void): () => void;
  /** Closes the sockets of sessions that ended. */
  end(sessions: readonly string[]): void;
}

export function newLines(): Lines {
  const ends = new Map<string, Set<() => void>>();
  const opened = (session: string, end: () => void) => {
    const own = ends.get(session) ?? new Set();
    own.add(end);
    ends.set(session, own);
    return () => {
      own.delete(end);
      if (own.size === 0 && ends.get(session) === own) ends.delete(session);
    };
  };
  const end = (sessions: readonly string[]): void => {
    for (const session of sessions) for (const close of [...(ends.get(session) ?? [])]) close();
  };
  return { opened, end };
}
