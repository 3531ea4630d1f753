import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { abandonUploads, deleteObject, fetchFile, getObject, type Listed, listObjects, putObject, sendFile } from '../../core/s3/objects.ts';
import { newSender, type S3Sender } from '../../core/s3/requests.ts';
import { readS3Place, type S3Settings } from '../../core/s3/settings.ts';
import { BACKUP_FILES, givenUp, isDay, OWNER_FOLDER, SECRET } from './shelf.ts';

/**
 * A place for backups in a store. A backup is objects of its files and a manifest that names them. The manifest comes last, so half a backup is none.
 * Each upload has its own folder, so two nodes do not mix theirs.
 */
export interface Store {
  readonly send: S3Sender;
  /** Empty, or it ends with a slash. */
  readonly prefix: string;
  /** The address for messages. */
  readonly name: string;
}

const MANIFEST = 'backup.json';
const VERSION = 1;
const FILES = [...BACKUP_FILES, SECRET];
const ID_BYTES = 6;
const HOUR = 3_600_000;
/** Milliseconds after which objects that no manifest names belong to an upload that is over. */
const STALE = 24 * HOUR;
/** A key below a store's prefix that a backup made: a day, perhaps an upload, a file. */
const OURS = /^(\d{4}-\d\d-\d\d)\/(?:[\da-f]{12}\/(?:madang\.sqlite|madang\.dump|secret)|backup\.json)$/;

const Manifest = z.object({
  version: z.literal(VERSION),
  made: z.string(),
  files: z.array(
    z.object({
      name: z.enum(FILES),
      /** Below the manifest's folder. */
      key: z.string().regex(/^[\da-f]{12}\/[\w.]+$/),
      bytes: z.number().int().min(0),
      sha256: z.string(),
    }),
  ),
});
type Manifest = z.infer<typeof Manifest>;

/** Opens the place in a store that an address names. `setting`: what holds the address, for messages. `delays`: rests before further attempts. */
export function openStore(address: string, settings: S3Settings, setting: string, delays?: readonly number[]): Store {
  const { bucket, prefix } = readS3Place(address, setting);
  return { send: newSender(settings, bucket, delays), prefix, name: `s3://${bucket}/${prefix}`.replace(/\/$/, '') };
}

/** A place below a store's. */
const below = ({ send, prefix, name }: Store, folder: string): Store => ({ send, prefix: `${prefix}${folder}/`, name: `${name}/${folder}` });

/** Sends a backup in a folder to a store. `moved` is called after each part. Throws where the store holds one at that place. */
export async function sendBackup(store: Store, folder: string, moved: () => void = () => undefined): Promise<void> {
  const { send, prefix, name } = store;
  if ((await getObject(send, `${prefix}${MANIFEST}`)) !== undefined) throw new Error(`${name} holds a backup already: name a new place`);
  const upload = randomBytes(ID_BYTES).toString('hex');
  const files: Manifest['files'] = [];
  for (const file of FILES.filter((one) => existsSync(join(folder, one)))) {
    const path = join(folder, file);
    const { size: bytes } = statSync(path);
    const hash = createHash('sha256');
    const key = `${upload}/${file}`;
    await sendFile(send, {
      key: `${prefix}${key}`,
      file: path,
      bytes,
      moved: (part) => {
        hash.update(part);
        moved();
      },
    });
    files.push({ name: file, key, bytes, sha256: hash.digest('hex') });
  }
  const manifest: Manifest = { version: VERSION, made: new Date().toISOString(), files };
  await putObject(send, `${prefix}${MANIFEST}`, Uint8Array.from(Buffer.from(JSON.stringify(manifest, null, 2))));
}

/** Returns the manifest of the backup at a place; undefined if there is none. Throws if it is not one of ours. */
async function manifestOf({ send, prefix, name }: Store): Promise<Manifest | undefined> {
  const text = await getObject(send, `${prefix}${MANIFEST}`);
  if (text === undefined) return undefined;
  const read = Manifest.safeParse(parsed(text.toString()));
  if (!read.success) throw new Error(`${name}/${MANIFEST} is no list of a backup of Madang`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Brings a backup from a store into an empty folder. Throws where it is not there, or not what was sent. */
export async function fetchBackup(store: Store, folder: string): Promise<void> {
  const { send, prefix, name } = store;
  const manifest = await manifestOf(store);
  if (!manifest) throw new Error(`there is no backup in ${name}${await others(store)}`);
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  for (const { name: file, key, bytes, sha256 } of manifest.files) {
    const hash = createHash('sha256');
    await fetchFile(send, { key: `${prefix}${key}`, file: join(folder, file), bytes, moved: (part) => void hash.update(part) });
    if (hash.digest('hex') !== sha256) throw new Error(`${name}/${key} is damaged: its checksum is not that of what was sent`);
  }
}

/** Names the backups below a place, for those who named the place above them. */
async function others(store: Store): Promise<string> {
  const days = [...(await storedDays(store)).keys()].sort();
  return days.length > 0 ? `, but below it there are ${days.join(', ')}` : '';
}

/** Returns the days of the whole backups below a place, and when each was made, in milliseconds since 1970. */
export async function storedDays({ send, prefix }: Store): Promise<ReadonlyMap<string, number>> {
  const days = new Map<string, number>();
  for (const { key, at } of await listObjects(send, prefix)) {
    const [day = '', file, ...more] = key.slice(prefix.length).split('/');
    if (isDay(day) && file === MANIFEST && more.length === 0) days.set(day, at);
  }
  return days;
}

/** Objects of ours below a place, by day. What is not ours there is left alone. */
async function oursByDay({ send, prefix }: Store): Promise<ReadonlyMap<string, readonly Listed[]>> {
  const days = new Map<string, Listed[]>();
  for (const one of await listObjects(send, prefix)) {
    const day = OURS.exec(one.key.slice(prefix.length))?.[1];
    if (day !== undefined) days.set(day, [...(days.get(day) ?? []), one]);
  }
  return days;
}

/** Removes the backups that the rule gives up, and what uploads left that ended half-way. Returns the days of the first. */
export async function tidyStore(store: Store, now: number): Promise<readonly string[]> {
  const days = await oursByDay(store);
  const whole = [...(await storedDays(store)).keys()];
  const old = givenUp(whole);
  for (const day of old) await removeDay(store, day, days.get(day) ?? []);
  for (const [day, objects] of days) {
    if (old.includes(day)) continue;
    const place = below(store, day);
    const stale = objects.filter(({ key, at }) => !key.endsWith(`/${MANIFEST}`) && at < now - STALE);
    const named = new Set(stale.length > 0 ? (await manifestOf(place))?.files.map(({ key }) => `${place.prefix}${key}`) : []);
    for (const { key } of stale) if (!named.has(key)) await deleteObject(store.send, key);
  }
  await abandonUploads(store.send, store.prefix, now - STALE);
  return old;
}

/** Removes a day's backup: its manifest first, so that what remains if this ends half-way is no backup. */
async function removeDay({ send, prefix }: Store, day: string, objects: readonly Listed[]): Promise<void> {
  await deleteObject(send, `${prefix}${day}/${MANIFEST}`);
  for (const { key } of objects) await deleteObject(send, key);
}

/** Sends a folder to the place of a day. */
export const sendDay = (store: Store, day: string, folder: string, moved: () => void): Promise<void> => sendBackup(below(store, day), folder, moved);

/** A folder under another, for what comes from or goes to a store; removed once `work` is over. */
export async function inStaging<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(parent, `backup-${randomBytes(ID_BYTES).toString('hex')}`);
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
