import type { Seat } from '@madang/kernel';
import type { Barrage, BarrageMove } from '../../rules/index.ts';
import { prospectOf as foreseen, type Prospect } from '../../text/forecast/prospect.ts';

export { type Building, type Climb, type End, endsOf, type Gains, type Output, type Prospect } from '../../text/forecast/prospect.ts';

/** What a move would do, as it is drawn: what a space is for only where nothing told shows it better. */
export function prospectOf(view: Barrage, seat: Seat, move: BarrageMove): Prospect {
  const prospect = foreseen(view, seat, move);
  const shown = prospect.told.some(({ event }) => event === 'gained' || event === 'produced' || event === 'wheel-turned');
  return shown ? { ...prospect, effects: [] } : prospect;
}
