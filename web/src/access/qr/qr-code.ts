// QR codes (ISO/IEC 18004): bytes only, error correction M, versions 1 to 10. That is enough for the address of a table.
import { checkBytes } from './check-bytes.ts';

/** Bytes that check one block, and the number of blocks, by version from 1. */
const BLOCKS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const;

/** The centres of the small squares of a version, on both axes. */
const centresOf = (version: number): readonly number[] => {
  if (version === 1) return [];
  const last = version * 4 + 10;
  return version < 7 ? [6, last] : [6, (last + 6) / 2, last];
};

/** Where the small squares stand: everywhere but under the three eyes. */
function smallSquares(version: number): (readonly [x: number, y: number])[] {
  const centres = centresOf(version);
  const [first, last] = [centres[0], centres.at(-1)];
  const isEye = (x: number, y: number): boolean => (x === first && (y === first || y === last)) || (x === last && y === first);
  return centres.flatMap((x) => centres.flatMap((y) => (isEye(x, y) ? [] : [[x, y] as const])));
}

/** Places of a version that hold data, in bits. */
function roomOf(version: number): number {
  const size = version * 4 + 17;
  const centres = centresOf(version).length;
  const squares = centres === 0 ? 0 : centres ** 2 * 25 - 3 * 25 - (centres - 2) * 2 * 5;
  return size ** 2 - 3 * 64 - 2 * 15 - 1 - 2 * (size - 16) - squares - (version >= 7 ? 36 : 0);
}

/** A square that is being filled: `dark` by row and column; undefined where nothing stands yet. */
type Square = (boolean | undefined)[][];

/** The bytes of a text as a version has them, without those that check; undefined: it has no room. */
function dataOf(text: string, version: number): number[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const [check, blocks] = BLOCKS[version - 1] ?? [0, 0];
  const most = Math.floor(roomOf(version) / 8) - check * blocks;
  const lengthBits = version < 10 ? 8 : 16;
  // 4 says that bytes follow.
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, lengthBits), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))];
  if (bits.length > most * 8) return undefined;
  bits.push(...bitsOf(0, Math.min(4, most * 8 - bits.length)));
  while (bits.length % 8 > 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  for (let pad = 0; data.length < most; pad++) data.push(pad % 2 === 0 ? 236 : 17);
  return data;
}

const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);

/** The blocks of the data with their check bytes, one byte of each block after the other. */
function interleaved(data: readonly number[], version: number): number[] {
  const [check, count] = BLOCKS[version - 1] ?? [0, 1];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(from, from + short + (i >= count - longer ? 1 : 0));
    from += block.length;
    return block;
  });
  const checks = blocks.map((block) => checkBytes(block, check));
  const across = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...across(blocks), ...across(checks)];
}

/** What every code of a version has: three eyes, small squares, two rulers, and room for what says how it is masked. */
function frameOf(version: number): Square {
  const size = version * 4 + 17;
  const square: Square = Array.from({ length: size }, () => Array<boolean | undefined>(size));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = square[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const rings = (cx: number, cy: number, reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of smallSquares(version)) rings(x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  if (version >= 7) for (const [x, y, dark] of versionPlaces(version, size)) set(x, y, dark);
  for (const [x, y, dark] of formatPlaces(0, size)) set(x, y, dark);
  return square;
}

/** The remainder of a value by a generator of that degree: it follows the value and lets a reader correct it. */
function remainderOf(value: number, generator: number, degree: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator);
  return rest;
}

type Place = readonly [x: number, y: number, dark: boolean];

function versionPlaces(version: number, size: number): Place[] {
  const bits = (version << 12) | remainderOf(version, 0x1f25, 12);
  return Array.from({ length: 18 }, (_, i) => i).flatMap((i): Place[] => {
    const [a, b, dark] = [size - 11 + (i % 3), Math.floor(i / 3), ((bits >> i) & 1) === 1];
    return [
      [a, b, dark],
      [b, a, dark],
    ];
  });
}

/** Where and how a code says that it has correction M (whose bits are 00) and this mask; each bit stands twice. */
function formatPlaces(mask: number, size: number): Place[] {
  const bits = ((mask << 10) | remainderOf(mask, 0x537, 10)) ^ 0x5412;
  const isDark = (i: number): boolean => ((bits >> i) & 1) === 1;
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  const first = Array.from({ length: 15 }, (_, i): Place => (i < 8 ? [8, around[i] ?? 0, isDark(i)] : [around[14 - i] ?? 0, 8, isDark(i)]));
  const second = Array.from({ length: 15 }, (_, i): Place => (i < 8 ? [size - 1 - i, 8, isDark(i)] : [8, size - 15 + i, isDark(i)]));
  return [...first, ...second, [8, size - 8, true]];
}

/** The masks by their numbers: true where a place is turned round. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The free places in the order of the bits: in pairs of columns from the right, up and down in turn, past the upright ruler. */
function* freePlaces(frame: Square): Generator<readonly [x: number, y: number]> {
  const size = frame.length;
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i).map((right) => (right <= 6 ? right - 1 : right));
  for (const [i, right] of pairs.entries())
    for (let step = 0; step < size * 2; step++) {
      const [x, down] = [right - (step % 2), step >> 1];
      const y = i % 2 === 0 ? size - 1 - down : down;
      if (frame[y]?.[x] === undefined) yield [x, y];
    }
}

/** A code's places by row, true where it is dark. */
export type QrCode = readonly (readonly boolean[])[];

/** The code of a text with a mask, which a reader can undo; undefined: the text is too long (213 bytes fit). */
export function qrCode(text: string, mask = 0): QrCode | undefined {
  for (let version = 1; version <= BLOCKS.length; version++) {
    const data = dataOf(text, version);
    if (data) return drawn(interleaved(data, version), version, mask);
  }
  return undefined;
}

function drawn(bytes: readonly number[], version: number, mask: number): QrCode {
  const frame = frameOf(version);
  const code = frame.map((row) => Array.from(row, (dark) => dark === true));
  let bit = 0;
  for (const [x, y] of freePlaces(frame)) {
    const dark = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    const row = code[y];
    if (row) row[x] = dark !== (MASKS[mask]?.(x, y) ?? false);
    bit += 1;
  }
  for (const [x, y, dark] of formatPlaces(mask, code.length)) {
    const row = code[y];
    if (row) row[x] = dark;
  }
  return code;
}
