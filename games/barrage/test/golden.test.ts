import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { printDocument } from '@madang/kernel';
import { checkGolden, type GoldenPlan, toldLog } from '@madang/kernel/testing';
import { barrage } from '../rules/index.ts';
import { busyDocument } from './rich.ts';

/** Plays a golden match anew: of busy moves, so that there is something to read. */
function write({ seats, seed, options = {}, folder }: GoldenPlan): void {
  const document = busyDocument(seed, seats, options);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${seats}-seats.json`, folder), printDocument(document));
  writeFileSync(new URL(`${seats}-seats.txt`, folder), toldLog(barrage, document));
}

const FOLDER = new URL('./golden/', import.meta.url);
const PLANS: readonly GoldenPlan[] = [
  { seats: 2, seed: 'golden 2 77', options: { game: 'expert' }, folder: FOLDER },
  { seats: 3, seed: 'golden 3 9', options: { game: 'beginner' }, folder: FOLDER },
  { seats: 4, seed: 'golden 4 21', options: { game: 'expert' }, folder: FOLDER },
];

for (const plan of PLANS) {
  test(`barrage: the golden match with ${plan.seats} seats replays as it was told`, () => {
    if (process.env.UPDATE_GOLDEN === '1') write(plan);
    checkGolden(barrage, plan);
  });
}
