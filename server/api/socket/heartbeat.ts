/** What is felt for whether its other end is still there: a socket. */
export interface Beat {
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'close', hear: () => void): unknown;
}

/** Feels for sockets by turns. */
export interface Pulse<S> {
  /** Looks after a socket from now on until it is closed. It counts as being there. */
  join(socket: S): void;
  /** Those whose turn it is: pings each, and ends those that have not answered since their last turn. Gives who is left. */
  beat(): readonly S[];
  /** All that are looked after. */
  all(): readonly S[];
}

/**
 * Every socket has its turn once in so many beats, few at a time: to ping all at once holds thousands of players up for as long as that
 * takes, and then comes all that they answer.
 */
export function newHeartbeat<S extends Beat>(beats: number): Pulse<S> {
  // True for each socket that has answered since its last ping.
  const turns = Array.from({ length: beats }, () => new Map<S, boolean>());
  const turnOf = new WeakMap<S, Map<S, boolean>>();
  let joined = 0;
  let beaten = 0;
  function answered(this: S): void {
    const turn = turnOf.get(this);
    if (turn?.has(this)) turn.set(this, true);
  }
  function closed(this: S): void {
    turnOf.get(this)?.delete(this);
  }
  const join = (socket: S): void => {
    const turn = turns[joined++ % beats];
    if (!turn) return;
    turn.set(socket, true);
    turnOf.set(socket, turn);
    socket.on('pong', answered);
    socket.on('close', closed);
  };
  const beat = (): readonly S[] => {
    const there: S[] = [];
    const turn = turns[beaten++ % beats];
    for (const [socket, alive] of [...(turn ?? [])]) {
      if (alive) {
        turn?.set(socket, false);
        socket.ping();
        there.push(socket);
      } else {
        socket.terminate();
      }
    }
    return there;
  };
  return { join, beat, all: () => turns.flatMap((turn) => [...turn.keys()]) };
}
