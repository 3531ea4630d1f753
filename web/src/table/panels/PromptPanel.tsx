import { OwnTime } from '../../clock/SeatClock.tsx';
import { countOf, ThreatsButton } from '../../threats/ThreatsButton.tsx';
import { Asked } from '../line/Asked.tsx';
import { Speaking } from '../speech/Speaking.tsx';
import type { Played } from '../usePlayed.ts';

/** What the reader is asked, seen and heard, and the time for it. */
export function PromptPanel({ played }: { readonly played: Played }) {
  const { store, state, table, actions, look, deciding, turns, since, onBar, warnings } = played;
  return (
    <>
      <Asked
        {...{ store, state, table, actions, deciding, since, onBar }}
        warnings={warnings && countOf(warnings) > 0 ? <ThreatsButton warnings={warnings} /> : null}
      />
      <Speaking {...{ store, state, table, look, turns }} savable={actions.document !== null} />
      <OwnTime seat={state.eyes} />
    </>
  );
}
