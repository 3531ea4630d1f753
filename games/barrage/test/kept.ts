import type { AlikePlan } from '@madang/kernel/testing';
import { facts } from '../bot/facts/facts.ts';
import { expertise } from '../bot/index.ts';
import type { Barrage } from '../rules/state.ts';

/** The finished matches that are kept of each version of the rules. */
export const KEPT = {
  seats: [2, 3, 4],
  policy: expertise.rollout,
  folder: new URL('./corpus/', import.meta.url),
};

/** Versions whose matches without automas are played just as now: values that learned from them hold. */
export const ALIKE: readonly AlikePlan<Barrage>[] = (facts.alike ?? []).map((version) => ({
  folder: KEPT.folder,
  version,
  fits: ({ automas }) => automas === 'none',
  before: ({ options: { 'baseOne.dropsOptional': _, ...options }, ...state }) => ({ ...state, options }),
}));
