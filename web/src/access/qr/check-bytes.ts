/** A product in the field of 256 elements that QR codes reckon in. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let i = 7; i >= 0; i--) sum = (sum << 1) ^ ((sum >> 7) * 0x11d) ^ (((b >> i) & 1) * a);
  return sum;
}

/** The generator of so many check bytes, without its leading 1. */
function generatorOf(count: number): number[] {
  const generator = Array.from({ length: count }, (_, i): number => (i === count - 1 ? 1 : 0));
  let root = 1;
  for (let round = 0; round < count; round++) {
    for (let i = 0; i < count; i++) generator[i] = product(generator[i] ?? 0, root) ^ (generator[i + 1] ?? 0);
    root = product(root, 2);
  }
  return generator;
}

/** The Reed–Solomon bytes of a block: a reader finds and corrects half as many damaged bytes by them. */
export function checkBytes(block: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [i, one] of generator.entries()) rest[i] = (rest[i] ?? 0) ^ product(one, factor);
  }
  return rest;
}
