import type { Seat } from '@madang/kernel';
import type { Barrage, BarrageMove } from '../../rules/index.ts';
import { Sign, Worth } from '../pieces/glyphs.tsx';
import { Machines } from './parts.tsx';
import { prospectOf } from './prospect.ts';

/** What is built and what it costs, for a row of the ring; of a payment that is still to be chosen the first way to pay. */
export function lookOf(view: Barrage, seat: Seat | null, move: BarrageMove) {
  if (seat === null) return {};
  const { building, told, cost } = prospectOf(view, seat, move);
  const built = told.find((event) => event.event === 'built');
  const [payment] = building?.payments ?? [];
  const { excavators = 0, mixers = 0 } = payment ?? {};
  const credits = cost.credits + (building?.fee ?? 0) + (payment?.credits ?? 0);
  const isFree = cost.engineers + excavators + mixers + credits === 0;
  return {
    ...(built?.event === 'built' && { sign: <Sign name={built.structure} size={28} /> }),
    ...(!isFree && {
      cost: (
        <>
          {cost.engineers > 0 && <Machines name="engineer" n={cost.engineers} />}
          {excavators > 0 && <Machines name="excavator" n={excavators} />}
          {mixers > 0 && <Machines name="mixer" n={mixers} />}
          {credits > 0 && <Worth name="credits">{credits}</Worth>}
        </>
      ),
    }),
  };
}
