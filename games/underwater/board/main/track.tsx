import { Panel, seatInfo } from '@madang/board-kit';
import { seatArgument } from '@madang/kernel';
import { FEDERATION_BONUS, nextOrder } from '../../rules/index.ts';
import { goodsText } from '../../text/effects/index.ts';
import { useThingAbout } from '../about.ts';
import { GoodsRow } from '../pieces/goods.tsx';
import { SeatPiece } from '../pieces/seat.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { listed, say as message } from '../words.ts';

/** The spaces from below the track to its top. */
const SPACES = [0, 4, 3, 2, 1] as const;

/** The Federation track: who stands where, the last to arrive on top, and the play order that follows from it. */
export const Track = keptPart(
  ({ view }) => [nextOrder(view), view.arrivals, view.federation],
  function Track() {
    const { view, props } = useTable();
    const say = useSay();
    const order = nextOrder(view);
    const words = say('underwater.board.track', { order: listed(order.map(seatArgument)) });
    const about = useThingAbout(
      message('underwater.board.federation'),
      () => [message('underwater.board.trackGoes'), message('underwater.board.nextOrder', { order: listed(order.map(seatArgument)) })],
      'UWC-FED-06',
    );
    const piece = usePiece('track', words, true, about);
    return (
      <Panel tab="specials" className="track-panel on-paper" label={say('underwater.board.federation')}>
        <div className="track" data-anchor="track" {...piece}>
          <span className="panel-title">{say('underwater.board.federation')}</span>
          <span className="track-spaces">
            {SPACES.map((space) => {
              const bonus = FEDERATION_BONUS[space] ?? {};
              const title = Object.keys(bonus).length > 0 ? say(goodsText(bonus)) : undefined;
              return (
                <span key={space} className="track-space" data-anchor={`space:${space}`} data-says={title}>
                  <small>
                    <i aria-hidden="true">{space === 0 ? '' : space}</i>
                    <GoodsRow goods={bonus} size={13} always plus />
                  </small>
                  <span className="track-marks">
                    {view.arrivals
                      .filter((seat) => view.federation[seat] === space)
                      .toReversed()
                      .map((seat) => (
                        <span key={seat} data-anchor={`marker:${seat}`}>
                          <SeatPiece seat={seatInfo(props.seats, seat)} size={15} />
                        </span>
                      ))}
                  </span>
                </span>
              );
            })}
          </span>
          <span className="next-order" data-says={words} data-anchor="order">
            {order.map((seat) => (
              <SeatPiece key={seat} seat={seatInfo(props.seats, seat)} size={13} />
            ))}
          </span>
        </div>
      </Panel>
    );
  },
);
