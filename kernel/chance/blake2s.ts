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

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Stirs four words of the work with two of the message. */
function mix(v: Int32Array, [a, b, c, d]: readonly [number, number, number, number], first: number, second: number): void {
  const at = (i: number): number => v[i] ?? 0;
  v[a] = at(a) + at(b) + first;
  v[d] = turned(at(d) ^ at(a), 16);
  v[c] = at(c) + at(d);
  v[b] = turned(at(b) ^ at(c), 12);
  v[a] = at(a) + at(b) + second;
  v[d] = turned(at(d) ^ at(a), 8);
  v[c] = at(c) + at(d);
  v[b] = turned(at(b) ^ at(c), 7);
}

/** Stirs one block into the hash; `end`: bytes up to its end, `last`: none follows. */
function compress(hash: Int32Array, block: DataView, end: number, last: boolean): void {
  const v = Int32Array.from([...hash, ...START]);
  v[12] = (v[12] ?? 0) ^ end;
  if (last) v[14] = ~(v[14] ?? 0);
  for (const order of ORDERS) {
    MIXINGS.forEach((four, i) => {
      mix(v, four, block.getInt32(4 * (order[2 * i] ?? 0), true), block.getInt32(4 * (order[2 * i + 1] ?? 0), true));
    });
  }
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] ?? 0) ^ (v[i] ?? 0) ^ (v[i + 8] ?? 0);
}

const BLOCK = 64;

/** The BLAKE2s-256 hash of bytes (RFC 7693), as eight words, the first bytes in the lowest places: nobody can tell the bytes from it. */
export function blake2s(bytes: Uint8Array): number[] {
  const hash = Int32Array.from(START);
  hash[0] = (hash[0] ?? 0) ^ 0x01010020; // 32 bytes long, no key
  const padded = new Uint8Array(Math.max(BLOCK, Math.ceil(bytes.length / BLOCK) * BLOCK));
  padded.set(bytes);
  for (let from = 0; from < padded.length; from += BLOCK) {
    const last = from + BLOCK >= padded.length;
    compress(hash, new DataView(padded.buffer, from, BLOCK), last ? bytes.length : from + BLOCK, last);
  }
  return [...hash].map((word) => word >>> 0);
}
