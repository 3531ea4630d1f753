import type { IncomingHttpHeaders } from 'node:http';
import type { Problem, TokenScope } from '@madang/wire';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../core/services.ts';
import type { Session } from '../../../features/users/sessions.ts';
import { findToken, TOKEN_PREFIX } from '../../../features/users/tokens.ts';
import { OPERATIONS } from '../description/operations.ts';

const BEARER = new RegExp(`^Bearer +(${TOKEN_PREFIX}.*)$`, 'i');

/** The API token of a request; undefined: none. Other bearers, which some proxies add, are not ours and count for nothing. */
export const tokenIn = ({ authorization }: IncomingHttpHeaders): string | undefined => BEARER.exec(authorization ?? '')?.[1];

/** The sessions of requests whose API token was admitted. */
const admitted = new WeakMap<FastifyRequest, Session>();

/** The session of a request by its API token; undefined: nobody admitted it. */
export const admittedBy = (request: FastifyRequest): Session | undefined => admitted.get(request);

/** Why a session may not do what wants this right; undefined: it may. */
export function objectionTo(scopes: Session['scopes'], wanted: TokenScope | 'any' | undefined): Problem | undefined {
  if (!scopes || wanted === undefined || wanted === 'any' || scopes.includes(wanted)) return undefined;
  return { code: 'token-scope', details: { wanted, allowed: [...scopes] } };
}

/** Admits the API token of a request, or says why not. A route that names no scope is closed to every token. */
export async function admitToken(services: Services, request: FastifyRequest): Promise<Problem | undefined> {
  const token = tokenIn(request.headers);
  const { url } = request.routeOptions;
  if (token === undefined || request.is404 || !url?.startsWith('/api/')) return undefined;
  const session = await findToken(services, token);
  if (!session) return { code: 'wrong-token' };
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const scope = OPERATIONS[`${method} ${url}`]?.scope;
  if (scope === undefined) return { code: 'no-token-may', details: { allowed: [...(session.scopes ?? [])] } };
  const objection = objectionTo(session.scopes, scope);
  if (!objection) admitted.set(request, session);
  return objection;
}
