/** Environment variables, as `Variables` of the settings. */
type Given = Readonly<Record<string, string | undefined>>;

/** A store that speaks S3, and the key that opens it. */
export interface S3Settings {
  /** Its address without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** A third part of keys that end after hours. */
  readonly sessionToken: string | undefined;
  /** The bucket stands in the path; otherwise it is a part of the host's name. */
  readonly pathStyle: boolean;
}

/** A place in a store: `s3://bucket/prefix`. */
export interface S3Place {
  readonly bucket: string;
  /** Empty, or it ends with a slash. */
  readonly prefix: string;
}

const SCHEME = 's3://';
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.+=@/-]*))?$/;
const REGION = 'us-east-1';

/** True if an address names a place in a store, not a folder. */
export const isS3 = (address: string): boolean => address.startsWith(SCHEME);

/** Reads `s3://bucket/prefix`. Throws if it is not one; `setting` names what holds it. */
export function readS3Place(address: string, setting: string): S3Place {
  const [, bucket, path = ''] = ADDRESS.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`${setting}: ${address} is no place in a store: write s3://bucket or s3://bucket/folder`);
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) throw new Error(`${setting}: ${address} must not have . or .. as a folder`);
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') };
}

/** Reads a store's settings by the names that the field's tools share. Throws an error that names what is missing or wrong. */
export function readS3Settings(given: Given): S3Settings {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_S3_FORCE_PATH_STYLE: style } = given;
  if (!accessKeyId || !secretAccessKey) throw new Error('s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const region = given.AWS_REGION || given.AWS_DEFAULT_REGION || REGION;
  const own = given.AWS_ENDPOINT_URL_S3 || given.AWS_ENDPOINT_URL;
  if (own && !(/^https?:$/.test(URL.parse(own)?.protocol ?? '') && URL.parse(own)?.pathname === '/'))
    throw new Error('AWS_ENDPOINT_URL: an address without a path, like https://s3.example.org');
  if (style && style !== 'true' && style !== 'false') throw new Error('AWS_S3_FORCE_PATH_STYLE: true or false');
  return {
    endpoint: own ? new URL(own).origin : `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: given.AWS_SESSION_TOKEN || undefined,
    // Stores of one's own seldom have a name and a certificate for each bucket.
    pathStyle: style ? style === 'true' : own !== undefined && own !== '',
  };
}
