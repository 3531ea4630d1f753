import type { SeatInfo } from '@madang/board-kit';
import { type Judged, type SeatFigures, VERDICTS, worthSeeing } from '@madang/bots/analysis';
import { SeatMark } from '../../art/SeatMark.tsx';
import { signed } from '../figures.ts';
import type { Round } from '../rounds.ts';
import { useTelling } from '../telling.ts';
import { Again } from './Again.tsx';

interface SeatProps {
  readonly seat: SeatInfo;
  readonly figures: SeatFigures;
  readonly judged: readonly Judged[];
  readonly rounds: readonly Round[];
  /** Whether every choice has been looked at; until then sums would say too little. */
  readonly looked: boolean;
  readonly done: boolean;
  onAt(step: number): void;
}

/** A seat's match: what choices gave away and what luck brought, each for itself, and what is to be looked at again. */
export function SeatCard({ seat, figures, judged, rounds, looked, done, onAt }: SeatProps) {
  const { app } = useTelling();
  const again = worthSeeing(judged, seat.seat);
  return (
    <section className="seat-analysis" aria-label={seat.name}>
      <h3>
        <SeatMark seat={seat.seat} />
        <span>{seat.name}</span>
        <small>{app.text('analysis.choices', { count: figures.choices })}</small>
      </h3>
      {looked ? <Swings choice={-figures.lost} luck={figures.luck} /> : null}
      <ul className="verdicts">
        {VERDICTS.filter((verdict) => verdict !== 'fine' && figures.verdicts[verdict] > 0).map((verdict) => (
          <li key={verdict} className="verdict" data-verdict={verdict}>
            {app.text('analysis.count', { verdict: app.text(`analysis.verdict.${verdict}`), count: figures.verdicts[verdict] })}
          </li>
        ))}
      </ul>
      {again.length === 0 ? (
        <p className="note">{app.text(done ? 'analysis.nothingProven' : 'analysis.notYet')}</p>
      ) : (
        <ol className="agains">
          {again.map((one) => (
            <Again key={one.at} judged={one} rounds={rounds} onAt={onAt} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The share of the victory at which a bar is full. */
const FULL = 0.6;

/** What choices gave away and what luck brought, to the left or to the right of nought. */
function Swings({ choice, luck }: { readonly choice: number; readonly luck: number }) {
  const { app, alone } = useTelling();
  const rows = [
    { key: 'choice', share: choice },
    { key: 'luck', share: luck },
  ] as const;
  return (
    <dl className="swings">
      {rows.map(({ key, share }) => (
        <div key={key}>
          <dt>{app.text(`analysis.${key}`, { alone })}</dt>
          <dd>
            <span className="swing" data-of={key} data-down={share < 0} aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(50, (50 * Math.abs(share)) / FULL)}%` }} />
            </span>
            <strong>{signed(share)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
