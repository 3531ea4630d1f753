/** What is felt for whether its other end is still there: a socket. */
export interface Felt {
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
}

/**
 * Every socket has its turn once in so many beats, few at a time: to ping all at once holds thousands of players up for as long as that
 * takes, and then comes all that they answer.
 */
export function newPulse<S extends Felt>(beats: number): Pulse<S> {
  const turns = Array.from({ length: beats }, () => new Set<S>());
  const alive = new WeakSet<S>();
  let joined = 0;
  let beaten = 0;
  const join = (socket: S): void => {
    const turn = turns[joined++ % beats];
    turn?.add(socket);
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('close', () => turn?.delete(socket));
  };
  const beat = (): readonly S[] => {
    const there: S[] = [];
    for (const socket of [...(turns[beaten++ % beats] ?? [])]) {
      if (alive.delete(socket)) {
        socket.ping();
        there.push(socket);
      } else {
        socket.terminate();
      }
    }
    return there;
  };
  return { join, beat };
}
