import { type AssetChange, type Assets, foreseeChanges, type Seat } from '@madang/kernel';
import { type Resource, ROWS, type Row, type Siberia, type SiberiaEvent, type SiberiaMove, siberia, TILE } from '../../rules/index.ts';
import { readyRows } from '../../rules/rounds/personal-board.ts';
import { isSiberiaEvent } from '../../text/log.ts';
import { counterTotal } from '../describe.ts';

export type Good = 'money' | 'counters' | 'tiles' | 'pieces';

/** Money, counters and tiles on the mat, pieces in the supply. */
export const ASSETS: Assets<Siberia, Good> = {
  goods: ['money', 'counters', 'tiles', 'pieces'],
  holdings: ({ players }) =>
    players.map((player) => ({
      money: player.money,
      counters: counterTotal(player),
      tiles: player.spaces.filter((thing) => thing === TILE).length,
      pieces: player.supply,
    })),
};

interface Balance {
  readonly changes: readonly AssetChange<Good>[];
  /** The cubes that are sold. */
  readonly sold: readonly { readonly resource: Resource; readonly cubes: number }[];
  /** How many regions are depleted. */
  readonly depleted: number;
  /** The rows of the seat that become ready. */
  readonly ready: readonly Row[];
}

/** What a move pays and gains by the rules until something is asked. */
export function balanceOf(view: Siberia, seat: Seat, move: SiberiaMove): Balance {
  const { after, told, changes } = foreseeChanges(siberia, ASSETS, view, { seat, move });
  const events: readonly SiberiaEvent[] = told.filter(isSiberiaEvent);
  const [before, then] = [view.players[seat], after.players[seat]];
  const ready = before && then ? readyRows(then) & ~readyRows(before) : 0;
  return {
    changes,
    sold: events.flatMap((event) => (event.event === 'sold' ? [event] : [])),
    depleted: events.filter(({ event }) => event === 'depleted').length,
    ready: ROWS.filter((_, row) => ((ready >> row) & 1) === 1),
  };
}
