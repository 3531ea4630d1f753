import './players.css';
import type { Seat } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { memo, type PointerEvent as Pointed } from 'preact/compat';
import { colourOf } from '../../art/seats.ts';
import type { HostProps } from '../../board-context/contained-board.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { GivableClock } from '../../clock/GivableClock.tsx';
import { useWords } from '../../words/useWords.tsx';

/** The part of a mat that lies below the button that covers it. */
const belowOf = ({ clientX, clientY, currentTarget }: Pointed<Element>): Element | undefined =>
  document.elementsFromPoint(clientX, clientY).find((one) => one !== currentTarget && one.closest('.mat') !== null);

/** Lets a mouse rest on what a button covers: that explains itself, and the button goes on being pressed. */
const PASS_BELOW = {
  onPointerMove(event: Pointed<Element>) {
    if (event.pointerType === 'mouse') belowOf(event)?.dispatchEvent(new PointerEvent('pointermove', event));
  },
  onPointerLeave(event: Pointed<Element>) {
    for (const mat of event.currentTarget.parentElement?.querySelectorAll('.mat') ?? [])
      mat.dispatchEvent(new PointerEvent('pointerleave', { pointerType: event.pointerType }));
  },
};

interface PlayersProps {
  readonly mat: HostProps;
  readonly table: Pick<TableView, 'seats'>;
  readonly waitingFor: readonly Seat[];
  onOpen(seat: Seat): void;
}

/** The players in turn order with what is public about each; a press opens the whole mat. */
export const Players = memo(function Players({ mat, table, waitingFor, onOpen }: PlayersProps) {
  const words = useWords();
  const { board, seats } = useScene();
  const { Mat } = board;
  return (
    <ol className="players" data-area="rivals" aria-label={words.text('players.label')}>
      {seats.map(({ seat, name }) => {
        const player = table.seats[seat];
        return (
          <li key={seat} className="player" data-deciding={waitingFor.includes(seat)} style={{ '--owner': colourOf(seat) }}>
            <Mat {...mat} player={seat} size="line" />
            <p className="player-foot">
              <GivableClock seat={seat} name={name} />
              {waitingFor.includes(seat) ? <span className="tag">{words.text('players.deciding')}</span> : null}
              {player?.kind === 'person' && !player.connected ? <span className="player-kind">{words.text('players.away')}</span> : null}
            </p>
            <button
              type="button"
              className="player-open"
              onClick={() => onOpen(seat)}
              {...PASS_BELOW}
              aria-label={words.text('players.open', { name })}
            />
          </li>
        );
      })}
    </ol>
  );
});
