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

/** A seat's open contracts, and those that it has fulfilled: whole, or by what they required. */
export function Held({ player, seat, answers, brief = false }: HeldProps) {
  const say = useSay();
  return (
    <div className="held" data-anchor={`held:${seat}`}>
      <h3>
        {say('barrage.board.held')}
        <span className="held-done">{say('barrage.board.fulfilledOf', { count: player.fulfilled.length })}</span>
      </h3>
      <div className="held-contracts">
        {player.held.map((contract) => (
          <Contract key={contract} contract={contract} answers={answers} />
        ))}
      </div>
      {player.fulfilled.length > 0 && (
        <div className="held-fulfilled">
          {player.fulfilled.map((contract) => (
            <Contract key={contract} contract={contract} answers={false} fulfilled brief={brief} />
          ))}
        </div>
      )}
    </div>
  );
}
