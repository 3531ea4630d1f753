/** A dam of the printed map: where it stands and how large it is drawn. Units of the map; its foot's middle is at 0,0. */
export interface DamSize {
  /** Half its width when it is highest. */
  readonly half: number;
  /** How much lower than usual all is drawn: 1 where there is room. */
  readonly low: number;
  /** How far up its lake may reach above the crest. */
  readonly room: number;
  /** Half the width that its lake may have. */
  readonly shore: number;
}

const BOW = 4;

/** The lengths of a dam of that height. */
export function wallOf({ half, low }: DamSize, height: number) {
  const width = half * (0.88 + 0.04 * height);
  return { width, face: (11.5 + 6.2 * (height - 1)) * low, course: 6.2 * low, crest: 4 * low };
}

const n = (value: number): string => value.toFixed(1);

/** The wall's front, from its crest down to its foot. */
export function facePath(size: DamSize, height: number): string {
  const { width, face } = wallOf(size, height);
  return `M${n(-width)} ${n(-face)}Q0 ${n(-face - 2 * BOW)} ${n(width)} ${n(-face)}L${n(width * 0.84)} 0Q0 -4 ${n(-width * 0.84)} 0z`;
}

/** The road on top of the wall. */
export function crestPath(size: DamSize, height: number): string {
  const { width, face, crest } = wallOf(size, height);
  const top = -face - crest;
  return `M${n(-width)} ${n(-face)}Q0 ${n(-face - 2 * BOW)} ${n(width)} ${n(-face)}L${n(width + 1)} ${n(top)}Q0 ${n(top - 2 * BOW)} ${n(-width - 1)} ${n(top)}z`;
}

/** The seams between the wall's stones. */
export function jointsPath(size: DamSize, height: number): string {
  const { width, face } = wallOf(size, height);
  return [-0.66, -0.4, -0.14, 0.14, 0.4, 0.66]
    .map((q) => `M${n(width * q)} ${n(-face - BOW * (1 - q * q))}L${n(width * q * 0.84)} ${n(-2 * (1 - q * q))}`)
    .join('');
}

/** The line between two elevations, counted from the foot. */
export function coursePath(size: DamSize, height: number, at: number, down = 0): string {
  const { width, face, course } = wallOf(size, height);
  const y = -(face - (height - at) * course);
  const share = 0.84 + 0.16 * (-y / face);
  return `M${n(-width * share)} ${n(y + down)}Q0 ${n(y - BOW * 1.8 + down)} ${n(width * share)} ${n(y + down)}`;
}

/** The cast shadow of the wall, to the lower right. */
export function shadowPath(size: DamSize, height: number): string {
  const { width, face } = wallOf(size, height);
  return `M${n(-width * 0.72)} -1L${n(width + 2)} ${n(-face)}L${n(width + 8)} ${n(-face * 0.5 + 5)}L${n(width * 0.8 + 6)} 6Q4 2 ${n(-width * 0.6)} 5z`;
}

/** How far a lake of that many drops reaches above the crest, and half its width: both grow with each drop and end at its valley. */
export function lakeOf(size: DamSize, height: number, drops: number) {
  const { width } = wallOf(size, height);
  const share = (13 + drops * 9) / (13 + height * 9);
  const longest = Math.min(size.room, (13 + height * 9) * size.low);
  const widest = Math.max(width, Math.min(size.shore, width * (1.14 + 0.14 * height)));
  return { long: share * longest, wide: width * 0.9 + (widest - width * 0.9) * (drops / height) };
}

/** Points of a shore: across as a share of the lake's half width, up as a share of its length. */
const SHORE: readonly (readonly [number, number])[] = [
  [-1, -0.08],
  [-1.1, -0.5],
  [-0.74, -0.9],
  [-0.34, -0.84],
  [0, -1.14],
  [0.3, -0.92],
  [0.78, -0.94],
  [1.1, -0.46],
  [1, -0.08],
];

/** The lake behind a dam that holds that many drops. `more`: its shore beyond the water. */
export function lakePath(size: DamSize, height: number, drops: number, more = 0): string {
  const { width, face, crest } = wallOf(size, height);
  const { long, wide } = lakeOf(size, height, drops);
  const top = -face - crest;
  const points = [...SHORE.map(([x, y]) => [x * (wide + more), top + y * (long + more)] as const), [0.98 * width, top + 2] as const];
  const bends = points.slice(0, -1).map(([x, y], i) => {
    const [toX, toY] = points[i + 1] ?? [x, y];
    const share = i === points.length - 2 ? 1 : 0.5;
    return `Q${n(x)} ${n(y)} ${n(x + (toX - x) * share)} ${n(y + (toY - y) * share)}`;
  });
  return `M${n(-0.98 * width)} ${n(top + 2)}${bends.join('')}Q0 ${n(top - 2 * BOW + 2)} ${n(-0.98 * width)} ${n(top + 2)}z`;
}

/** Rock that holds the wall at one side: its dark body and its lit top. */
export function shoulderPaths(size: DamSize, height: number, side: -1 | 1): readonly [body: string, top: string] {
  const { width, face, crest } = wallOf(size, height);
  const top = -face - crest;
  const k = size.half > 30 ? 1 : 0.6;
  const at = (out: number, y: number): string => `${n(side * (width + out * k))} ${n(y)}`;
  const inner = (share: number, y: number): string => `${n(side * width * share)} ${n(y)}`;
  const body = `M${at(-4, top - 1)}L${at(2, top - 5 * k)}L${at(8, top + 1)}L${at(9, -face * 0.35)}L${at(4, 3)}L${inner(0.78, 2.6)}L${inner(0.86, -face * 0.3)}L${at(-5, -face + 2)}z`;
  return [body, `M${at(-4, top - 1)}L${at(2, top - 5 * k)}L${at(8, top + 1)}L${at(3, top + 5)}L${at(-3, top + 4)}z`];
}
