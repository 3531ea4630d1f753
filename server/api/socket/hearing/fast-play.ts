import type { ClientMessage } from '@madang/wire';

type Play = Extract<ClientMessage, { readonly type: 'play' }>;

const FIELDS = 6;
const TABLE = /^[\w-]{1,64}$/;
const COMMAND = /^[!-~]{8,64}$/;
const MOST_MOVES = 64;
const LONGEST_NAME = 64;
const LONGEST_TEXT = 256;

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> => typeof json === 'object' && json !== null && !Array.isArray(json);

const isCount = (json: unknown): json is number => typeof json === 'number' && Number.isSafeInteger(json) && json >= 0;

function isMove(json: unknown): boolean {
  if (!isRecord(json)) return false;
  for (const name in json) {
    const value = json[name];
    // The schema drops this name; it decides.
    if (name.length > LONGEST_NAME || name === '__proto__') return false;
    if (typeof value === 'string' ? value.length > LONGEST_TEXT : typeof value !== 'boolean' && value !== null && !Number.isFinite(value))
      return false;
  }
  return true;
}

/**
 * Whether parsed JSON is a `play` message as nearly all are. It says so in a fraction of the schema's time, which most
 * messages are spared; where it says no, the schema decides and tells what is wrong.
 */
export function isPlay(json: unknown): json is Play {
  if (!isRecord(json) || json.type !== 'play' || Object.keys(json).length !== FIELDS) return false;
  const { table, seat, seq, command, moves } = json;
  return (
    typeof table === 'string' &&
    TABLE.test(table) &&
    isCount(seat) &&
    seat <= 7 &&
    isCount(seq) &&
    typeof command === 'string' &&
    COMMAND.test(command) &&
    Array.isArray(moves) &&
    moves.length > 0 &&
    moves.length <= MOST_MOVES &&
    moves.every(isMove)
  );
}
