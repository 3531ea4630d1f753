import { headlineOf } from '../../board-context/headline.ts';
import { useScene } from '../../board-context/scene.tsx';
import { TableAhead } from '../../chances/TableAhead.tsx';
import type { TableState } from '../../play/table.ts';
import { Late, later } from '../../reach/later.tsx';
import { Guided } from '../Guided.tsx';
import { useGuide } from '../guide.ts';
import { LookingBack } from '../side/LookingBack.tsx';
import { Staged } from '../stage/Staged.tsx';
import { Bars } from '../table-actions/Bars.tsx';
import type { Played } from '../usePlayed.ts';

const GameOver = later(async () => (await import('../over/GameOver.tsx')).GameOver);

/** The board with what happens on it, the bars over it, and at the end the result. */
export function BoardPanel({ played }: { readonly played: Played }) {
  const { kit, words, board } = useScene();
  const { store, state, table, actions, look, deciding, turns, since, unread, mat, playedView, onOpenMat } = played;
  // A guide says itself how it ended.
  const guide = useGuide();
  return (
    <>
      <Guided>
        <Staged {...{ store, state, turns, since, events: look.events, unread }} board={<board.Board {...mat} decision={deciding.lit} />} />
      </Guided>
      <div className="bars">
        <Bars {...{ store, state, table, actions }} />
        {look.at === null ? null : <LookingBack step={look.at} eyes={state.eyes} since={since} onNow={look.now} />}
      </div>
      <TableAhead place="board" {...{ state, table }} view={playedView} />
      {state.position?.over && look.at === null && !guide ? (
        <Late part="over" isNeeded>
          <GameOver {...{ table, actions, mat, onOpenMat }} {...ended(state)} headline={headlineOf(kit, words, mat.view)} />
        </Late>
      ) : null}
    </>
  );
}

/** What the page of the end says of how the match came there. */
const ended = ({ acts, isCounted }: TableState) => ({ acts, isCounted });
