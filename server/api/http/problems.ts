import type { Problem } from '@madang/wire';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** The HTTP status of each problem that a request may meet; 422 where the request was understood but cannot be done. */
const STATUSES: Readonly<Record<string, number>> = {
  'no-session': 401,
  'wrong-login': 401,
  'wrong-passkey': 401,
  'wrong-token': 401,
  'wrong-password': 403,
  'show-again': 403,
  'token-scope': 403,
  'no-token-may': 403,
  'account-needed': 403,
  'people-only': 403,
  'played-already': 409,
  'not-the-owner': 403,
  banned: 403,
  'not-at-the-table': 403,
  'wrong-invitation': 403,
  'sent-away': 403,
  'nobody-there': 409,
  'nobody-asked': 409,
  'here-already': 409,
  'removed-here': 409,
  'never-met': 403,
  'no-table': 404,
  'no-cup': 404,
  'cup-wait': 409,
  'not-found': 404,
  'unknown-game': 404,
  'already-started': 409,
  'seat-taken': 409,
  'left-already': 409,
  'seats-free': 409,
  'not-over': 409,
  'not-started': 409,
  sealed: 409,
  'in-deal': 409,
  'one-seat-each': 409,
  'login-taken': 409,
  'last-way': 409,
  'wrong-link': 410,
  'not-delivered': 502,
  'too-many': 429,
  'too-fast': 429,
  busy: 503,
  internal: 500,
  unavailable: 503,
};

/** An answer that says nothing but that it was done. */
export const Done = z.object({});

export const statusOf = (problem: Problem): number => STATUSES[problem.code] ?? 422;

/** Sets the reply's status to that of the problem and gives the problem back as its body. */
export function refuse<P extends Problem>(reply: FastifyReply, problem: P): P {
  reply.code(statusOf(problem));
  return problem;
}

/** Says to a request from elsewhere that only this machine is answered, and which setting of the host changes that. */
export const refuseOthers = (reply: FastifyReply, setting: string): FastifyReply =>
  reply.code(403).send({ code: 'own-machine-only', details: { setting } });
