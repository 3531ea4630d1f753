import { once } from 'node:events';
import { type ClientMessage, type SeatWish, ServerMessage, TableView } from '@madang/wire';
import { WebSocket } from 'ws';

type Of<M, T extends ServerMessage['type']> = Extract<M, { readonly type: T }>;
type Decisions = Of<ServerMessage, 'view'>['decisions'];

/** What a line was sent; a step has its decisions also where it left them out because they are those of before. */
export type HeardMessage = Exclude<ServerMessage, { readonly type: 'step' }> | (Of<ServerMessage, 'step'> & { readonly decisions: Decisions });
type MessageOf<T extends ServerMessage['type']> = Of<HeardMessage, T>;

/** A client's socket, with everything it was sent. */
export interface Line {
  readonly received: readonly HeardMessage[];
  readonly texts: readonly string[];
  readonly socket: WebSocket;
  send(message: ClientMessage): void;
  /** The next message of that type that fits, among those not yet taken. */
  next<T extends ServerMessage['type']>(type: T, fits?: (message: MessageOf<T>) => boolean): Promise<MessageOf<T>>;
  /** Sends a command and waits for its answer. */
  ask(message: Extract<ClientMessage, { readonly command: string }>): Promise<MessageOf<'done'> | MessageOf<'refused'>>;
  close(): Promise<void>;
}

/** A person with a session. */
export interface Guest {
  readonly id: string;
  readonly cookie: string;
  request(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown; readonly headers: Headers }>;
  table(method: string, path: string, body?: unknown): Promise<TableView>;
  create(game: string, seats: readonly SeatWish[], more?: Readonly<Record<string, unknown>>): Promise<TableView>;
  line(): Promise<Line>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A new guest of the server at that address. */
export async function newGuest(url: string, name = 'Guest'): Promise<Guest> {
  const begun = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const person: unknown = await begun.json();
  const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  if (!isRecord(person) || typeof person.id !== 'string') throw new Error(`no session: ${JSON.stringify(person)}`);
  return guestOf(url, person.id, cookie);
}

/** The same guest at another address (a restarted server, another node). */
export const guestOf = (url: string, id: string, cookie: string): Guest => callerOf(url, id, { cookie });

/** A program that acts for that person by an API token. */
export const programOf = (url: string, id: string, token: string): Guest => callerOf(url, id, { authorization: `Bearer ${token}` });

/** A person whose requests say by these headers who they are. */
function callerOf(url: string, id: string, headers: Readonly<Record<string, string>>): Guest {
  const request = async (method: string, path: string, body?: unknown) => {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const { response, text } = await answered(`${url}${path}`, { method, headers: { ...type, ...headers }, ...content });
    const json: unknown = text.startsWith('{') || text.startsWith('[') || text === 'null' ? JSON.parse(text) : text;
    return { status: response.status, body: json, headers: response.headers };
  };
  const table = async (method: string, path: string, body?: unknown) => {
    const answer = await request(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return TableView.parse(answer.body);
  };
  const create = (game: string, seats: readonly SeatWish[], more: Readonly<Record<string, unknown>> = {}) =>
    table('POST', '/api/tables', { game, seats, ...more });
  return { id, cookie: headers.cookie ?? '', request, table, create, line: () => openLine(url, headers) };
}

/** A server's whole answer; a LineClosed where the server went away before it. */
async function answered(address: string, init: RequestInit): Promise<{ readonly response: Response; readonly text: string }> {
  try {
    const response = await fetch(address, init);
    return { response, text: await response.text() };
  } catch (error) {
    // This is how fetch says that the other side is not there or went away.
    if (error instanceof TypeError) throw new LineClosed(`an answer from ${address}`);
    throw error;
  }
}

/** The line ended while something was waited for. */
export class LineClosed extends Error {
  constructor(wanted: string) {
    super(`the line was closed before '${wanted}' came`);
    this.name = 'LineClosed';
  }
}

/** Only so that a message that never comes ends its test. */
const LIMIT_MS = 60_000;

/** A message with the decisions that it left out. `decided`: the last of each table; grows. */
function completed(message: ServerMessage, decided: Map<string, Decisions>): HeardMessage {
  if (message.type !== 'view' && message.type !== 'step') return message;
  const decisions = message.decisions ?? decided.get(message.table) ?? [];
  decided.set(message.table, decisions);
  return { ...message, decisions };
}

/** Opens a socket with those headers. */
async function openLine(url: string, headers: Readonly<Record<string, string>>): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
  const received: HeardMessage[] = [];
  const texts: string[] = [];
  const untaken: HeardMessage[] = [];
  const waiting = new Set<(message: HeardMessage) => boolean>();
  const decided = new Map<string, Decisions>();
  const closing = new Set<() => void>();
  socket.on('message', (data) => {
    const text = String(data);
    const message = completed(ServerMessage.parse(JSON.parse(text)), decided);
    texts.push(text);
    received.push(message);
    if (![...waiting].some((take) => take(message))) untaken.push(message);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const close of [...closing]) close();
  });
  await once(socket, 'open').catch(() => {
    throw new LineClosed('the line');
  });

  const wait = <M>(wanted: string, pick: (message: HeardMessage) => M | undefined): Promise<M> => {
    for (const [i, message] of untaken.entries()) {
      const picked = pick(message);
      if (picked === undefined) continue;
      untaken.splice(i, 1);
      return Promise.resolve(picked);
    }
    // Nothing more comes, and nothing would say so.
    if (socket.readyState === WebSocket.CLOSED) return Promise.reject(new LineClosed(wanted));
    return new Promise((resolve, reject) => {
      const last = () => received.slice(-6).map((message) => JSON.stringify(message).slice(0, 300));
      const limit = setTimeout(() => reject(new Error(`no '${wanted}' came; the last were\n${last().join('\n')}`)), LIMIT_MS);
      const take = (message: HeardMessage): boolean => {
        const picked = pick(message);
        if (picked === undefined) return false;
        end();
        resolve(picked);
        return true;
      };
      const end = () => {
        clearTimeout(limit);
        waiting.delete(take);
        closing.delete(close);
      };
      const close = () => {
        end();
        reject(new LineClosed(wanted));
      };
      waiting.add(take);
      closing.add(close);
    });
  };
  const isType = <T extends ServerMessage['type']>(type: T, message: HeardMessage): message is MessageOf<T> => message.type === type;
  const next = <T extends ServerMessage['type']>(type: T, fits: (message: MessageOf<T>) => boolean = () => true): Promise<MessageOf<T>> =>
    wait(type, (message) => (isType(type, message) && fits(message) ? message : undefined));
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  const ask = (message: Extract<ClientMessage, { readonly command: string }>) => {
    const isAnswer = (answer: HeardMessage) =>
      (answer.type === 'done' || answer.type === 'refused') && answer.command === message.command ? answer : undefined;
    const answer = wait(`answer to ${message.command}`, isAnswer);
    send(message);
    return answer;
  };
  const close = async () => {
    if (socket.readyState === WebSocket.CLOSED) return;
    const closed = once(socket, 'close');
    socket.close();
    await closed;
  };
  return { received, texts, socket, send, next, ask, close };
}
