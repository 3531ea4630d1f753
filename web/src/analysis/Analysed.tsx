import { worthSeeing } from '@madang/bots/analysis';
import { type Match, victoryShares, type Wording } from '@madang/kernel';
import { useMemo, useState } from 'preact/hooks';
import type { MatchPlace } from '../page/router.ts';
import type { Recording } from '../replay/source.ts';
import { usePlayOn } from '../replay/usePlayOn.ts';
import { DropMatch } from './DropMatch.tsx';
import { Headway } from './Headway.tsx';
import { type Chance, ChanceGraph } from './parts/ChanceGraph.tsx';
import { ChanceTable } from './parts/ChanceTable.tsx';
import { SeatCard } from './parts/SeatCard.tsx';
import { StepCard } from './parts/StepCard.tsx';
import { roundsOf } from './rounds.ts';
import { useRun } from './running/useRun.ts';
import { useTelling } from './telling.ts';

interface AnalysedProps {
  readonly place: MatchPlace;
  readonly recording: Recording;
  readonly wording: Wording;
  readonly match: Match;
}

/** An analysis as it comes: the course of the match, the step that is looked at, and every seat's choices. */
export function Analysed({ place, recording, wording, match }: AnalysedProps) {
  const { app, seats, alone } = useTelling();
  const run = useRun(match, place);
  const { judged } = run.analysis;
  const { length } = match.log;
  const rounds = useMemo(() => roundsOf(match, wording), [match, wording]);
  const [at, setAt] = useState(length);
  const playOn = usePlayOn(recording);
  const chances = useMemo((): readonly Chance[] => {
    const end = match.state.over ? [{ at: length, shares: victoryShares(match.game, match.state) }] : [];
    return [...judged, ...end];
  }, [judged, match, length]);
  const goTo = (step: number): void => {
    setAt(step);
    document.querySelector('.chances')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <p className="analysis-lead">{app.text('analysis.lead', { alone })}</p>
      <Headway run={run} />
      <section className="chances" aria-labelledby="chances">
        <h2 id="chances">{app.text('analysis.chances', { alone })}</h2>
        <ChanceGraph {...{ seats, chances, rounds, length, at }} flagged={seats.flatMap(({ seat }) => worthSeeing(judged, seat))} onAt={setAt} />
        <input
          type="range"
          className="scrubber"
          min={0}
          max={length}
          value={at}
          aria-label={app.text('replay.scrub')}
          aria-valuetext={app.text('replay.step', { at, length })}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
        />
        <StepCard {...{ match, place, judged, chances, rounds, at }} onPlayOn={playOn} />
        <ChanceTable chances={chances} rounds={rounds} length={length} />
      </section>
      <h2>{app.text('analysis.seats')}</h2>
      <div className="seat-analyses">
        {seats
          .filter(({ kind }) => kind !== 'automa')
          .map((seat) => {
            const figures = run.analysis.seats[seat.seat];
            const done = run.status === 'done';
            return figures ? <SeatCard key={seat.seat} {...{ seat, figures, judged, rounds, done }} looked={run.looked} onAt={goTo} /> : null;
          })}
      </div>
      <p className="note">{app.text('analysis.note', { alone })}</p>
      <DropMatch />
    </>
  );
}
