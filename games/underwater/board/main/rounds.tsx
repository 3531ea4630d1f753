import { ERA_ROUNDS } from '../../rules/index.ts';
import { useSay, useTable } from '../table.tsx';

/** Era and round, as a row of steps; a Production phase ends each era. */
export function Rounds() {
  const { view } = useTable();
  const say = useSay();
  const firsts = ERA_ROUNDS.map((_, era) => ERA_ROUNDS.slice(0, era).reduce((sum, rounds) => sum + rounds, 1));
  return (
    <header className="rounds" data-anchor="rounds">
      <strong>{say('underwater.board.round', { era: view.era, round: view.round })}</strong>
      <span className="round-steps" aria-hidden="true">
        {ERA_ROUNDS.map((rounds, era) => (
          <span key={firsts[era]} className="era-steps">
            {Array.from({ length: rounds }, (_, i) => {
              const round = (firsts[era] ?? 1) + i;
              return <i key={round} data-done={round < view.round} data-now={round === view.round} />;
            })}
            <em />
          </span>
        ))}
      </span>
    </header>
  );
}
