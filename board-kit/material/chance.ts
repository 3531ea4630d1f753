/** Numbers from 0 to 1 that look like chance and are the same every time: a picture's trees stand where they stood. */
export function chance(seed: number): () => number {
  let state = (Math.imul(seed + 1, 48_271) >>> 0) % 2_147_483_647 || 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
