import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Asked, refused, type S3Error, unreached } from './errors.ts';
import type { S3Settings } from './settings.ts';
import { textOf } from './xml.ts';

/** One request to a bucket. */
interface S3Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Empty: the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  /** In memory, so that it can be sent again. */
  readonly body?: Uint8Array<ArrayBuffer>;
  /** The first byte and the last. */
  readonly range?: readonly [number, number];
}

/** An answer that was read to its end. */
interface S3Answer {
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Sends requests to one bucket. Throws an `S3Error` that says what to do. */
export type S3Sender = (request: S3Request) => Promise<S3Answer>;

/** Milliseconds before further attempts, each shortened by chance to as little as half. */
const RETRY_DELAYS_MS: readonly number[] = [500, 1000, 2000, 4000, 8000];
/** Milliseconds for one attempt: 8 MiB at 40 KiB a second. */
const ATTEMPT_MS = 200_000;
const FAILING = 500;
const NOT_IMPLEMENTED = 501;
const TOO_MANY = 429;
/** Refusals that pass by themselves. */
const PASSING = ['SlowDown', 'RequestTimeout', 'RequestTimeTooSlow', 'InternalError', 'ServiceUnavailable'];
const EMPTY = new Uint8Array(0);

/** The address of a bucket: in the path, or in front of the host's name. */
function addressOf({ endpoint, pathStyle }: S3Settings, bucket: string): string {
  // A bucket with a full stop would not fit the store's certificate.
  if (pathStyle || bucket.includes('.')) return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  return `${url.protocol}//${bucket}.${url.host}`;
}

/** An attempt that may succeed later. */
class Passing extends Error {
  readonly failure: S3Error;
  constructor(failure: S3Error) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Makes one signed attempt. The body's checksum is signed, so a store refuses what arrives changed. */
async function attempt(client: AwsClient, url: URL, { method, body = EMPTY, range }: S3Request, asked: Asked): Promise<S3Answer> {
  const headers = new Headers({ 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') });
  if (method === 'PUT' || method === 'POST') headers.set('content-md5', createHash('md5').update(body).digest('base64'));
  if (range) headers.set('range', `bytes=${range[0]}-${range[1]}`);
  const init = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(ATTEMPT_MS), ...(method !== 'GET' && { body }) } as const;
  let answer: Response;
  let read: Buffer;
  try {
    answer = await client.fetch(url, init);
    read = Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    throw new Passing(unreached(error, asked));
  }
  // What joins an upload's parts may fail after its answer began.
  if (answer.ok && !(method === 'POST' && read.includes('<Error>'))) return { headers: answer.headers, body: read };
  throw failureOf(answer, read.toString(), asked);
}

/** Returns the error for an answer that is a refusal. */
function failureOf({ status, headers }: Response, xml: string, asked: Asked): S3Error | Passing {
  const code = textOf(xml, 'Code') ?? '';
  const region = headers.get('x-amz-bucket-region') ?? textOf(xml, 'Region');
  const failure = refused({ status, code, message: textOf(xml, 'Message') ?? '', region, date: headers.get('date') ?? undefined }, asked);
  const passes = (status >= FAILING && status !== NOT_IMPLEMENTED) || status === TOO_MANY || PASSING.includes(code);
  return passes ? new Passing(failure) : failure;
}

/** Makes attempts until one succeeds or fails for good, with a rest before each further one. */
async function retrying<T>(delays: readonly number[], make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Passing)) throw error;
    const [delay, ...later] = delays;
    if (delay === undefined) throw error.failure;
    await new Promise((rested) => setTimeout(rested, delay * (0.5 + Math.random() / 2)));
    return retrying(later, make);
  }
}

/** Opens a bucket. What fails in passing is tried again after each of these rests. */
export function newSender(settings: S3Settings, bucket: string, delays: readonly number[] = RETRY_DELAYS_MS): S3Sender {
  const { accessKeyId, secretAccessKey, sessionToken, region, endpoint } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0, ...(sessionToken && { sessionToken }) });
  const base = addressOf(settings, bucket);
  return (request) => {
    const url = new URL(request.key === '' ? base : `${base}/${request.key.split('/').map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const asked = { method: request.method, endpoint, bucket, key: request.key };
    return retrying(delays, () => attempt(client, url, request, asked));
  };
}
