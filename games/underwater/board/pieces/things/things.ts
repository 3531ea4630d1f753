import { GOODS_THINGS } from './goods.ts';
import type { Mark } from './marks.ts';
import { WORKS } from './works.ts';

/** All things: goods, buildings, and what is done with them. */
export const THINGS = { ...GOODS_THINGS, ...WORKS } satisfies Readonly<Record<string, readonly Mark[]>>;
export type ThingName = keyof typeof THINGS;
