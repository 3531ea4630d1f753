import { once } from 'node:events';
import { below, type RandomState } from '@madang/kernel';
import { type ClientMessage, Person, type TableRequest, TableView } from '@madang/wire';
import { WebSocket } from 'ws';
import { type LoadTable, newReceipts } from './load-table.ts';

const REQUEST: TableRequest = {
  game: 'siberia',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
  access: 'open',
  watchers: true,
  chances: false,
  clock: null,
};

/** What the generator reads of a `view` or `step`; no more, so that it is not busier than the server. */
interface News {
  readonly seq: number;
  readonly over: boolean;
  /** The moves of the receiver's own decision, as they came; undefined: those of before. */
  readonly moves: readonly unknown[] | undefined;
}

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> => typeof json === 'object' && json !== null;

function readNews(json: Readonly<Record<string, unknown>>): News {
  const { seq, over, decisions } = json;
  const own: unknown = Array.isArray(decisions) ? decisions[0] : undefined;
  const given = isRecord(own) && Array.isArray(own.moves) ? own.moves : [];
  const moves = decisions === undefined ? undefined : given;
  if (typeof seq !== 'number' || typeof over !== 'boolean') throw new Error(`not news of a table: ${JSON.stringify(json).slice(0, 200)}`);
  return { seq, over, moves };
}

async function post(url: string, cookie: string, body?: unknown): Promise<Response> {
  const headers = body === undefined ? { cookie } : { cookie, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** A guest's session: its cookie. */
async function newSession(url: string, name: string): Promise<string> {
  const response = await post(`${url}/api/session`, '', { name });
  Person.parse(await response.json());
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** The node of that seat. */
const nodeOf = (urls: readonly string[], seat: number): string => urls[seat % urls.length] ?? '';

/**
 * Guests sit down at a new table, four of Siberia if nothing else is asked for, and start; each follows it on a socket of its own, at one of the nodes in turn, and
 * plays any offered move.
 */
export async function openMadangTable(urls: readonly string[], random: RandomState, request: TableRequest = REQUEST): Promise<LoadTable> {
  const url = nodeOf(urls, 0);
  const cookies = await Promise.all(request.seats.map((_, seat) => newSession(url, `Seat ${seat}`)));
  const [owner = '', ...guests] = cookies;
  const { id } = TableView.parse(await (await post(`${url}/api/tables`, owner, request)).json());
  for (const guest of guests) await post(`${url}/api/tables/${id}/join`, guest, {});
  await post(`${url}/api/tables/${id}/start`, owner);
  return playTable(urls, id, cookies, random);
}

async function playTable(urls: readonly string[], id: string, cookies: readonly string[], random: RandomState): Promise<LoadTable> {
  const receipts = newReceipts(cookies.length);
  const offered: (readonly unknown[])[] = cookies.map(() => []);
  let seq = 0;
  let over = false;
  let bytes: number[] = [];
  const hear = (seat: number, text: string): boolean => {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json)) throw new Error(`not a message: ${text}`);
    if (json.type === 'refused' || json.type === 'problem') receipts.failed(new Error(text));
    if (json.type !== 'view' && json.type !== 'step') return false;
    const news = readNews(json);
    if (news.moves) offered[seat] = news.moves;
    seq = news.seq;
    over = news.over;
    return true;
  };
  const seats = await Promise.all(cookies.map((cookie, seat) => watch(nodeOf(urls, seat), id, cookie, (text) => hear(seat, text))));
  for (const [seat, socket] of seats.entries()) {
    socket.on('message', (data) => {
      const text = String(data);
      if (!hear(seat, text)) return;
      bytes.push(Buffer.byteLength(text));
      receipts.arrived(seat);
    });
    socket.on('close', () => receipts.failed(new Error(`seat ${seat} was cut off`)));
  }
  const act = async () => {
    if (over) return undefined;
    const able = offered.flatMap((moves, seat) => (moves.length > 0 ? [seat] : []));
    const seat = able[below(random, able.length)] ?? 0;
    const moves = offered[seat] ?? [];
    const command = crypto.randomUUID();
    const move = moves[below(random, moves.length)];
    const all = receipts.expect(seat);
    seats[seat]?.send(JSON.stringify({ type: 'play', table: id, seat, seq, command, moves: [move] }));
    return all;
  };
  const received = () => {
    const all = bytes;
    bytes = [];
    return all;
  };
  const comeBack = async (url: string) => {
    const began = performance.now();
    const socket = await watch(url, id, cookies[0] ?? '', (text) => text.startsWith('{"type":"view"'));
    const waited = performance.now() - began;
    socket.terminate();
    return waited;
  };
  return { act, received, comeBack, close: () => seats.forEach((socket) => void socket.terminate()) };
}

/** A socket that follows the table and has been sent its view. */
async function watch(url: string, table: string, cookie: string, hear: (text: string) => boolean): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'watch', table } satisfies ClientMessage));
  return new Promise((resolve, reject) => {
    const first = (data: unknown) => {
      if (!hear(String(data))) return;
      socket.off('message', first);
      resolve(socket);
    };
    socket.on('message', first);
    socket.once('close', (code: number) => reject(new Error(`the server hung up (${code})`)));
  });
}
