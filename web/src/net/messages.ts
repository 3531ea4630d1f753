import type { ServerMessage } from '@madang/wire';
import { isRecord } from '../json.ts';

/** What the server may send; a record so that the checker finds a type that was forgotten. */
const TYPES: Readonly<Record<ServerMessage['type'], true>> = {
  hello: true,
  table: true,
  view: true,
  step: true,
  done: true,
  refused: true,
  chat: true,
  clocks: true,
  acts: true,
  past: true,
  reactions: true,
  plan: true,
  lists: true,
  listed: true,
  cups: true,
  problem: true,
  pong: true,
};

/** Our own server's messages are told by their type; its tests hold them to the schema, which is too heavy for the page. */
const isServerMessage = (json: unknown): json is ServerMessage => isRecord(json) && typeof json.type === 'string' && Object.hasOwn(TYPES, json.type);

/** A message from the server; undefined for what is none (a newer server's message, for one). */
export function readServerMessage(text: string): ServerMessage | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isServerMessage(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
