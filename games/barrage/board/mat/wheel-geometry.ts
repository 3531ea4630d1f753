/** The wheel, drawn in a box of 200 × 200 around 0,0. Segment k counts from the open one at the top, the next to open to its right. */
const RIM = 90;
const HUB = 28;
/** Where the things of a segment lie. */
export const MIDDLE = 61;
export const SEGMENT_TURN = 60;

const figure = (value: number): string => value.toFixed(2);
const onRing = (radius: number, degrees: number): string =>
  `${figure(radius * Math.sin((degrees * Math.PI) / 180))} ${figure(-radius * Math.cos((degrees * Math.PI) / 180))}`;

/** Where the rim tells how many turns bring a segment back. */
export const onRim = (turns: number): { readonly x: number; readonly y: number } => ({
  x: 98 * Math.sin((turns * Math.PI) / 3),
  y: -98 * Math.cos((turns * Math.PI) / 3),
});

/** The outline of the segment that stands at the top. */
export const SEGMENT_PATH = `M${onRing(HUB, -30)}L${onRing(RIM, -30)}A${RIM} ${RIM} 0 0 1 ${onRing(RIM, 30)}L${onRing(HUB, 30)}A${HUB} ${HUB} 0 0 0 ${onRing(HUB, -30)}Z`;

/** The angle that the drawing must reach from where it is: always onwards, one sixth for each segment that opens. */
export const turnedTo = (angle: number, from: number, to: number, segments: number): number =>
  angle - ((to - from + segments) % segments) * SEGMENT_TURN;
