import { type FileHandle, open } from 'node:fs/promises';
import { S3Error } from './errors.ts';
import type { S3Sender } from './requests.ts';
import { elementsOf, textOf } from './xml.ts';

/** Bytes of a part of an upload or download: all that is held in memory of a file. */
export const PART_BYTES = 8 * 2 ** 20;
/** Parts that an upload may have. */
const MOST_PARTS = 10_000;

/** An object of a bucket, as it is listed. */
export interface Listed {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Returns all objects whose keys begin so. */
export async function listObjects(send: S3Sender, prefix: string): Promise<readonly Listed[]> {
  const found: Listed[] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const xml = (
      await send({ method: 'GET', key: '', query: { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) } })
    ).body.toString();
    for (const one of elementsOf(xml, 'Contents'))
      found.push({ key: textOf(one, 'Key') ?? '', bytes: Number(textOf(one, 'Size')), at: Date.parse(textOf(one, 'LastModified') ?? '') });
    next = textOf(xml, 'NextContinuationToken');
  }
  return found;
}

/** Returns a small object; undefined if there is none. */
export async function getObject(send: S3Sender, key: string): Promise<Buffer | undefined> {
  try {
    return (await send({ method: 'GET', key })).body;
  } catch (error) {
    if (error instanceof S3Error && error.code === 'NoSuchKey') return undefined;
    throw error;
  }
}

export const putObject = async (send: S3Sender, key: string, body: Uint8Array<ArrayBuffer>): Promise<void> =>
  void (await send({ method: 'PUT', key, body }));

export const deleteObject = async (send: S3Sender, key: string): Promise<void> => void (await send({ method: 'DELETE', key }));

/** A file that is sent to an object, or comes from one. `moved` is called after each part, with its bytes. */
export interface Transfer {
  readonly key: string;
  readonly file: string;
  readonly bytes: number;
  readonly moved: (part: Buffer) => void;
}

/** Bytes of a part, so that the file fits into the parts that there may be. */
export const partBytes = (bytes: number): number => Math.max(1, Math.ceil(bytes / MOST_PARTS / PART_BYTES)) * PART_BYTES;

/** Reads the next part of a file. Throws if the file has become shorter. */
async function readPart(handle: FileHandle, from: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const part = Buffer.alloc(length);
  const { bytesRead } = await handle.read(part, 0, length, from);
  if (bytesRead < length) throw new Error('a file changed while it was sent');
  return part;
}

/** Sends a file: at once if it is small, else in parts, of which one at a time is in memory. An upload that fails is abandoned. */
export async function sendFile(send: S3Sender, { key, file, bytes, moved }: Transfer): Promise<void> {
  const handle = await open(file);
  try {
    if (bytes <= PART_BYTES) {
      const body = await readPart(handle, 0, bytes);
      await putObject(send, key, body);
      moved(body);
      return;
    }
    const id = textOf((await send({ method: 'POST', key, query: { uploads: '' } })).body.toString(), 'UploadId') ?? '';
    try {
      await sendParts(send, { key, bytes, moved, handle, id });
    } catch (error) {
      await abandon(send, key, id).catch(() => undefined);
      throw error;
    }
  } finally {
    await handle.close();
  }
}

interface Upload extends Pick<Transfer, 'key' | 'bytes' | 'moved'> {
  readonly handle: FileHandle;
  readonly id: string;
}

async function sendParts(send: S3Sender, { key, bytes, moved, handle, id }: Upload): Promise<void> {
  const size = partBytes(bytes);
  const parts: string[] = [];
  for (let from = 0, number = 1; from < bytes; from += size, number += 1) {
    const body = await readPart(handle, from, Math.min(size, bytes - from));
    const { headers } = await send({ method: 'PUT', key, query: { partNumber: String(number), uploadId: id }, body });
    parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${headers.get('etag') ?? ''}</ETag></Part>`);
    moved(body);
  }
  const xml = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`;
  try {
    await send({ method: 'POST', key, query: { uploadId: id }, body: Uint8Array.from(Buffer.from(xml)) });
  } catch (error) {
    // The answer to an earlier attempt may be lost: then the upload is over and the object is there.
    const isOver = error instanceof S3Error && error.code === 'NoSuchUpload';
    const isThere = isOver && (await listObjects(send, key)).some((one) => one.key === key && one.bytes === bytes);
    if (!isThere) throw error;
  }
}

const abandon = async (send: S3Sender, key: string, id: string): Promise<void> =>
  void (await send({ method: 'DELETE', key, query: { uploadId: id } }));

/** Abandons uploads below a prefix that began before then: their parts take room and nobody sees them. Not every store can. */
export async function abandonUploads(send: S3Sender, prefix: string, before: number): Promise<void> {
  const xml = await send({ method: 'GET', key: '', query: { uploads: '', prefix } }).then(
    ({ body }) => body.toString(),
    (error: unknown) => {
      if (error instanceof S3Error && NOT_OFFERED.includes(error.code)) return '';
      throw error;
    },
  );
  for (const upload of elementsOf(xml, 'Upload')) {
    const [key = '', id = ''] = [textOf(upload, 'Key'), textOf(upload, 'UploadId')];
    if (key.startsWith(prefix) && Date.parse(textOf(upload, 'Initiated') ?? '') < before) await abandon(send, key, id);
  }
}

/** What a store says that cannot list uploads, or a key that may not. */
const NOT_OFFERED = ['NotImplemented', 'MethodNotAllowed', 'AccessDenied'];

/** Brings an object to a new file, part by part. Throws if it has another size. */
export async function fetchFile(send: S3Sender, { key, file, bytes, moved }: Transfer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    for (let from = 0; from < bytes; from += PART_BYTES) {
      const last = Math.min(from + PART_BYTES, bytes) - 1;
      const { body } = await send({ method: 'GET', key, range: [from, last] });
      if (body.length !== last - from + 1) throw new Error(`${key} has another size than when it was sent`);
      await handle.write(body, 0, body.length, from);
      moved(body);
    }
  } finally {
    await handle.close();
  }
}
