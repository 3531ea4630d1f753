import type { OwnProgress, Progress } from '@madang/wire';
import { isRecord } from '../json.ts';

/** The person whose progress a device has. `told`: what the server has heard of, as far as the device knows. */
export interface Owner {
  readonly person: string;
  /** They have no account, so nobody finds their progress again but on this device. */
  readonly guest: boolean;
  readonly told: Progress;
}

/** The progress of a device; its owner is null where no server has said yet who plays there. */
export interface Device {
  readonly owner: Owner | null;
  readonly progress: Progress;
}

const isProgress = (json: unknown): json is Progress =>
  isRecord(json) && Object.values(json).every((items) => isRecord(items) && Object.values(items).every((grade) => typeof grade === 'number'));

export const isOwner = (json: unknown): json is Owner =>
  isRecord(json) && typeof json.person === 'string' && typeof json.guest === 'boolean' && isProgress(json.told);

/** The grade of one item. */
type Entry = readonly [collection: string, item: string, grade: number];

const entriesOf = (progress: Progress): readonly Entry[] =>
  Object.entries(progress).flatMap(([collection, items]) => Object.entries(items).map(([item, grade]): Entry => [collection, item, grade]));

/** Grades by collection and item. The last entry of an item counts. */
function progressOf(entries: readonly Entry[]): Progress {
  const collections = [...Map.groupBy(entries, ([collection]) => collection)];
  return Object.fromEntries(collections.map(([name, items]) => [name, Object.fromEntries(items.map(([, item, grade]) => [item, grade]))]));
}

/** The grades that are more than others are. */
export const beyond = (progress: Progress, others: Progress): Progress =>
  progressOf(entriesOf(progress).filter(([collection, item, grade]) => grade > (others[collection]?.[item] ?? 0)));

/** The highest grades of both. Order and repetition make no difference. */
export const mostOf = (some: Progress, others: Progress): Progress => progressOf([...entriesOf(others), ...entriesOf(beyond(some, others))]);

export const isEmpty = (progress: Progress): boolean => entriesOf(progress).length === 0;

/** The grades that the owner's server has not heard of. */
export const untold = ({ owner, progress }: Device): Progress => beyond(progress, owner?.told ?? {});

/**
 * The progress of a device that belongs to the caller. After a change of persons only what no server has heard of does: the server hands on what a
 * guest had told. A guest after a guest lost a cookie and keeps all.
 */
const ownProgress = (device: Device, { person, guest }: OwnProgress): Progress =>
  device.owner === null || device.owner.person === person || (device.owner.guest && guest) ? device.progress : untold(device);

/** A device after the server's answer. `sent`: what the request told. */
export function withAnswer(device: Device, answer: OwnProgress, sent: Progress = {}): Device {
  const { person, guest, progress } = answer;
  return { owner: { person, guest, told: mostOf(progress, sent) }, progress: mostOf(ownProgress(device, answer), progress) };
}
