import { type SeatInfo, SeatMark } from '@madang/board-kit';
import type { ReactNode } from 'preact/compat';
import { TILES } from '../../rules/index.ts';
import { SIGN_NAMES } from './effect-signs.ts';
import { Sign } from './glyphs.tsx';
import { TileFace } from './tile.tsx';

/** How a flying thing looks, by the name that the script gives it. */
export function tokenOf(seats: readonly SeatInfo[], name: string): ReactNode {
  const [kind, which = ''] = name.split(':');
  const seat = seats.find((one) => String(one.seat) === which);
  switch (kind) {
    case 'seat':
      return seat && <SeatMark seat={seat} size={20} />;
    case 'tile':
      return (
        <span className="barrage-token tile">
          <TileFace tile={TILES.map(String).indexOf(which)} />
        </span>
      );
    case 'sign': {
      const sign = SIGN_NAMES.find((one) => one === which);
      return (
        sign && (
          <span className="barrage-token">
            <Sign name={sign} size={20} />
          </span>
        )
      );
    }
    default:
      return null;
  }
}
