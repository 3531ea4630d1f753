/** A share of the victory as whole points of a hundred. */
export const percent = (share: number): string => String(Math.round(100 * share));

/** A share of the victory with its sign, in points of a hundred, to a tenth. */
export function signed(share: number): string {
  const points = (Math.abs(share) * 100).toFixed(1);
  return points === '0.0' ? points : `${share < 0 ? '−' : '+'}${points}`;
}

/** The same without a sign. */
export const points = (share: number): string => (100 * share).toFixed(1);
