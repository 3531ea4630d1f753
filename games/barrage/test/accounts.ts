import { at, type Seat, type Told, total } from '@madang/kernel';
import { START } from '../components/numbers.ts';
import type { BarrageEvent, Purse } from '../rules/events.ts';
import type { Barrage, Player } from '../rules/state.ts';

const WHEEL = [0, 3, 6, 9, 12, 15];

/** Machines of a kind in supply and on the wheel. */
const machines = (me: Player, kind: 'excavators' | 'mixers'): number =>
  me[kind] + total(WHEEL.map((slot) => at(me.wheel, slot + (kind === 'excavators' ? 1 : 2))));

/** Credits, points and machinery of each seat. */
const amounts = (state: Barrage): Record<string, number> =>
  Object.fromEntries(
    state.players.flatMap((me, seat) => [
      [`credits ${seat}`, me.credits],
      [`vp ${seat}`, me.vp],
      [`excavators ${seat}`, machines(me, 'excavators')],
      [`mixers ${seat}`, machines(me, 'mixers')],
    ]),
  );

const purseOf = ({ players }: Barrage, seat: Seat): Purse => ((players[seat]?.level ?? 0) > 0 ? 'vp' : 'credits');

const isBarrage = (told: Told): told is BarrageEvent => 'seat' in told;

/** The seats that pay and gain by an event; an automa pays points in place of credits (BAR-AUTOMA-11). */
function change(told: Told, state: Barrage): Record<string, number> {
  if (!isBarrage(told)) return {};
  const paid = (seat: Seat, credits: number): Record<string, number> => gained(seat, -credits, 0);
  const gained = (seat: Seat, credits: number, vp: number): Record<string, number> => {
    if (purseOf(state, seat) === 'vp') return { [`vp ${seat}`]: vp + credits };
    return { [`credits ${seat}`]: credits, [`vp ${seat}`]: vp };
  };
  switch (told.event) {
    case 'company-taken': // BAR-SETUP-15
      return told.officer === 'mahiri-sekibo' && purseOf(state, told.seat) === 'credits'
        ? gained(told.seat, START.mahiriCredits - START.credits, 0)
        : {};
    case 'gained':
      return { [`${told.good} ${told.seat}`]: told.n };
    case 'space-used':
    case 'construction-begun':
    case 'officer-copied':
    case 'inserted':
      return paid(told.seat, told.credits);
    case 'built':
      return paid(told.seat, told.fee);
    case 'automa-engineers':
      return { [`vp ${told.seat}`]: -told.vp };
    case 'conduit-fee':
      return { ...paid(told.seat, told.credits), ...gained(told.to, told.credits, told.vp) };
    case 'rank-scored':
    case 'bonus-scored':
    case 'objective-scored':
    case 'goods-scored':
    case 'drops-scored':
      return { [`vp ${told.seat}`]: told.vp };
    case 'credits-scored':
      return gained(told.seat, told.credits, told.vp);
    default:
      return {};
  }
}

/** Credits, points and machinery are what was told: nothing comes or goes unsaid. */
export const accounts = { amounts, change };
