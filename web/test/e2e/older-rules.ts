import { barrage as newestBarrage } from '@madang/barrage';
import { siberia as newestSiberia } from '@madang/siberia';

/** Rules of an older version, as a server might have kept them: everything was worth a million more. */
export const siberia: typeof newestSiberia = {
  ...newestSiberia,
  version: '0.9.0',
  standing: (state) => newestSiberia.standing(state).map((score) => ({ ...score, points: score.points + 1_000_000 })),
};

/** Older rules whose matches had something that no board knows any more. */
export const barrage: typeof newestBarrage = {
  ...newestBarrage,
  version: '0.9.0',
  setup: (...given) => Object.assign(newestBarrage.setup(...given), { ferry: 0 }),
};
