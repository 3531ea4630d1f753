import { at, type NamedSum, type Seat } from '@madang/kernel';
import { RESOURCES } from '../components/words.ts';
import type { Underwater } from '../rules/state.ts';
import { resourceText, say } from './names.ts';

/** What a nation counts: resources and points. */
export const sums = (view: Underwater, seat: Seat): readonly NamedSum[] =>
  view.players
    .slice(seat, seat + 1)
    .flatMap(({ goods, points }) => [
      ...RESOURCES.map((one, i) => ({ name: resourceText(one), value: at(goods, i) })),
      { name: say('underwater.sum.points'), value: points },
    ]);
