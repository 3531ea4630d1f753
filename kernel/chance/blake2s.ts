/** The fractions of the square roots of the first eight primes. */
const START = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);

/** In which order each round takes the sixteen words of a block. */
const ORDERS: readonly Int32Array[] = [
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
].map((order) => Int32Array.from(order, (digit) => Number.parseInt(digit, 16)));

const BLOCK = 64;

// What a hash is worked out in, used again by the next: arrays made anew for each cost more than the hash.
const hash = new Int32Array(8);
const m = new Int32Array(16);

const word = (list: Int32Array, at: number): number => list[at] ?? 0;

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The sixteen words of the block that begins at that byte; nought past the end. */
function readBlock(bytes: Uint8Array, length: number, from: number): void {
  m.fill(0);
  const end = Math.min(length, from + BLOCK);
  for (let i = from; i < end; i++) m[(i - from) >> 2] = (m[(i - from) >> 2] ?? 0) | ((bytes[i] ?? 0) << (8 * (i & 3)));
}

/**
 * Stirs the block that was read into the hash; `end`: bytes up to its end, `last`: none follows. The square is kept in sixteen variables,
 * a round written out row by row: much quicker than in an array.
 */
function compress(end: number, last: boolean): void {
  let a0 = word(hash, 0);
  let a1 = word(hash, 1);
  let a2 = word(hash, 2);
  let a3 = word(hash, 3);
  let b0 = word(hash, 4);
  let b1 = word(hash, 5);
  let b2 = word(hash, 6);
  let b3 = word(hash, 7);
  let c0 = word(START, 0);
  let c1 = word(START, 1);
  let c2 = word(START, 2);
  let c3 = word(START, 3);
  let d0 = word(START, 4);
  let d1 = word(START, 5);
  let d2 = word(START, 6);
  let d3 = word(START, 7);
  d0 ^= end;
  if (last) d2 = ~d2;
  for (const order of ORDERS) {
    a0 = (a0 + b0 + word(m, word(order, 0))) | 0;
    a1 = (a1 + b1 + word(m, word(order, 2))) | 0;
    a2 = (a2 + b2 + word(m, word(order, 4))) | 0;
    a3 = (a3 + b3 + word(m, word(order, 6))) | 0;
    d0 = turned(d0 ^ a0, 16);
    d1 = turned(d1 ^ a1, 16);
    d2 = turned(d2 ^ a2, 16);
    d3 = turned(d3 ^ a3, 16);
    c0 = (c0 + d0) | 0;
    c1 = (c1 + d1) | 0;
    c2 = (c2 + d2) | 0;
    c3 = (c3 + d3) | 0;
    b0 = turned(b0 ^ c0, 12);
    b1 = turned(b1 ^ c1, 12);
    b2 = turned(b2 ^ c2, 12);
    b3 = turned(b3 ^ c3, 12);
    a0 = (a0 + b0 + word(m, word(order, 1))) | 0;
    a1 = (a1 + b1 + word(m, word(order, 3))) | 0;
    a2 = (a2 + b2 + word(m, word(order, 5))) | 0;
    a3 = (a3 + b3 + word(m, word(order, 7))) | 0;
    d0 = turned(d0 ^ a0, 8);
    d1 = turned(d1 ^ a1, 8);
    d2 = turned(d2 ^ a2, 8);
    d3 = turned(d3 ^ a3, 8);
    c0 = (c0 + d0) | 0;
    c1 = (c1 + d1) | 0;
    c2 = (c2 + d2) | 0;
    c3 = (c3 + d3) | 0;
    b0 = turned(b0 ^ c0, 7);
    b1 = turned(b1 ^ c1, 7);
    b2 = turned(b2 ^ c2, 7);
    b3 = turned(b3 ^ c3, 7);
    a0 = (a0 + b1 + word(m, word(order, 8))) | 0;
    a1 = (a1 + b2 + word(m, word(order, 10))) | 0;
    a2 = (a2 + b3 + word(m, word(order, 12))) | 0;
    a3 = (a3 + b0 + word(m, word(order, 14))) | 0;
    d3 = turned(d3 ^ a0, 16);
    d0 = turned(d0 ^ a1, 16);
    d1 = turned(d1 ^ a2, 16);
    d2 = turned(d2 ^ a3, 16);
    c2 = (c2 + d3) | 0;
    c3 = (c3 + d0) | 0;
    c0 = (c0 + d1) | 0;
    c1 = (c1 + d2) | 0;
    b1 = turned(b1 ^ c2, 12);
    b2 = turned(b2 ^ c3, 12);
    b3 = turned(b3 ^ c0, 12);
    b0 = turned(b0 ^ c1, 12);
    a0 = (a0 + b1 + word(m, word(order, 9))) | 0;
    a1 = (a1 + b2 + word(m, word(order, 11))) | 0;
    a2 = (a2 + b3 + word(m, word(order, 13))) | 0;
    a3 = (a3 + b0 + word(m, word(order, 15))) | 0;
    d3 = turned(d3 ^ a0, 8);
    d0 = turned(d0 ^ a1, 8);
    d1 = turned(d1 ^ a2, 8);
    d2 = turned(d2 ^ a3, 8);
    c2 = (c2 + d3) | 0;
    c3 = (c3 + d0) | 0;
    c0 = (c0 + d1) | 0;
    c1 = (c1 + d2) | 0;
    b1 = turned(b1 ^ c2, 7);
    b2 = turned(b2 ^ c3, 7);
    b3 = turned(b3 ^ c0, 7);
    b0 = turned(b0 ^ c1, 7);
  }
  hash[0] = word(hash, 0) ^ a0 ^ c0;
  hash[1] = word(hash, 1) ^ a1 ^ c1;
  hash[2] = word(hash, 2) ^ a2 ^ c2;
  hash[3] = word(hash, 3) ^ a3 ^ c3;
  hash[4] = word(hash, 4) ^ b0 ^ d0;
  hash[5] = word(hash, 5) ^ b1 ^ d1;
  hash[6] = word(hash, 6) ^ b2 ^ d2;
  hash[7] = word(hash, 7) ^ b3 ^ d3;
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
