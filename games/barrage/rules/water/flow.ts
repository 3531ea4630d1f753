import { add, at, playerOf, type Seat } from '@madang/kernel';
import { DAM_BASINS, NEXT, POWERHOUSE_BASIN, stripEnd, stripStart } from '../../components/map.ts';
import { powerhouseIn } from '../building/sites.ts';
import { abilityOf } from '../company/company.ts';
import { advanceEnergy } from '../company/goods.ts';
import type { Passed } from '../events.ts';
import type { BarrageTell } from '../rule.ts';
import { damWord, headstreamWord, powerhouseWord } from '../spelling.ts';
import { type Barrage, EMPTY } from '../state.ts';
import { room } from './dams.ts';

/** The seat that gains energy from drops that pass its powerhouses (BAR-COMPANY-01); −1 if none does. */
function usaSeat(state: Barrage): Seat {
  for (let seat = 0; seat < state.players.length; seat++) if (abilityOf(playerOf(state, seat))?.do === 'advanceEnergyPerDrop') return seat;
  return EMPTY;
}

/** The upper or else the lower dam of a basin that has room; −1 if none has (BAR-FLOW-03 … -05). */
function damWithRoom(state: Barrage, basin: number): number {
  if (basin >= DAM_BASINS) return EMPTY;
  if (room(state, 2 * basin) > 0) return 2 * basin;
  return room(state, 2 * basin + 1) > 0 ? 2 * basin + 1 : EMPTY;
}

/**
 * BAR-FLOW: lets one drop that enters a basin run down to a dam with room, or off the map. `released`: it comes from a powerhouse
 * there and does not pass that strip naturally (BAR-FLOW-08, BAR-COMPANY-03). Returns the dam; −1 or −2 off the map.
 */
function run(state: Barrage, start: number, released: boolean, usa: Seat, tell: BarrageTell): number {
  for (let basin = start; basin >= 0; basin = at(NEXT, basin)) {
    const passes = !(released && basin === start);
    if (passes && usa !== EMPTY && powerhouseIn(state, usa, basin) !== EMPTY) advanceEnergy(state, usa, 1, 'usa', tell);
    const dam = damWithRoom(state, basin);
    if (dam !== EMPTY) {
      add(state.drops, dam, 1);
      return basin;
    }
    if (at(NEXT, basin) < 0) return at(NEXT, basin);
  }
  throw new Error('a drop without a way');
}

/** The strips and full dams that a drop meets on its way, and where it ends. Looks only. */
export function wayOf(
  state: Barrage,
  start: number,
  released: boolean,
): { readonly passed: readonly Passed[]; readonly dam: number; readonly exit: number } {
  const passed: Passed[] = [];
  for (let basin = start; ; basin = at(NEXT, basin)) {
    if (!(released && basin === start) && stripEnd(basin) > stripStart(basin)) passed.push(`strip-${basin + 1}`);
    const dam = damWithRoom(state, basin);
    for (let site = 2 * basin; basin < DAM_BASINS && site <= 2 * basin + 1 && site !== dam; site++) {
      if (state.damOwner[site] !== EMPTY) passed.push(damWord(site));
    }
    if (dam !== EMPTY) return { passed, dam, exit: 0 };
    if (at(NEXT, basin) < 0) return { passed, dam: EMPTY, exit: at(NEXT, basin) };
  }
}

function tellWay(state: Barrage, start: number, powerhouse: number, tell: BarrageTell): void {
  if (!tell) return;
  const { passed, dam, exit } = wayOf(state, start, powerhouse !== EMPTY);
  const end = dam !== EMPTY ? damWord(dam) : exit === -1 ? 'exit-left' : 'exit-right';
  tell({ event: 'flowed', from: powerhouse === EMPTY ? headstreamWord(start) : powerhouseWord(powerhouse), passed, end });
}

/** BAR-FLOW-02: drops of a headstream flow one after the other. */
export function flowFromHeadstream(state: Barrage, headstream: number, drops: number, tell: BarrageTell): void {
  const usa = usaSeat(state);
  for (let drop = 0; drop < drops; drop++) {
    tellWay(state, headstream, EMPTY, tell);
    run(state, headstream, false, usa, tell);
  }
}

/** BAR-FLOW-08: the drops of a production flow on from its powerhouse's strip. */
export function flowFromPowerhouse(state: Barrage, powerhouse: number, drops: number, tell: BarrageTell): void {
  const usa = usaSeat(state);
  const basin = at(POWERHOUSE_BASIN, powerhouse);
  for (let drop = 0; drop < drops; drop++) {
    tellWay(state, basin, powerhouse, tell);
    run(state, basin, true, usa, tell);
  }
}

/** BAR-FLOW-01, -11: all drops that wait on headstreams flow down. */
export function flowAll(state: Barrage, tell: BarrageTell): void {
  for (let headstream = 0; headstream < state.waiting.length; headstream++) {
    const drops = at(state.waiting, headstream);
    state.waiting[headstream] = 0;
    flowFromHeadstream(state, headstream, drops, tell);
  }
}
