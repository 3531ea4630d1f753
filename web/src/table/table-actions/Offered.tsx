import '../side/looking.css';
import type { TableView } from '@madang/wire';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { headlineOf } from '../../board-context/headline.ts';
import { useScene } from '../../board-context/scene.tsx';
import { seenBy } from '../../play/position.ts';
import type { TableState } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import type { TableActions } from '../actions.ts';

interface OfferedProps extends Pick<TableActions, 'takeOver'> {
  readonly state: TableState;
  readonly table: TableView;
}

/** The seats that a spectator may take over, with how far the match is; what each player has stands beside the board. */
export function Offered({ state: { position, eyes, acting }, table, takeOver }: OfferedProps) {
  const words = useWords();
  const scene = useScene();
  if (takeOver === null || table.mine.length > 0) return null;
  const view = position && seenBy(position, eyes)?.view;
  const headline = view ? headlineOf(scene.kit, scene.words, view) : '';
  return table.seats.map(({ seat, offered }) =>
    offered ? (
      <p key={seat} className="looking offered">
        <SeatMark seat={seat} size={20} />
        <span className="looking-text">
          {words.text('offer.free', { name: scene.seats[seat]?.name ?? '' })} {headline}
        </span>
        <button type="button" className="small primary" disabled={acting !== null} onClick={() => takeOver(seat)}>
          <Icon name="people" />
          <span>{words.text('offer.take')}</span>
        </button>
      </p>
    ) : null,
  );
}
