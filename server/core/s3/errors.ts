/** A request that a store refused or did not answer. Its message names the setting at fault. */
export class S3Error extends Error {
  /** The store's own code (`NoSuchBucket`), or that of the network (`ECONNREFUSED`). */
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What was asked, as far as messages may say it: never a key or a signature. */
export interface Asked {
  readonly method: string;
  readonly endpoint: string;
  readonly bucket: string;
  readonly key: string;
}

/** What a store answered to a request that it refused. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The region that the store says the bucket is in. */
  readonly region: string | undefined;
  /** The store's time, by its answer. */
  readonly date: string | undefined;
}

/** Seconds by which this machine's clock differs from an answer's. */
const skewOf = (date: string | undefined): string => (date ? ` by ${Math.round(Math.abs(Date.now() - Date.parse(date)) / 1000)} s` : '');

const REGION = ({ region }: Refusal): string => `the bucket is in another region${region ? ` (${region})` : ''}: check AWS_REGION`;

/** Sentences by the codes of S3. */
const SAYINGS: Readonly<Record<string, (refusal: Refusal, asked: Asked) => string>> = {
  NoSuchBucket: (_, { bucket }) => `there is no bucket ${bucket}: make it, or name another one`,
  InvalidAccessKeyId: () => 'the store does not know the key: check AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: () => 'the signature is wrong: check AWS_SECRET_ACCESS_KEY',
  ExpiredToken: () => 'the key has expired: renew AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN',
  InvalidToken: () => 'the token is wrong: check AWS_SESSION_TOKEN',
  RequestTimeTooSkewed: ({ date }) => `this machine’s clock differs from the store’s${skewOf(date)}: keep it right by NTP`,
  AccessDenied: (_, { method, bucket, key }) =>
    `the key may not ${method} ${bucket}/${key}: give AWS_ACCESS_KEY_ID the right to list, read, write and delete there`,
  AuthorizationHeaderMalformed: REGION,
  PermanentRedirect: REGION,
  TemporaryRedirect: REGION,
};

/** Codes for answers without one: stores behind proxies answer some requests with a page or with nothing. */
const BY_STATUS: Readonly<Record<number, string>> = { 301: 'PermanentRedirect', 307: 'TemporaryRedirect', 403: 'AccessDenied' };

/** Returns the error for a refusal. */
export function refused(refusal: Refusal, asked: Asked): S3Error {
  const code = refusal.code || (BY_STATUS[refusal.status] ?? '');
  const said = SAYINGS[code]?.(refusal, asked) ?? `${asked.method} ${asked.bucket}/${asked.key}: ${refusal.status} ${code} ${refusal.message}`.trim();
  return new S3Error(code, `${asked.endpoint}: ${said}`);
}

const NAMES = ['ENOTFOUND', 'EAI_AGAIN'];

/** The code of what lies below: `fetch failed` says nothing. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

/** Returns the error for a store that did not answer. */
export function unreached(cause: unknown, { endpoint }: Asked): S3Error {
  const code = codeOf(cause);
  if (code.includes('CERT') || code.includes('SIGNATURE'))
    return new S3Error(code, `${endpoint}: its certificate is not trusted (${code}): name its authority by NODE_EXTRA_CA_CERTS`, { cause });
  const why = NAMES.includes(code) ? 'its name is unknown here' : 'the store does not answer';
  return new S3Error(code, `${endpoint}: ${why} (${code}): check AWS_ENDPOINT_URL, AWS_REGION and the network`, { cause });
}
