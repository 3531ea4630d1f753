import type { Point, Size } from '../map/camera.ts';

/** A box given by its middle. */
export interface Block extends Point, Size {}

const ROUNDS = 400;
/** How much of an overlap is undone each round, and how strongly blocks are pulled home. */
const PUSH = 0.5;
const HOME = 0.02;

const clamp = (low: number, high: number, value: number): number => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value)));

/**
 * Moves blocks as little as it can so that none comes closer than `gap` to another and all lie inside `area`.
 * Deterministic. Where there is not room enough the rest of the overlap is shared.
 */
export function spread(blocks: readonly Block[], area: Size, gap: number): readonly Point[] {
  const now = blocks.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    const home = HOME * (1 - round / ROUNDS);
    for (const [i, block] of blocks.entries()) {
      const at = now[i];
      if (at) pull(at, block, home);
    }
    const moved = pushApart(blocks, now, gap);
    for (const [i, block] of blocks.entries()) {
      const at = now[i];
      if (at) contain(at, block, area);
    }
    if (!moved && round > ROUNDS / 2) break;
  }
  return now;
}

function pull(at: { x: number; y: number }, home: Point, strength: number): void {
  at.x += (home.x - at.x) * strength;
  at.y += (home.y - at.y) * strength;
}

function contain(at: { x: number; y: number }, block: Size, area: Size): void {
  at.x = clamp(block.width / 2, area.width - block.width / 2, at.x);
  at.y = clamp(block.height / 2, area.height - block.height / 2, at.y);
}

/** Undoes part of each overlap along the axis where it is smaller. */
function pushApart(blocks: readonly Block[], now: readonly { x: number; y: number }[], gap: number): boolean {
  const placed = blocks.flatMap(({ width, height }, i) => {
    const at = now[i];
    return at ? [{ at, width, height }] : [];
  });
  let moved = false;
  for (const [i, a] of placed.entries()) for (const b of placed.slice(i + 1)) moved = pushPair(a, b, gap) || moved;
  return moved;
}

interface Placed extends Size {
  readonly at: { x: number; y: number };
}

/** Moves two blocks that overlap, each by half; whether they do. */
function pushPair(a: Placed, b: Placed, gap: number): boolean {
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const overX = (a.width + b.width) / 2 + gap - Math.abs(dx);
  const overY = (a.height + b.height) / 2 + gap - Math.abs(dy);
  if (overX <= 0 || overY <= 0) return false;
  const [axis, over, away] = overX < overY ? (['x', overX, dx] as const) : (['y', overY, dy] as const);
  const by = (PUSH * over * (away < 0 ? -1 : 1)) / 2;
  a.at[axis] -= by;
  b.at[axis] += by;
  return true;
}
