import type { Judged } from '@madang/bots/analysis';
import type { Match } from '@madang/kernel';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { Link } from '../../page/Link.tsx';
import type { MatchPlace } from '../../page/router.ts';
import { percent } from '../figures.ts';
import { type Round, roundAt } from '../rounds.ts';
import { type Telling, useTelling } from '../telling.ts';
import type { Chance } from './ChanceGraph.tsx';
import { VerdictTag } from './VerdictTag.tsx';

interface StepProps {
  readonly match: Match;
  readonly place: MatchPlace;
  readonly judged: readonly Judged[];
  readonly chances: readonly Chance[];
  readonly rounds: readonly Round[];
  readonly at: number;
  onPlayOn(at: number): void;
}

/** The step that the graph stands on: who was to decide, what they did, how all stood; the ways into the match from there. */
export function StepCard({ match, place, judged, chances, rounds, at, onPlayOn }: StepProps) {
  const telling = useTelling();
  const { app, seats } = telling;
  const here = chances.findLast((one) => one.at <= at) ?? chances[0];
  const round = roundAt(rounds, at);
  const over = at === match.log.length && match.state.over;
  const ordered = [...seats].sort((a, b) => (here?.shares[b.seat] ?? 0) - (here?.shares[a.seat] ?? 0) || a.seat - b.seat);
  return (
    <div className="step-card" aria-live="polite">
      <div>
        <p>
          <strong>{app.text('replay.step', { at, length: match.log.length })}</strong>
          {round === undefined ? null : <span className="soft"> · {app.text('analysis.round', { round })}</span>}
        </p>
        <Played match={match} judged={judged.find((one) => one.at === at)} at={at} telling={telling} />
      </div>
      {here ? (
        <ul className="step-chances">
          {ordered.map(({ seat, name }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={18} />
              <span>{name}</span>
              <strong>{app.text('analysis.chance', { share: percent(here.shares[seat] ?? 0) })}</strong>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="buttons">
        <Link to={{ page: 'replay', ...place, at }} className="button small">
          <Icon name="eye" />
          <span>{app.text('analysis.stand')}</span>
        </Link>
        <button type="button" className="small" disabled={over} onClick={() => onPlayOn(at)}>
          <Icon name="bot" />
          <span>{app.text('replay.playOn')}</span>
        </button>
      </div>
    </div>
  );
}

interface PlayedProps {
  readonly match: Match;
  readonly judged: Judged | undefined;
  readonly at: number;
  readonly telling: Telling;
}

function Played({ match, judged, at, telling: { app, seats, lineOf, askedAt } }: PlayedProps) {
  const step = match.log[at];
  if (!step) return <p>{match.state.over ? app.text('analysis.end') : null}</p>;
  const [move = ''] = lineOf(at, step.seat, [step.move.id]);
  return (
    <p>
      <span className="soft">{askedAt(at, step.seat)}</span>
      <br />
      {app.text('analysis.did', { name: seats[step.seat]?.name ?? '', move })} {judged ? <VerdictTag judged={judged} /> : null}
    </p>
  );
}
