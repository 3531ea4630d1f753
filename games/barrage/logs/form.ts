import { isRecord } from '@madang/kernel';

/** One notification of the log, and the number of its step. */
export interface Note {
  readonly step: string;
  readonly type: string;
  readonly args: Fields;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The log's first state and its notifications, those taken back left out. */
export interface Log {
  readonly start: Fields;
  readonly notes: readonly Note[];
}

export const fieldsOf = (json: unknown): Fields => (isRecord(json) ? json : {});

/** A list, or the values of an object: PHP writes a list with gaps as an object. */
export const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : Object.values(fieldsOf(json)));
export const textOf = (json: unknown): string => (typeof json === 'string' || typeof json === 'number' ? String(json) : '');
/** A number, also in quotes. NaN: none. */
export const numberOf = (json: unknown): number => (textOf(json) === '' ? Number.NaN : Number(json));

/** Packets stand at the top, in `logs`, or in `data.logs` as the archive answers. */
function packetsOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  const { logs, data } = fieldsOf(json);
  return logs === undefined ? listOf(fieldsOf(data).logs) : listOf(logs);
}

/** Notifications of a turn that its player restarted name what they take back. */
function takenBack(all: readonly unknown[]): ReadonlySet<string> {
  const lists = all.filter((one) => fieldsOf(one).type === 'clearTurn').map((one) => listOf(fieldsOf(fieldsOf(one).args).notifIds));
  return new Set(lists.flat().map(textOf));
}

/** Reads the form; undefined: it has no first state or no packets. */
export function readLog(json: unknown): Log | undefined {
  const { gamedatas } = fieldsOf(json);
  const packets = packetsOf(json).filter((packet) => fieldsOf(packet).data !== undefined);
  if (!isRecord(gamedatas) || packets.length === 0) return undefined;
  const all = packets.flatMap((packet) => listOf(fieldsOf(packet).data));
  const gone = takenBack(all);
  const notes = packets.flatMap((packet) => {
    const { move_id, packet_id, data } = fieldsOf(packet);
    const step = textOf(move_id) || textOf(packet_id);
    return listOf(data).flatMap((one) => {
      const { uid, type, args } = fieldsOf(one);
      return gone.has(textOf(uid)) ? [] : [{ step, type: textOf(type), args: fieldsOf(args) }];
    });
  });
  return { start: gamedatas, notes };
}
