import { inPlace } from '@madang/board-kit/in-place';
import type { Judged } from '@madang/bots/analysis';
import { Icon } from '../../art/Icon.tsx';
import { reasonsInWords } from '../../reasons/telling.ts';
import { Why } from '../../reasons/Why.tsx';
import { signed } from '../figures.ts';
import { type Round, roundAt } from '../rounds.ts';
import { useTelling } from '../telling.ts';
import { VerdictTag } from './VerdictTag.tsx';

interface AgainProps {
  readonly judged: Judged;
  readonly rounds: readonly Round[];
  onAt(step: number): void;
}

/** A choice to look at again: where it was, what was done, what would have been better and what that gains. */
export function Again({ judged, rounds, onAt }: AgainProps) {
  const { app, words, lineOf, askedAt } = useTelling();
  const { at, seat, played = [], best = [], loss, why = [] } = judged;
  const round = roundAt(rounds, at);
  const [did = ''] = lineOf(at, seat, played);
  return (
    <li className="again">
      <p className="again-head">
        <button type="button" className="small quiet" onClick={() => onAt(at)}>
          <Icon name="chart" />
          <span>{round === undefined ? app.text('analysis.at', { at }) : app.text('analysis.atRound', { at, round })}</span>
        </button>
        <VerdictTag judged={judged} />
      </p>
      <p className="asked">{askedAt(at, seat)}</p>
      <dl>
        <dt>{app.text('analysis.played')}</dt>
        <dd>{did}</dd>
        <dt>{app.text('analysis.better')}</dt>
        <dd>
          <ol className="best-line">
            {inPlace(lineOf(at, seat, best), (choice) => (
              <li>{choice}</li>
            ))}
          </ol>
          <strong className="gain">{app.text('analysis.gain', { gain: signed(loss?.value ?? 0) })}</strong>
          <Why head={app.text('better.choice')} reasons={why} said={reasonsInWords({ app, words, seat }, why)} />
        </dd>
      </dl>
    </li>
  );
}
