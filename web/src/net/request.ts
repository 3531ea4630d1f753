import { fail, ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { isRecord } from '../json.ts';
import { appUrl } from '../reach/base.ts';
import { type Form, fits } from './forms/form.ts';

/** Nobody is there, or something in between refuses. */
const UNREACHABLE: Problem = { code: 'unreachable' };
/** The question was taken, and no answer came. */
const NO_ANSWER: Problem = { code: 'no-answer' };

/** Milliseconds to wait for the next sign of life: the head of an answer, then its body. */
const PATIENCE_MS = 15_000;

function problemOf(json: unknown, status: number): Problem {
  const inner = isRecord(json) && isRecord(json.problem) ? json.problem : json;
  if (!isRecord(inner) || typeof inner.code !== 'string') return { code: 'unexpected', details: { status } };
  return isRecord(inner.details) ? { code: inner.code, details: inner.details } : { code: inner.code };
}

/** Asks the server, in the name of this browser's session. */
export async function request(method: string, path: string, body?: unknown): Promise<Result<unknown, Problem>> {
  const asked: RequestInit =
    body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const patience = new AbortController();
  const giveUp = () => setTimeout(() => patience.abort(), PATIENCE_MS);
  let timer = giveUp();
  try {
    const response = await fetch(appUrl(`api${path}`), { ...asked, credentials: 'same-origin', signal: patience.signal });
    clearTimeout(timer);
    timer = giveUp();
    const text = await response.text();
    const json: unknown = text === '' ? null : JSON.parse(text);
    return response.ok ? ok(json) : fail(problemOf(json, response.status));
  } catch {
    return fail(patience.signal.aborted ? NO_ANSWER : UNREACHABLE);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the answer, if it has the form that is expected. */
export function expect<T>(result: Result<unknown, Problem>, form: Form<T>): Result<T, Problem> {
  if (!result.ok) return result;
  return fits(form, result.value) ? ok(result.value) : fail({ code: 'unexpected' });
}

/** Asks the server, and returns its answer if it has that form. */
export const requestFor = async <T>(form: Form<T>, ...asked: Parameters<typeof request>): Promise<Result<T, Problem>> =>
  expect(await request(...asked), form);
