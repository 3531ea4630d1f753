import { useAbout } from '@madang/board-kit';
import { ERA_ROUNDS } from '../../rules/index.ts';
import { useThingAbout } from '../about.ts';
import { SignsRow } from '../pieces/effects/signs-row.tsx';
import { keptPart, useSay, useTable } from '../table.tsx';
import { say as message } from '../words.ts';
import { playedRound } from './played.ts';

/** How many symbiotic cities can still be built, by all together. A lone player never runs out. */
const DomesLeft = keptPart(
  ({ view }) => [view.symbioticLeft],
  function DomesLeft() {
    const { view } = useTable();
    const say = useSay();
    const left = view.symbioticLeft;
    const words = message('underwater.board.domesLeft', { count: left });
    const about = useThingAbout(words, () => [message('underwater.board.domesHow')], 'UWC-RES-04');
    return (
      <span className="domes-left" data-none={left === 0} role="img" aria-label={say(words)} {...useAbout(about)}>
        <SignsRow signs={[{ sign: 'build', thing: 'symbioticCity', n: 1 }]} size={16} />
        <b>{left}</b>
      </span>
    );
  },
);

/** Era and round, as a row of steps; a Production phase ends each era. */
export const Rounds = keptPart(
  ({ props }) => [playedRound(props).era, playedRound(props).round, props.view.players.length],
  function Rounds() {
    const { view, props } = useTable();
    const { era: eraNow, round: roundNow } = playedRound(props);
    const say = useSay();
    const firsts = ERA_ROUNDS.map((_, era) => ERA_ROUNDS.slice(0, era).reduce((sum, rounds) => sum + rounds, 1));
    const now = message('underwater.board.round', { era: eraNow, round: roundNow });
    const about = useThingAbout(now, () => [message('underwater.board.roundsHow')], 'UWC-ERA-03');
    return (
      <header className="rounds" data-anchor="rounds" {...useAbout(about)}>
        <strong>{say(now)}</strong>
        {view.players.length > 1 && <DomesLeft />}
        <span className="round-steps" aria-hidden="true">
          {ERA_ROUNDS.map((rounds, era) => (
            <span key={firsts[era]} className="era-steps">
              {Array.from({ length: rounds }, (_, i) => {
                const round = (firsts[era] ?? 1) + i;
                return <i key={round} data-done={round < roundNow} data-now={round === roundNow} />;
              })}
              <em />
            </span>
          ))}
        </span>
      </header>
    );
  },
);
