/** Shares as whole per cents that add up to 100: those that lose most by rounding down get one more. */
export function percentsOf(shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => 100 * share);
  const floors = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((a, b) => a + b, 0)) - floors.reduce((a, b) => a + b, 0);
  const byRest = exact.map((value, seat) => ({ seat, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest || a.seat - b.seat);
  const raised = new Set(byRest.slice(0, missing).map(({ seat }) => seat));
  return floors.map((floor, seat) => (raised.has(seat) ? floor + 1 : floor));
}
