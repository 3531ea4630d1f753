import type { ClientMessage, ServerMessage } from '@madang/wire';
import type { Channel, Command, LinkStatus } from '../play/channel.ts';
import { readServerMessage } from './messages.ts';

/** The part of a WebSocket that the line uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Calls back once after a while; the result takes it back. */
export type Schedule = (callback: () => void, milliseconds: number) => () => void;

export interface LineSettings {
  readonly open: () => Socket;
  readonly schedule: Schedule;
  /** A fraction 0 … 1, so that many clients do not come back at the same moment. */
  readonly jitter: () => number;
}

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 8_000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 8_000;

interface Listener {
  readonly table: string;
  readonly invitation: string | null;
  readonly hear: (message: ServerMessage) => void;
  readonly seen: () => number | undefined;
  readonly link: (status: LinkStatus) => void;
}

/** One socket to the server for all tables. It comes back by itself; commands are kept and resent until answered. */
export interface Line {
  /** `invitation`: opens a private table. */
  channel(table: string, invitation?: string | null): Channel;
  /** Try again now: the network is back, or the page is looked at again. */
  wake(): void;
  close(): void;
}

const tableOf = (message: ServerMessage): string | undefined => {
  switch (message.type) {
    case 'hello':
    case 'pong':
      return undefined;
    case 'table':
      return message.table.id;
    default:
      return message.table;
  }
};

/** Begins a line; it connects with the first listener. */
export function createLine({ open, schedule, jitter }: LineSettings): Line {
  const listeners = new Set<Listener>();
  const unanswered = new Map<string, Command>();
  let socket: Socket | undefined;
  let status: LinkStatus = 'connecting';
  let failures = 0;
  let cancelTimer = (): void => undefined;

  const report = (next: LinkStatus): void => {
    status = next;
    for (const listener of listeners) listener.link(next);
  };
  const write = (message: ClientMessage): void => {
    if (status === 'open') socket?.send(JSON.stringify(message));
  };
  const watch = (table: string, invitation: string | null, from: number | undefined): void =>
    write({ type: 'watch', table, ...(from !== undefined && { from }), ...(invitation !== null && { invitation }) });

  const later = (callback: () => void, milliseconds: number): void => {
    cancelTimer();
    cancelTimer = schedule(callback, milliseconds);
  };
  const keepAlive = (): void =>
    later(() => {
      write({ type: 'ping' });
      later(lost, PONG_WITHIN_MS);
    }, PING_EVERY_MS);

  function connect(): void {
    cancelTimer();
    const mine = open();
    socket = mine;
    mine.onopen = () => {
      if (socket !== mine) return;
      failures = 0;
      report('open');
      for (const { table, invitation, seen } of listeners) watch(table, invitation, seen());
      for (const command of unanswered.values()) write(command);
      keepAlive();
    };
    mine.onclose = () => {
      if (socket === mine) lost();
    };
    mine.onmessage = ({ data }) => {
      if (socket === mine && typeof data === 'string') hear(data);
    };
  }

  function lost(): void {
    const gone = socket;
    socket = undefined;
    gone?.close();
    report('lost');
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    if (listeners.size > 0) later(connect, wait * (0.5 + jitter() / 2));
  }

  function hear(text: string): void {
    keepAlive();
    const message = readServerMessage(text);
    if (!message) return;
    if (message.type === 'done' || message.type === 'refused') unanswered.delete(message.command);
    const table = tableOf(message);
    for (const listener of listeners) if (table === undefined || table === listener.table) listener.hear(message);
  }

  const channel = (table: string, invitation: string | null = null): Channel => ({
    listen(hearTable, seen, link) {
      const listener: Listener = { table, invitation, hear: hearTable, seen, link };
      listeners.add(listener);
      link(status);
      if (socket === undefined) connect();
      else watch(table, invitation, seen());
      return () => {
        listeners.delete(listener);
        if (![...listeners].some((other) => other.table === table)) write({ type: 'unwatch', table });
      };
    },
    ask: (from) => watch(table, invitation, from),
    send(command) {
      unanswered.set(command.command, command);
      write(command);
    },
  });

  return {
    channel,
    wake() {
      if (status !== 'lost' || listeners.size === 0) return;
      failures = 0;
      connect();
    },
    close() {
      cancelTimer();
      const gone = socket;
      socket = undefined;
      gone?.close();
    },
  };
}
