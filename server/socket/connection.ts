import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@madang/wire';
import { WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Watcher } from '../tables/sight/audience.ts';
import { sendFrames } from './frames.ts';
import type { Outbox } from './outbox.ts';

/** A client's socket: what it follows, and its allowance. */
export interface Connection extends Watcher {
  readonly tables: Set<string>;
  away: boolean;
  isOpen(): boolean;
  tell(message: ServerMessage): void;
  /** Whether a message of that cost is within the allowance; ends the connection of a client that does not stop. */
  allows(cost: number): boolean;
}

/** Going away: the client keeps up no more, or asks too much. */
const TRY_LATER = 1013;
const AGAINST_POLICY = 1008;

/** A connection for a person on an open socket over that stream. Frames go straight to the stream: the socket compresses none. */
export function newConnection(
  socket: Pick<WebSocket, 'readyState' | 'close' | 'terminate'>,
  stream: Duplex,
  person: string,
  { limits, metrics, outbox }: { readonly limits: Limits; readonly metrics: Metrics; readonly outbox: Outbox },
): Connection {
  let texts: string[] = [];
  let allowance = limits.burst;
  let patience = limits.patience;
  let last = performance.now();

  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN;
  const send = (text: string): void => {
    if (!isOpen()) return;
    if (stream.writableLength > limits.backlogBytes) {
      metrics.slow.inc();
      socket.close(TRY_LATER, 'too-slow');
      socket.terminate();
      return;
    }
    if (texts.push(text) === 1) outbox.post(write);
  };
  const write = (): void => {
    const due = texts;
    texts = [];
    if (due.length > 0 && isOpen()) sendFrames(stream, due);
  };
  const allows = (cost: number): boolean => {
    const now = performance.now();
    allowance = Math.min(limits.burst, allowance + ((now - last) / 1000) * limits.messagesPerSecond);
    last = now;
    if (allowance >= cost) {
      allowance -= cost;
      return true;
    }
    patience -= 1;
    if (patience <= 0) {
      write();
      socket.close(AGAINST_POLICY, 'too-fast');
    }
    return false;
  };
  const tables = new Set<string>();
  const tell = (message: ServerMessage) => send(JSON.stringify(message));
  const expel = (table: string) => {
    if (tables.delete(table)) tell({ type: 'problem', problem: { code: 'no-table' }, table });
  };
  return { person, tables, away: false, isOpen, send, tell, expel, allows };
}
