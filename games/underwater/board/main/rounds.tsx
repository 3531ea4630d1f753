import { useAbout } from '@madang/board-kit';
import { ERA_ROUNDS } from '../../rules/index.ts';
import { useThingAbout } from '../about.ts';
import { useSay, useTable } from '../table.tsx';
import { say as message } from '../words.ts';

/** Era and round, as a row of steps; a Production phase ends each era. */
export function Rounds() {
  const { view } = useTable();
  const say = useSay();
  const firsts = ERA_ROUNDS.map((_, era) => ERA_ROUNDS.slice(0, era).reduce((sum, rounds) => sum + rounds, 1));
  const now = message('underwater.board.round', { era: view.era, round: view.round });
  const about = useThingAbout(now, () => [message('underwater.board.roundsHow')], 'UWC-ERA-03');
  return (
    <header className="rounds" data-anchor="rounds" {...useAbout(about)}>
      <strong>{say(now)}</strong>
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
