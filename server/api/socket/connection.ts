import type { Duplex } from 'node:stream';
import type { Problem, ServerMessage } from '@madang/wire';
import { WebSocket } from 'ws';
import type { Limits } from '../../core/config.ts';
import type { Metrics } from '../../core/observability/metrics.ts';
import type { Session } from '../../features/users/sessions.ts';
import type { Subscriber } from '../../matches/broadcast/subscribers.ts';
import { sendFrames } from './frames.ts';
import type { Leaving, Outbox } from './outbox.ts';

/** A client's socket: what it follows, and its allowance. */
export interface Connection extends Subscriber {
  readonly session: string;
  /** The rights of the API token that opened it; undefined: a browser's session. */
  readonly scopes: Session['scopes'];
  readonly tables: Set<string>;
  away: boolean;
  /** It has been ended: nothing more is heard, however long the other side takes to close. */
  readonly ended: boolean;
  isOpen(): boolean;
  /** True while much of what it was sent waits to leave. */
  isBehind(): boolean;
  tell(message: ServerMessage): void;
  /** Whether a message of that cost is within the allowance; ends the connection of a client that does not stop. */
  allows(cost: number): boolean;
  /** Ends it: its session has. */
  end(): void;
}

/** What all connections of a server share. */
interface Shared {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly outbox: Outbox;
}

/** Going away: the client keeps up no more, or asks too much. */
const TRY_LATER = 1013;
const AGAINST_POLICY = 1008;
const NO_SESSION = 4401;

/** Bytes that wait to leave, above which a connection is told of no changes of lists: it gets them whole once it has caught up. */
const BEHIND_BYTES = 262_144;

/** What a connection needs of a socket. */
type Plain = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'terminate'>;

/** Says why a socket is not served, and closes it. */
export function refuse(socket: Plain, code: number, problem: Problem): void {
  socket.send(JSON.stringify({ type: 'problem', problem }));
  socket.close(code, problem.code);
}

/** Ends a socket whose session is over, or never was. */
export const refuseSession = (socket: Plain, code: 'no-session' | 'wrong-token'): void => refuse(socket, NO_SESSION, { code });

/** A connection for a session on an open socket over that stream. Frames go straight to the stream: the socket compresses none. */
export const newConnection = (socket: Plain, stream: Duplex, session: Session, shared: Shared): Connection =>
  new Line(socket, stream, session, shared);

/** One object with methods and no closures: there are many, for hours. */
class Line implements Connection, Leaving {
  readonly session: string;
  readonly scopes: Session['scopes'];
  readonly person: string;
  readonly tables = new Set<string>();
  away = false;
  ended = false;
  readonly #socket: Plain;
  readonly #stream: Duplex;
  readonly #shared: Shared;
  /** What leaves at the end of this turn. */
  #texts: string[] | undefined;
  #allowance: number;
  #patience: number;
  #last = performance.now();

  constructor(socket: Plain, stream: Duplex, session: Session, shared: Shared) {
    this.session = session.id;
    this.scopes = session.scopes;
    this.person = session.person.id;
    this.#socket = socket;
    this.#stream = stream;
    this.#shared = shared;
    this.#allowance = shared.limits.burst;
    this.#patience = shared.limits.patience;
  }

  isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  isBehind(): boolean {
    return this.#stream.writableLength > BEHIND_BYTES;
  }

  send(text: string): void {
    if (!this.isOpen()) return;
    const { limits, metrics, outbox } = this.#shared;
    if (this.#stream.writableLength > limits.backlogBytes) {
      metrics.slow.inc();
      this.#socket.close(TRY_LATER, 'too-slow');
      this.#socket.terminate();
    } else if (this.#texts) {
      this.#texts.push(text);
    } else {
      this.#texts = [text];
      outbox.post(this);
    }
  }

  leave(): void {
    const due = this.#texts;
    this.#texts = undefined;
    if (due && this.isOpen()) sendFrames(this.#stream, due);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  expel(table: string): void {
    if (this.tables.delete(table)) this.tell({ type: 'problem', problem: { code: 'no-table' }, table });
  }

  allows(cost: number): boolean {
    const { burst, messagesPerSecond } = this.#shared.limits;
    const now = performance.now();
    this.#allowance = Math.min(burst, this.#allowance + ((now - this.#last) / 1000) * messagesPerSecond);
    this.#last = now;
    if (this.#allowance >= cost) {
      this.#allowance -= cost;
      return true;
    }
    this.#patience -= 1;
    if (this.#patience <= 0) {
      this.leave();
      this.#socket.close(AGAINST_POLICY, 'too-fast');
    }
    return false;
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    refuseSession(this.#socket, this.scopes ? 'wrong-token' : 'no-session');
  }
}
