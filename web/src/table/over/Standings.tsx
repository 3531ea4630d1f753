import './standings.css';
import { inPlace } from '@madang/board-kit/in-place';
import type { Score, ScorePart, Seat, State } from '@madang/kernel';
import type { DoneAct, TableView } from '@madang/wire';
import { SeatMark } from '../../art/SeatMark.tsx';
import type { HostProps } from '../../board-context/contained-board.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { titlesOf } from '../../chart/titles.ts';
import { AutomaMark } from '../../words/marks/AutomaMark.tsx';
import { useWords } from '../../words/useWords.tsx';

interface StandingsProps {
  readonly table: TableView;
  /** What was done besides moves. */
  readonly acts: readonly DoneAct[];
  readonly scores: readonly Score[];
  /** Null: the match cannot be read, so nobody has a title. */
  readonly parts: readonly ScorePart[] | null;
  /** Everything that a player's area is shown with. */
  readonly mat: HostProps;
  /** Opens the whole area of a player. */
  onOpenMat(seat: Seat): void;
}

/** Tells from whom a player took the seat over. */
function Former({ name }: { readonly name: string | null }) {
  const app = useWords();
  if (name === null) return null;
  return <span className="tag">{name === '' ? app.text('over.tookOverGone') : app.text('over.tookOver', { name })}</span>;
}

interface TieProps {
  readonly first: Score | undefined;
  /** The next of the standings. */
  readonly second: Score | undefined;
  readonly view: State;
}

/** Why a player stands before the next one, who has as many points. */
function TieBreak({ first, second, view }: TieProps) {
  const { kit, words } = useScene();
  if (!first || !second || !view.over || first.points !== second.points || first.rank === second.rank) return null;
  const reason = kit.wording.tie?.(view, first.seat, second.seat);
  return reason ? <span className="tie-break">{words.say(reason)}</span> : null;
}

/** The players from the first to the last, what each was best in, and the way to look at what each has built. */
export function Standings({ table, acts, scores, parts, mat, onOpenMat }: StandingsProps) {
  const app = useWords();
  const { kit, board, seats, words } = useScene();
  const { Mat } = board;
  const titles = titlesOf(parts ?? [], seats.length);
  return (
    <ol className="scores">
      {scores.map(({ seat, points, rank }, i) => (
        <li key={seat} data-first={rank === 1}>
          <span className="rank">{rank}</span>
          <SeatMark seat={seat} />
          <span className="score-name">
            <button
              type="button"
              className="score-open"
              onClick={() => onOpenMat(seat)}
              title={app.text('players.open', { name: seats[seat]?.name ?? '' })}
            >
              {seats[seat]?.name}
            </button>{' '}
            {seats[seat]?.kind === 'automa' ? <AutomaMark game={table.game} options={table.options} /> : null}
            {acts.some(({ act, seat: by }) => act.kind === 'help' && by === seat) ? <span className="tag">{app.text('over.helped')}</span> : null}
            {inPlace(titles[seat] ?? [], (source) => (
              <span className="tag">{app.text('over.best', { source: words.say(source) })}</span>
            ))}
            <Former name={table.seats[seat]?.former ?? null} />
            <TieBreak first={scores[i]} second={scores[i + 1]} view={mat.view} />
            {table.seats[seat]?.resigned ? <span className="tag">{app.text('over.resigned')}</span> : null}
          </span>
          <span className="points">{words.text(`${kit.game.name}.points`, { points })}</span>
          <div className="score-mat" data-seat={seat} inert>
            <Mat {...mat} player={seat} size="picture" />
          </div>
        </li>
      ))}
    </ol>
  );
}
