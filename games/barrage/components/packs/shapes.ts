import { type Fields, fields, list, type Shape, word } from '@madang/kernel/shapes';
import { AREAS, STRUCTURES } from '../words.ts';

/** The contracts on which sources differ, and the part that differs. */
export const OPEN_CONTRACTS = { G05: 'reward', G08: 'reward', Y03: 'requires', Y10: 'reward' } as const;
export type OpenContract = keyof typeof OPEN_CONTRACTS;

/** Energy that yellow contracts require. */
const YELLOW: Shape = { is: 'whole', from: 5, to: 7 };

/** Parts of a reward at most: a tile has room for no more. */
export const PARTS_MAX = 3;

const amount = (to: number): Shape => ({ is: 'whole', from: 1, to });
const gain = (to: number): Fields => fields({ n: amount(to) });

/** What a contract may give (BAR-CON-08, -09, -16). */
const REWARDS: Readonly<Record<string, Fields>> = {
  gainVp: gain(12),
  gainCredits: gain(12),
  gainExcavators: gain(6),
  gainMixers: gain(6),
  gainMachines: gain(6),
  rotateWheel: gain(6),
  advanceEnergy: gain(12),
  placeDrops: fields({ n: amount(6), flow: word('later', 'now') }),
  buildFree: fields({ piece: word(...STRUCTURES) }, { areas: list(word(...AREAS)), maxValue: amount(5) }),
};

const reward: Shape = { is: 'tagged', tag: 'do', by: () => REWARDS };

/** What is typed of a contract: the part that no two sources agree on. */
export const contractFields = (id: OpenContract): Fields =>
  OPEN_CONTRACTS[id] === 'requires' ? fields({ requires: YELLOW }) : fields({ reward: list(reward) });
