import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What is signed wrongly on purpose. */
export interface Bent {
  readonly origin?: string;
  readonly host?: string;
  readonly type?: string;
  /** The person was not asked by the authenticator. */
  readonly unverified?: boolean;
}

/** An authenticator in software, with one passkey for a host (WebAuthn level 2, ES256, attestation "none"). */
export interface Authenticator {
  readonly id: string;
  register(challenge: string, bent?: Bent): { id: string; name: string; clientDataJSON: string; attestationObject: string };
  assert(challenge: string, bent?: Bent): { id: string; clientDataJSON: string; authenticatorData: string; signature: string };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const short = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
/** CBOR of lengths up to 65,535: major type and size. */
const head = (major: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.concat([Buffer.from([(major << 5) | 25]), short(size)]);
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

export function newAuthenticator(site: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const raw = randomBytes(32);
  const id = raw.toString('base64url');
  const key = map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
  let counter = 0;
  const data = (flags: number, { host = new URL(site).hostname, unverified = false }: Bent, rest: Buffer = Buffer.alloc(0)): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags | PRESENT | (unverified ? 0 : VERIFIED)]), count, rest]);
  };
  const client = (type: string, challenge: string, { origin = site, type: bentType = type }: Bent): Buffer =>
    Buffer.from(JSON.stringify({ type: bentType, challenge, origin, crossOrigin: false }));
  return {
    id,
    register(challenge, bent = {}) {
      const credential = Buffer.concat([Buffer.alloc(16), short(raw.length), raw, key]);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data(WITH_CREDENTIAL, bent, credential))],
      ]);
      const clientDataJSON = client('webauthn.create', challenge, bent).toString('base64url');
      return { id, name: 'Key', clientDataJSON, attestationObject: attestation.toString('base64url') };
    },
    assert(challenge, bent = {}) {
      const said = client('webauthn.get', challenge, bent);
      const authenticatorData = data(0, bent);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(said)]), privateKey);
      const base64 = (one: Buffer): string => one.toString('base64url');
      return { id, clientDataJSON: base64(said), authenticatorData: base64(authenticatorData), signature: base64(signature) };
    },
  };
}
