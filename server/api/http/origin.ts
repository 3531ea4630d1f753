import type { IncomingMessage } from 'node:http';

/** Whether a request comes from a page of ours, or from no page: browsers say where from, and only our own speak in a person's name. */
export function fromHere(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
