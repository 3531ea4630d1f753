import type { MatProps } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { SeatClock } from '../../clock/SeatClock.tsx';
import { useScene } from '../../scene/scene.tsx';
import { useWords } from '../../words/useWords.tsx';

type MatBase = Omit<MatProps, 'player' | 'size'>;

interface PlayersProps {
  readonly mat: MatBase;
  readonly table: Pick<TableView, 'seats'>;
  readonly waitingFor: readonly Seat[];
  onOpen(seat: Seat): void;
}

/** The players in turn order with what is public about each; a press opens the whole mat. */
export function Players({ mat, table, waitingFor, onOpen }: PlayersProps) {
  const words = useWords();
  const { board, seats } = useScene();
  const { Mat } = board;
  return (
    <ol className="players" aria-label={words.text('players.label')}>
      {seats.map(({ seat, name }) => {
        const player = table.seats[seat];
        return (
          <li key={seat} className="player" data-deciding={waitingFor.includes(seat)}>
            <Mat {...mat} player={seat} size="line" />
            <p className="player-foot">
              <SeatClock seat={seat} name={name} />
              {waitingFor.includes(seat) ? <span className="tag">{words.text('players.deciding')}</span> : null}
              {player?.kind === 'person' && !player.connected ? <span className="player-kind">{words.text('players.away')}</span> : null}
            </p>
            <button type="button" className="player-open" onClick={() => onOpen(seat)} aria-label={words.text('players.open', { name })} />
          </li>
        );
      })}
    </ol>
  );
}
