import { expertise } from '../bot/index.ts';

/** The finished matches that are kept of each version of the rules. */
export const KEPT = {
  seats: [2, 3, 4],
  policy: expertise.rollout,
  folder: new URL('./corpus/', import.meta.url),
};
