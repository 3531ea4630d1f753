import type { ClientMessage } from '@madang/wire';
import type { LinkStatus } from './channel.ts';

/** The part of a WebSocket that the link uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  /** `code`: what the other end gave as the reason, if it did. */
  onclose: ((code?: number) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

export interface LinkSettings {
  readonly open: () => Socket;
  /** Calls back once after a while; the result takes it back. */
  readonly schedule: (callback: () => void, milliseconds: number) => () => void;
  /** A fraction 0 … 1, so that many clients do not come back at the same moment. */
  readonly jitter: () => number;
  /** Whether somebody is at the page: a link that they wait for is asked often. */
  readonly attended: () => boolean;
}

/** The owner of a link: it says when to reconnect and hears the messages. */
interface LinkOwner {
  /** Whether a lost link should come back. */
  wanted(): boolean;
  report(status: LinkStatus): void;
  /** The socket is open, and open was reported. */
  begin(): void;
  hear(text: string): void;
}

/** One socket that comes back by itself and is asked every so often whether it still lives. */
export interface Link {
  status(): LinkStatus;
  /** Nothing where the link is not open. */
  write(message: ClientMessage): void;
  /** Open a socket, unless there is one: true if it was missing. */
  need(): boolean;
  /** Where the link is lost: try again now. */
  retry(): void;
  /** Where the link is open: ask now whether it still lives. */
  probe(): void;
  close(): void;
}

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 8_000;
/** The code of a server that goes and is followed by another one. */
const GOING_AWAY = 1001;
/** Milliseconds over which clients that it told so at once come back. */
const SPREAD_MS = 200;
/** Something in between may swallow the question for a socket. */
const OPEN_WITHIN_MS = 10_000;
/** How long nothing is heard before the link is asked: while somebody is at the page, and else. */
const PING_ATTENDED_MS = 1_500;
const PING_IDLE_MS = 20_000;
/** A link without an answer is said to be silent after the first, and given up after the second more. */
const SILENT_AFTER_MS = 1_400;
const LOST_AFTER_MS = 6_600;

/** One timer: what it was set to before is taken back. */
function timerOf(schedule: LinkSettings['schedule']) {
  let clear = (): void => undefined;
  return {
    set(callback: () => void, milliseconds: number): void {
      clear();
      clear = schedule(callback, milliseconds);
    },
    clear: () => clear(),
  };
}

interface Running {
  readonly settings: LinkSettings;
  readonly owner: LinkOwner;
  readonly timer: ReturnType<typeof timerOf>;
  socket: Socket | undefined;
  status: LinkStatus;
  failures: number;
}

/** A link without a socket yet; `need` opens it. */
export function createLink(settings: LinkSettings, owner: LinkOwner): Link {
  const link: Running = { settings, owner, timer: timerOf(settings.schedule), socket: undefined, status: 'connecting', failures: 0 };
  return {
    status: () => link.status,
    write: (message) => write(link, message),
    need() {
      if (link.socket) return false;
      connect(link);
      return true;
    },
    retry() {
      if (link.status !== 'lost') return;
      link.failures = 0;
      connect(link);
    },
    probe() {
      if (link.status === 'open') ask(link);
    },
    close() {
      link.timer.clear();
      drop(link);
    },
  };
}

function write({ status, socket }: Running, message: ClientMessage): void {
  if (status === 'open' || status === 'silent') socket?.send(JSON.stringify(message));
}

function connect(link: Running): void {
  const { settings, owner, timer } = link;
  timer.clear();
  const mine = settings.open();
  link.socket = mine;
  timer.set(() => lose(link), OPEN_WITHIN_MS);
  mine.onopen = () => {
    if (link.socket !== mine) return;
    link.failures = 0;
    report(link, 'open');
    owner.begin();
    keepAlive(link);
  };
  mine.onclose = (code) => {
    if (link.socket === mine) lose(link, code === GOING_AWAY);
  };
  mine.onmessage = ({ data }) => {
    if (link.socket !== mine || typeof data !== 'string') return;
    if (link.status === 'silent') report(link, 'open');
    keepAlive(link);
    owner.hear(data);
  };
}

/** Gives the socket up, to come back later each time: 250 ms at first, 8 s at last. `isFollowed`: another server takes over, so at once. */
function lose(link: Running, isFollowed = false): void {
  const { settings, owner, timer } = link;
  drop(link);
  report(link, 'lost');
  const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** link.failures);
  link.failures += 1;
  const rest = isFollowed ? SPREAD_MS * settings.jitter() : wait * (0.5 + settings.jitter() / 2);
  if (owner.wanted()) timer.set(() => connect(link), rest);
}

function keepAlive(link: Running): void {
  link.timer.set(() => ask(link), link.settings.attended() ? PING_ATTENDED_MS : PING_IDLE_MS);
}

/** Asks the other end for a sign of life: silence is said before the link is given up. */
function ask(link: Running): void {
  write(link, { type: 'ping' });
  link.timer.set(() => {
    report(link, 'silent');
    link.timer.set(() => lose(link), LOST_AFTER_MS);
  }, SILENT_AFTER_MS);
}

function drop(link: Running): void {
  const gone = link.socket;
  link.socket = undefined;
  gone?.close();
}

function report(link: Running, status: LinkStatus): void {
  link.status = status;
  link.owner.report(status);
}
