import type { ServerMessage } from '@madang/wire';
import type { Channel, Command, LinkStatus } from './channel.ts';
import { createLink, type LinkSettings } from './link.ts';
import { readServerMessage } from './messages.ts';

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
  /** Ask now whether the server hears us: the network may be gone, or somebody comes back to the page. */
  probe(): void;
  /** This page is out of sight, or in sight again: the server tells those who are away that it is their turn. */
  look(away: boolean): void;
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
export function createLine(settings: LinkSettings): Line {
  const listeners = new Set<Listener>();
  const unanswered = new Map<string, Command>();
  let isAway = false;
  const link = createLink(settings, {
    wanted: () => listeners.size > 0,
    report(status) {
      for (const listener of listeners) listener.link(status);
    },
    begin() {
      if (isAway) link.write({ type: 'away', away: true });
      for (const { table, invitation, seen } of listeners) watch(table, invitation, seen());
      for (const command of unanswered.values()) link.write(command);
    },
    hear(text) {
      const message = readServerMessage(text);
      if (!message) return;
      if (message.type === 'done' || message.type === 'refused') unanswered.delete(message.command);
      const table = tableOf(message);
      // A sign of life says nothing of any table.
      if (message.type === 'pong') return;
      for (const listener of listeners) if (table === undefined || table === listener.table) listener.hear(message);
    },
  });

  const watch = (table: string, invitation: string | null, from: number | undefined): void =>
    link.write({ type: 'watch', table, ...(from !== undefined && { from }), ...(invitation !== null && { invitation }) });

  const channel = (table: string, invitation: string | null = null): Channel => ({
    listen(hear, seen, report) {
      const listener: Listener = { table, invitation, hear, seen, link: report };
      listeners.add(listener);
      report(link.status());
      if (!link.need()) watch(table, invitation, seen());
      return () => {
        listeners.delete(listener);
        if (![...listeners].some((other) => other.table === table)) link.write({ type: 'unwatch', table });
      };
    },
    ask: (from) => watch(table, invitation, from),
    send(command) {
      unanswered.set(command.command, command);
      link.write(command);
    },
  });

  return {
    channel,
    wake() {
      if (listeners.size === 0) return;
      link.retry();
      link.probe();
    },
    probe: link.probe,
    look(away) {
      if (away !== isAway) link.write({ type: 'away', away });
      isAway = away;
    },
    close: link.close,
  };
}
