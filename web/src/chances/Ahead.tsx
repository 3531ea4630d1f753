import './chances.css';
import type { Seat, State } from '@madang/kernel';
import { useState } from 'preact/hooks';
import { SeatMark } from '../art/SeatMark.tsx';
import { useScene } from '../board-context/scene.tsx';
import { AheadDialog } from './AheadDialog.tsx';
import { percentsOf } from './percents.ts';
import type { ChancesQuestion } from './protocol.ts';
import { mainReasons, reasonText } from './reasons.ts';
import { useChances } from './useChances.ts';

interface AheadProps {
  /** What the reader sees; the chances follow from it alone. */
  readonly view: State;
  /** The reader's seat; null: a spectator's eyes. */
  readonly seat: Seat | null;
  /** By seat the level of its bot, for whom the match is followed as it is played; the same list as long as nothing changes. Absent: it is looked back at. */
  readonly levels?: ChancesQuestion['levels'];
}

const UNKNOWN: ChancesQuestion['levels'] = [];

/** Every seat's chance to win as a thin bar below the board, with what makes it so; a press tells all reasons. Stands for one pair of eyes. */
export function Ahead({ view, seat: own, levels }: AheadProps) {
  const { kit, words, seats } = useScene();
  const [open, setOpen] = useState(false);
  const chances = useChances({ game: kit.game.name, view, levels: levels ?? UNKNOWN }, levels !== undefined);
  const percents = percentsOf(chances?.shares ?? []);
  // The place is kept while the first answer is on its way, so that the board does not jump.
  if (!chances) return <div className="ahead" aria-hidden="true" />;
  return (
    <>
      <button type="button" className="ahead" onClick={() => setOpen(true)}>
        <span className="unseen">{words.text('chances.title')}</span>
        <span className="ahead-bar">
          {seats.map(({ seat, colour }) => (
            <span style={{ flexGrow: chances.shares[seat], background: colour }} key={seat} />
          ))}
        </span>
        <span className="ahead-shares">
          <span className="ahead-rate" aria-hidden="true">
            {words.text('chances.rate')}
          </span>
          {seats.map(({ seat, name }) => (
            <span key={seat}>
              <span className="unseen">{name}</span>
              <SeatMark seat={seat} size={16} />
              {words.text('analysis.chance', { share: percents[seat] ?? 0 })}
            </span>
          ))}
        </span>
        <span className="ahead-why">
          {mainReasons(chances, own).map((reason) => (
            <span key={`${reason.seat} ${reason.advantage}`}>
              <SeatMark seat={reason.seat} size={16} />
              <span className="unseen">{seats[reason.seat]?.name}</span>
              <span data-lifts={reason.gain > 0}>{reasonText(words, kit.game.name, reason)}</span>
            </span>
          ))}
        </span>
      </button>
      {open ? <AheadDialog chances={chances} percents={percents} own={own} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
