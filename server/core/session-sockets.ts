/** A socket that a session opened. */
interface Line {
  readonly session: string;
  /** Closes it. */
  end(): void;
}

/** The open sockets of this node, by the session that opened them. */
export interface SessionSockets {
  /** Closes it at once if its session has ended meanwhile. */
  opened(line: Line): void;
  closed(line: Line): void;
  /** Closes the sockets of sessions that ended. */
  end(sessions: readonly string[]): void;
}

const NONE: readonly Line[] = [];

/** Sessions that ended lately and are remembered: one may end while its socket is still being opened. */
const REMEMBERED = 10_000;

export function newSessionSockets(): SessionSockets {
  // Nearly every session has one: so lists are made anew, and no larger than what is in them.
  const open = new Map<string, readonly Line[]>();
  const ended = new Set<string>();
  const opened = (line: Line): void => {
    open.set(line.session, [...(open.get(line.session) ?? NONE), line]);
    if (ended.has(line.session)) line.end();
  };
  const closed = (line: Line): void => {
    const left = (open.get(line.session) ?? NONE).filter((one) => one !== line);
    if (left.length > 0) open.set(line.session, left);
    else open.delete(line.session);
  };
  const end = (sessions: readonly string[]): void => {
    for (const session of sessions) {
      ended.add(session);
      for (const line of open.get(session) ?? NONE) line.end();
    }
    for (const oldest of ended) {
      if (ended.size <= REMEMBERED) break;
      ended.delete(oldest);
    }
  };
  return { opened, closed, end };
}
