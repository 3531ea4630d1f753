/** The fractions of the square roots of the first eight primes. */
const START: readonly number[] = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** In which order each round takes the sixteen words of a block. */
const ORDERS: readonly (readonly number[])[] = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((order) => [...order].map((digit) => Number.parseInt(digit, 16)));

/** The four words that each of a round's eight mixings stirs. */
const MIXINGS: readonly (readonly [number, number, number, number])[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

const BLOCK = 64;

// What a hash is worked out in, used again by the next: arrays made anew for each cost more than the hash.
const hash = new Int32Array(8);
const v = new Int32Array(16);
const message = new Int32Array(16);

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Stirs four words of the work with two of the message. */
function mix(a: number, b: number, c: number, d: number, first: number, second: number): void {
  let p = v[a] ?? 0;
  let q = v[b] ?? 0;
  let r = v[c] ?? 0;
  let s = v[d] ?? 0;
  p = (p + q + first) | 0;
  s = turned(s ^ p, 16);
  r = (r + s) | 0;
  q = turned(q ^ r, 12);
  p = (p + q + second) | 0;
  s = turned(s ^ p, 8);
  r = (r + s) | 0;
  q = turned(q ^ r, 7);
  v[a] = p;
  v[b] = q;
  v[c] = r;
  v[d] = s;
}

/** The sixteen words of the block that begins at that byte; nought past the end. */
function readBlock(bytes: Uint8Array, length: number, from: number): void {
  message.fill(0);
  const end = Math.min(length, from + BLOCK);
  for (let i = from; i < end; i++) message[(i - from) >> 2] = (message[(i - from) >> 2] ?? 0) | ((bytes[i] ?? 0) << (8 * (i & 3)));
}

/** Stirs the block that was read into the hash; `end`: bytes up to its end, `last`: none follows. */
function compress(end: number, last: boolean): void {
  for (let i = 0; i < 8; i++) {
    v[i] = hash[i] ?? 0;
    v[i + 8] = START[i] ?? 0;
  }
  v[12] = (v[12] ?? 0) ^ end;
  if (last) v[14] = ~(v[14] ?? 0);
  for (const order of ORDERS) {
    for (let i = 0; i < MIXINGS.length; i++) {
      const [a, b, c, d] = MIXINGS[i] ?? [0, 0, 0, 0];
      mix(a, b, c, d, message[order[2 * i] ?? 0] ?? 0, message[order[2 * i + 1] ?? 0] ?? 0);
    }
  }
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] ?? 0) ^ (v[i] ?? 0) ^ (v[i + 8] ?? 0);
}

/**
 * The BLAKE2s-256 hash of bytes (RFC 7693), as eight words, the first bytes in the lowest places: nobody can tell the bytes from it.
 * `length`: of the bytes, if not all are meant.
 */
export function blake2s(bytes: Uint8Array, length = bytes.length): number[] {
  hash.set(START);
  hash[0] = (hash[0] ?? 0) ^ 0x01010020; // 32 bytes long, no key
  for (let from = 0; from === 0 || from < length; from += BLOCK) {
    const last = from + BLOCK >= length;
    readBlock(bytes, length, from);
    compress(last ? length : from + BLOCK, last);
  }
  return Array.from(hash, (word) => word >>> 0);
}
