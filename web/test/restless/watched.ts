import type { ConsoleMessage, Page, Request, WebSocket } from 'playwright-core';

/** Something that must not happen, and which oracle says so. */
export interface Trouble {
  readonly oracle: string;
  readonly words: string;
}

/** The way of one browser to the server. */
export interface Net {
  isOnline: boolean;
  /** When it last came back or went, in ms since 1970. */
  changedAt: number;
}

/** Milliseconds after the network came back in which requests may still fail. */
const SETTLING_MS = 3_000;

export const isSteady = ({ isOnline, changedAt }: Net): boolean => isOnline && Date.now() - changedAt > SETTLING_MS;

/** What is heard of one page, from outside of it. */
export interface Watched {
  readonly troubles: Trouble[];
  /** What is no fault but worth a look, and how often. */
  readonly notes: Map<string, number>;
  /** Requests and commands without an answer, and since when. */
  readonly open: Map<Request | string, number>;
  /** Returns true once a part of the app was lost with the network: React says so again at each later look, until a new page is loaded. */
  lostPart: boolean;
  /** Requests but of parts of the app, messages, downloads and windows so far: a press that brings one about does something. */
  brought: number;
}

/** Said by the driver itself, which lets no worker serve pages. */
const OWN_WORDS = /Service Worker registration blocked by Playwright/;
/** A worker that is ended while it loads leaves its requests without an end; what waits for a part of the app says so on the page. */
const PART = /\/assets\//;
const BROKEN_NET = /Failed to load resource|WebSocket connection|net::ERR_|Unable to preload|dynamically imported module/;

const LOST_PART = /Unable to preload|dynamically imported module/;

/** Parts of addresses that differ from table to table. */
const pathOf = (address: string): string => new URL(address).pathname.replaceAll(/[\w-]{16,}/g, '…');

const note = ({ notes }: Watched, words: string): unknown => notes.set(words, (notes.get(words) ?? 0) + 1);

function hearConsole(watched: Watched, net: Net, message: ConsoleMessage): void {
  if (!['error', 'warning'].includes(message.type())) return;
  const words = message.text();
  if (OWN_WORDS.test(words)) return;
  // A broken network is said by requests and sockets themselves, below.
  if (BROKEN_NET.test(words) && (!isSteady(net) || /status of 4\d\d/.test(words))) return;
  if (watched.lostPart && LOST_PART.test(words)) return;
  watched.troubles.push({ oracle: 'console', words: `${message.type()}: ${words} (${message.location().url})` });
}

function hearRequests(watched: Watched, net: Net, page: Page): void {
  const { troubles, open } = watched;
  page.on('request', (request) => {
    if (!PART.test(request.url())) {
      open.set(request, Date.now());
      watched.brought += 1;
    }
    if (request.url().endsWith('/api/faults')) troubles.push({ oracle: 'fault', words: `the page reports a fault: ${request.postData()}` });
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    const why = request.failure()?.errorText ?? '';
    if (PART.test(request.url()) && !isSteady(net)) watched.lostPart = true;
    if (isSteady(net) && why !== 'net::ERR_ABORTED') note(watched, `failed: ${request.method()} ${pathOf(request.url())} ${why}`);
  });
  page.on('response', (response) => {
    const words = `${response.status()}: ${response.request().method()} ${pathOf(response.url())}`;
    if (response.status() >= 500) troubles.push({ oracle: 'server', words });
    else if (response.status() >= 400) note(watched, words);
  });
}

const fieldsOf = (payload: string | Buffer): Readonly<Record<string, unknown>> => JSON.parse(String(payload));

function hearSocket(watched: Watched, socket: WebSocket): void {
  socket.on('framesent', ({ payload }) => {
    const { command } = fieldsOf(payload);
    if (typeof command !== 'string') return;
    watched.open.set(command, Date.now());
    watched.brought += 1;
  });
  socket.on('framereceived', ({ payload }) => {
    const { type, command, problem } = fieldsOf(payload);
    if (typeof command === 'string') watched.open.delete(command);
    if (type === 'refused' || type === 'problem')
      note(
        watched,
        `${type}: ${JSON.stringify(problem)
          .slice(0, 160)
          .replaceAll(/[0-9a-f]{16,}/g, '…')}`,
      );
  });
  // What was asked is asked again on the next socket.
  socket.on('close', () => {
    for (const asked of watched.open.keys()) if (typeof asked === 'string') watched.open.delete(asked);
  });
}

/** Hears everything of a page from now on. */
export function watch(page: Page, net: Net): Watched {
  const watched: Watched = { troubles: [], notes: new Map(), open: new Map(), lostPart: false, brought: 0 };
  page.on('pageerror', (error) => watched.troubles.push({ oracle: 'script', words: error.stack || error.message || String(error) }));
  page.on('crash', () => watched.troubles.push({ oracle: 'script', words: 'the page crashed' }));
  page.on('console', (message) => hearConsole(watched, net, message));
  page.on('websocket', (socket) => hearSocket(watched, socket));
  page.on('domcontentloaded', () => {
    watched.open.clear();
    watched.lostPart = false;
  });
  for (const event of ['download', 'popup', 'filechooser', 'dialog'] as const) page.on(event as 'download', () => (watched.brought += 1));
  hearRequests(watched, net, page);
  return watched;
}
