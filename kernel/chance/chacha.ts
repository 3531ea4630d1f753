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

/**
 * A block, sixteen words, of ChaCha's keystream (Bernstein; laid out as in RFC 8439). `key` is eight words, `counter` the number of the
 * block. Eight rounds: no attack on more than seven is known, and nobody chooses what is encrypted here.
 */
export function chachaBlock(key: readonly number[], counter: number, rounds = 8, nonce: readonly number[] = []): Uint32Array {
  const start = new Uint32Array(16);
  start.set(CONSTANTS);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  const work = start.slice();
  for (let round = 0; round < rounds; round += 2) {
    quarterRound(work, 0, 4, 8, 12);
    quarterRound(work, 1, 5, 9, 13);
    quarterRound(work, 2, 6, 10, 14);
    quarterRound(work, 3, 7, 11, 15);
    quarterRound(work, 0, 5, 10, 15);
    quarterRound(work, 1, 6, 11, 12);
    quarterRound(work, 2, 7, 8, 13);
    quarterRound(work, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) work[i] = (work[i] ?? 0) + (start[i] ?? 0);
  return work;
}
