import { distance, type Point } from '@madang/board-kit/layout';
import type { Rotation } from '../../components/index.ts';
import {
  type Castle,
  type CastleOptions,
  cellAt,
  doorsMet,
  faceNumber,
  laid,
  type Placement,
  placementAt,
  recorded,
  turnedOf,
} from '../../rules/castle/index.ts';
import { type Foreseen, foreseePlacement, isBetter } from '../../rules/rewards/foreseen.ts';

/** A face and its turn: which way up a tile is held. */
export interface Style {
  readonly face: number;
  readonly rotation: Rotation;
}

/** How the held tile is held: over which point of the castle, and which way up; null: whichever fits. */
export interface Hold {
  readonly style: Style | null;
  readonly centre: Point;
  /** How far from the centre a place may lie to be meant, in units. */
  readonly reach: number;
  /** Where its player turned it: there it keeps this look even where it does not fit. */
  readonly turnedAt?: Point | null;
  /** Where it lay when keys or the button began to turn it: however often it is turned, it stays there. */
  readonly turnedFrom?: Placement | null;
}

/** A mouse or finger means a place this near. */
export const NEAR = 1.6;

/** A place that fits only turned is meant this near to its middle. */
const EXACT = 0.8;

/** A tile that was turned is elsewhere this far away. */
const AWAY = 1;

/** The hold once the tile is moved over another point. */
export const movedTo = (hold: Hold, centre: Point): Hold => ({
  ...hold,
  centre,
  reach: NEAR,
  turnedAt: hold.turnedAt && distance(hold.turnedAt, centre) < AWAY ? hold.turnedAt : null,
  turnedFrom: null,
});

/** The middle of a tile that lies there, in units. */
export function centreOf(placement: Placement): Point {
  const { x, y } = laid(placement);
  const { width, height } = turnedOf(placement);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The style of a placement. */
export const styleOf = (placement: Placement): Style => ({ face: faceNumber(placement), rotation: laid(placement).rotation });

/** The smallest rotation that looks the same (LUD-PLACE-21). */
function recordedStyle({ face, rotation }: Style): Style {
  return styleOf(recorded(placementAt(face, rotation / 90, cellAt(0, 0))));
}

const sameStyle = (a: Style, b: Style): boolean => a.face === b.face && a.rotation === b.rotation;

/** The placement whose tile's middle comes nearest to a point: also where it may not lie. */
export function placementUnder({ face, rotation }: Style, { x, y }: Point): Placement {
  const { width, height } = turnedOf(placementAt(face, rotation / 90, cellAt(0, 0)));
  return recorded(placementAt(face, rotation / 90, cellAt(Math.round(x - width / 2), Math.round(y - height / 2))));
}

/** The place whose middle is nearest to a point, if it is within reach. */
function nearest(places: readonly Placement[], point: Point, reach: number): Placement | undefined {
  let best: Placement | undefined;
  let least = reach;
  for (const place of places) {
    const far = distance(centreOf(place), point);
    if (far > least || (far === least && best !== undefined)) continue;
    best = place;
    least = far;
  }
  return best;
}

/** The legal places that look like this style. */
export const inStyle = (legal: readonly Placement[], style: Style | null): readonly Placement[] => {
  if (style === null) return legal;
  const wanted = recordedStyle(style);
  return legal.filter((place) => sameStyle(styleOf(place), wanted));
};

/** Where the held tile shows: at the legal place that is meant, turned by itself if it fits only so; else under the pointer, where it cannot lie. */
export function ghostOf(legal: readonly Placement[], hold: Hold, otherwise: Style): Placement {
  const { style, centre, reach, turnedAt } = hold;
  const turned = style && !turnedAt ? nearest(legal, centre, Math.min(EXACT, reach)) : undefined;
  return nearest(inStyle(legal, style), centre, reach) ?? turned ?? placementUnder(style ?? otherwise, centre);
}

/** The next style after that of a placement, a quarter turn on: those that look the same are passed over. */
export function turnedOn(ghost: Placement, steps: 1 | -1): Style {
  const { face, rotation } = styleOf(ghost);
  const turns: readonly Rotation[] = [0, 90, 180, 270];
  const now = turns.indexOf(rotation);
  for (let i = 1; i < turns.length; i++) {
    const next = turns[(now + steps * i + 4 * turns.length) % turns.length] ?? 0;
    if (recordedStyle({ face, rotation: next }).rotation === next) return { face, rotation: next };
  }
  return { face, rotation };
}

/** The same, but over those that fit nowhere; where the tile fits no other way up, a quarter turn on, so that it is seen to turn. */
export function nextThatFits(legal: readonly Placement[], ghost: Placement, steps: 1 | -1): Style {
  const next = turnedOn(ghost, steps);
  let style = next;
  for (let tried = 1; tried < 4 && inStyle(legal, style).length === 0; tried++) style = turnedOn(placementUnder(style, centreOf(ghost)), steps);
  return sameStyle(style, styleOf(ghost)) ? next : style;
}

/** The other side of a tile that has two. */
export const flipped = (ghost: Placement, faces: readonly number[]): Style => {
  const { face, rotation } = styleOf(ghost);
  return { face: faces.find((other) => other !== face) ?? face, rotation };
};

const STEPS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] } as const;

/** The legal place that lies next in the direction of an arrow key: near, and rather ahead than aside. */
export function placeBeside(places: readonly Placement[], from: Point, key: string): Placement | undefined {
  const step = key in STEPS && isArrow(key) ? STEPS[key] : undefined;
  if (!step) return undefined;
  let best: Placement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = centreOf(place);
    const ahead = (x - from.x) * step[0] + (y - from.y) * step[1];
    const aside = Math.abs((x - from.x) * step[1]) + Math.abs((y - from.y) * step[0]);
    const far = ahead + 2 * aside;
    if (ahead < 0.25 || far >= least) continue;
    best = place;
    least = far;
  }
  return best;
}

const isArrow = (key: string): key is keyof typeof STEPS => key in STEPS;

/** Where a tile lies once it is turned: the place of that look by the same entrance of the castle, else the nearest one. */
export function turnedInPlace(castle: Castle, legal: readonly Placement[], from: Placement, style: Style): Placement | undefined {
  const middle = centreOf(from);
  const doors = new Set(doorsMet(castle, from));
  const alike = inStyle(legal, style);
  const joined = alike.filter((place) => doorsMet(castle, place).some((door) => doors.has(door)));
  return nearest(joined.length > 0 ? joined : alike, middle, Number.POSITIVE_INFINITY);
}

/** The places with the most points; of those, the ones that complete the most rooms. */
export function bestPlaces(foreseen: ReadonlyMap<Placement, Foreseen>): readonly Placement[] {
  let best: Foreseen | undefined;
  for (const one of foreseen.values()) if (!best || isBetter(one, best)) best = one;
  return [...foreseen].flatMap(([place, one]) => (best && isBetter(best, one) ? [] : [place]));
}

/** What each place would bring. */
export const foreseenAt = (castle: Castle | null, legal: readonly Placement[], options: CastleOptions): ReadonlyMap<Placement, Foreseen> =>
  new Map(castle ? legal.map((place) => [place, foreseePlacement(castle, place, options)]) : []);
