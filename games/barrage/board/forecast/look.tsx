import type { Seat } from '@madang/kernel';
import type { Barrage, BarrageMove } from '../../rules/index.ts';
import { Sign } from '../pieces/glyphs.tsx';
import { prospectOf } from './prospect.ts';

const PAID = ['engineer', 'excavator', 'mixer', 'credits'] as const;

/** What is built and what it costs, for a row of the ring; of a payment that is still to be chosen the first way to pay. */
export function lookOf(view: Barrage, seat: Seat | null, move: BarrageMove) {
  if (seat === null) return {};
  const { building, told, cost } = prospectOf(view, seat, move);
  const built = told.find((event) => event.event === 'built');
  const [payment] = building?.payments ?? [];
  const { excavators = 0, mixers = 0 } = payment ?? {};
  const credits = cost.credits + (building?.fee ?? 0) + (payment?.credits ?? 0);
  const paid = { engineer: cost.engineers, excavator: excavators, mixer: mixers, credits } as const;
  return {
    ...(built?.event === 'built' && { sign: <Sign name={built.structure} size={28} /> }),
    tokens: PAID.flatMap((good) => (paid[good] > 0 ? [{ good, sign: <Sign name={good} size={17} />, n: -paid[good] }] : [])),
  };
}
