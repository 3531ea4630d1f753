import { StagingProvider } from '@madang/board-kit';
import type { Told as Happened, Seat, State } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { SeatMark } from '../art/SeatMark.tsx';
import { colourOf } from '../art/seats.ts';
import { useScene } from '../board-context/scene.tsx';
import { glanceAt } from '../table/log/deeds.ts';
import type { LogTurn } from '../table/log/log.ts';
import { FeatCard } from '../table/stage/FeatCard.tsx';
import { Sentences } from '../table/stage/Sentences.tsx';
import '../table/stage/stage.css';

interface ToldProps {
  /** The turns up to the step that is shown. */
  readonly turns: readonly LogTurn[];
  readonly at: number;
  /** The player of that step; null: there was none yet. */
  readonly seat: Seat | null;
  /** What the board shows, and what has just happened on it. */
  readonly shown: { readonly view: State; readonly events: readonly Happened[] };
  readonly board: ReactNode;
}

/** How long what moves on a board of a replay takes, in milliseconds. */
const LENGTH = 900;

/** A board of a replay: it turns to the player of the step, with a line that says what they have done. */
export function Told({ turns, at, seat, shown: { view, events }, board }: ToldProps) {
  const { wording } = useScene().kit;
  const feat = useMemo(() => (events.length > 0 ? (wording.feat?.(events, view) ?? null) : null), [wording, events, view]);
  const staging = useMemo(() => ({ seat, length: LENGTH, leans: true }), [seat]);
  const turn = turns.findLast(({ by, from, to }) => by === seat && from <= at && at <= to);
  const glance = glanceAt(turn);
  return (
    <StagingProvider value={staging}>
      {board}
      {feat ? <FeatCard feat={feat} /> : null}
      {seat === null || glance === null ? null : (
        <div className="stage-caption" data-over="true" aria-hidden="true" style={{ borderColor: colourOf(seat) }}>
          <SeatMark seat={seat} size={30} />
          <span className="stage-text">
            <Sentences glance={glance} mine={null} />
          </span>
        </div>
      )}
    </StagingProvider>
  );
}
