import type { Seat } from '@madang/kernel';
import type { Player } from '../../rules/index.ts';
import { useSay } from '../table.tsx';
import { Contract } from './contract.tsx';

interface HeldProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly answers: boolean;
  readonly brief?: boolean;
}

/** A seat's open contracts, and those that it has fulfilled: whole, or by what they required, in the line of the heading. */
export function Held({ player, seat, answers, brief = false }: HeldProps) {
  const say = useSay();
  const done = say('barrage.board.fulfilledOf', { count: player.fulfilled.length });
  const fulfilled = player.fulfilled.length > 0 && (
    <span className="held-fulfilled">
      {player.fulfilled.map((contract) => (
        <Contract key={contract} contract={contract} answers={false} fulfilled brief={brief} />
      ))}
    </span>
  );
  return (
    <div className="held" data-anchor={`held:${seat}`}>
      <h3>
        {say('barrage.board.held')}
        <span className="held-done">{done}</span>
        {brief ? fulfilled : null}
      </h3>
      <div className="held-contracts">
        {player.held.map((contract) => (
          <Contract key={contract} contract={contract} answers={answers} />
        ))}
      </div>
      {brief ? null : fulfilled}
    </div>
  );
}
