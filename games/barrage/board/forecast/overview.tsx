import { outputsOf } from '../../text/forecast/prospect.ts';
import { type BarrageProps, useSay } from '../table.tsx';
import { Outputs } from './outputs.tsx';

/** All productions that may be chosen now, while none is pointed at: each is a row, best first to be compared. */
export function Overview({ view, decision }: Pick<BarrageProps, 'view' | 'decision'>) {
  const say = useSay();
  const seat = decision?.seat;
  if (!decision || seat === undefined) return null;
  const outputs = decision.moves.flatMap((move) => outputsOf(view, seat, move));
  return (
    <span className="picture">
      <strong>{say('barrage.board.productions')}</strong>
      <Outputs outputs={outputs} fees={[]} seat={seat} />
    </span>
  );
}

/** Whether the decision is which production, or with how many drops. */
export const isProducing = ({ decision }: Pick<BarrageProps, 'decision'>): boolean =>
  decision?.task.task === 'system' || decision?.task.task === 'drops';
