/** "expand 32-byte k" in words. */
const CONSTANTS: readonly number[] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** Stirs four words of a block. */
function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let p = x[a] ?? 0;
  let q = x[b] ?? 0;
  let r = x[c] ?? 0;
  let s = x[d] ?? 0;
  p = (p + q) | 0;
  s ^= p;
  s = (s << 16) | (s >>> 16);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 12) | (q >>> 20);
  p = (p + q) | 0;
  s ^= p;
  s = (s << 8) | (s >>> 24);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 7) | (q >>> 25);
  x[a] = p;
  x[b] = q;
  x[c] = r;
  x[d] = s;
}

/** What a block is stirred from; made anew for each. */
const start = new Uint32Array(16);
const NO_NONCE: readonly number[] = [];

/**
 * A block, sixteen words, of ChaCha's keystream (Bernstein; laid out as in RFC 8439). `key` begins with its eight words, `counter` is the
 * number of the block, `out` is where it is written. Eight rounds: no attack on more than seven is known, and nobody chooses what is
 * encrypted here.
 */
export function chachaBlock(key: readonly number[], counter: number, rounds = 8, nonce = NO_NONCE, out = new Uint32Array(16)): Uint32Array {
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i] ?? 0;
  for (let i = 0; i < 8; i++) start[4 + i] = key[i] ?? 0;
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i] ?? 0;
  out.set(start);
  for (let round = 0; round < rounds; round += 2) {
    quarterRound(out, 0, 4, 8, 12);
    quarterRound(out, 1, 5, 9, 13);
    quarterRound(out, 2, 6, 10, 14);
    quarterRound(out, 3, 7, 11, 15);
    quarterRound(out, 0, 5, 10, 15);
    quarterRound(out, 1, 6, 11, 12);
    quarterRound(out, 2, 7, 8, 13);
    quarterRound(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] ?? 0) + (start[i] ?? 0);
  return out;
}
