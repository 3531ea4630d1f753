import type { ServerMessage, Subscribe } from '@madang/wire';
import type { Channel, Command, LinkStatus } from './channel.ts';
import { createLink, type Link, type LinkSettings } from './link.ts';
import { readServerMessage } from './messages.ts';

interface Listener {
  readonly table: string;
  readonly invitation: string | null;
  readonly hear: (message: ServerMessage) => void;
  readonly seen: () => number | undefined;
  readonly link: (status: LinkStatus) => void;
}

/** What a page follows beside tables: lists of them, which come whole whenever the link is open again. */
interface ListsListener {
  readonly wish: Subscribe;
  readonly hear: (message: ListsMessage) => void;
  readonly link: (status: LinkStatus) => void;
}

/** A message about lists of tables. */
export type ListsMessage = Extract<ServerMessage, { readonly type: 'lists' | 'listed' | 'cups' }>;

const isOfLists = (message: ServerMessage): message is ListsMessage =>
  message.type === 'lists' || message.type === 'listed' || message.type === 'cups';

/** One socket to the server for all tables. It comes back by itself; commands are kept and resent until answered. */
export interface Line {
  /** `invitation`: opens a private table. */
  channel(table: string, invitation?: string | null): Channel;
  /** Follow lists of tables, in place of those that were followed; null: none any more. Called again, it asks for them anew. */
  follow(listener: ListsListener | null): void;
  /** Try again now: the network is back, or the page is looked at again. */
  wake(): void;
  /** Ask now whether the server hears us: the network may be gone, or somebody comes back to the page. */
  probe(): void;
  /** This page is out of sight, or in sight again: the server tells those who are away that it is their turn. */
  look(away: boolean): void;
  close(): void;
}

const tableOf = (message: Exclude<ServerMessage, ListsMessage>): string | undefined => {
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

/** Hands a message to those who listen at its table; a command that it answers is not sent again. */
function handOn(message: Exclude<ServerMessage, ListsMessage>, listeners: ReadonlySet<Listener>, unanswered: Map<string, Command>): void {
  if (message.type === 'done' || message.type === 'refused') unanswered.delete(message.command);
  const table = tableOf(message);
  // A sign of life says nothing of any table.
  if (message.type === 'pong') return;
  for (const listener of listeners) if (table === undefined || table === listener.table) listener.hear(message);
}

type Which = Pick<Listener, 'table' | 'invitation'>;

const watch = (link: Link, { table, invitation }: Which, from: number | undefined): void =>
  link.write({ type: 'watch', table, ...(from !== undefined && { from }), ...(invitation !== null && { invitation }) });

/** What a table's screen talks to, on a line. */
const channelOf = (link: Link, listeners: Set<Listener>, unanswered: Map<string, Command>, which: Which): Channel => ({
  listen(hear, seen, report) {
    const listener: Listener = { ...which, hear, seen, link: report };
    listeners.add(listener);
    report(link.status());
    if (!link.need()) watch(link, which, seen());
    return () => {
      listeners.delete(listener);
      if (![...listeners].some((other) => other.table === which.table)) link.write({ type: 'unwatch', table: which.table });
    };
  },
  ask: (from) => watch(link, which, from),
  send(command) {
    unanswered.set(command.command, command);
    link.write(command);
  },
});

/** Begins a line; it connects with the first listener. */
export function createLine(settings: LinkSettings): Line {
  const listeners = new Set<Listener>();
  let lists: ListsListener | null = null;
  const unanswered = new Map<string, Command>();
  let isAway = false;
  // Nobody waits at a list as at a table: it need not be asked often whether the link still lives.
  const attended = (): boolean => listeners.size > 0 && settings.attended();
  const isWanted = (): boolean => listeners.size > 0 || lists !== null;
  const link = createLink(
    { ...settings, attended },
    {
      wanted: isWanted,
      report(status) {
        lists?.link(status);
        for (const listener of listeners) listener.link(status);
      },
      begin() {
        if (isAway) link.write({ type: 'away', away: true });
        for (const listener of listeners) watch(link, listener, listener.seen());
        if (lists) link.write(lists.wish);
        for (const command of unanswered.values()) link.write(command);
      },
      hear(text) {
        const message = readServerMessage(text);
        if (message && isOfLists(message)) lists?.hear(message);
        else if (message) handOn(message, listeners, unanswered);
      },
    },
  );

  const channel = (table: string, invitation: string | null = null): Channel => channelOf(link, listeners, unanswered, { table, invitation });

  const follow = (listener: ListsListener | null): void => {
    lists = listener;
    if (!listener) link.write({ type: 'unsubscribe' });
    else if (!link.need()) link.write(listener.wish);
  };

  return {
    channel,
    follow,
    wake() {
      if (!isWanted()) return;
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
