import './planned.css';
import { Contained } from '@madang/board-kit';
import { CONDITIONS, type Condition, imagineTurn, type Seat } from '@madang/kernel';
import type { SeatPlan } from '@madang/wire';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { keptOf } from '../../play/answers.ts';
import { isPostponed, type Plan, planAhead, stoppedAt, turnAfter, viewBefore } from '../../play/plan.ts';
import { seenBy } from '../../play/position.ts';
import type { TableState } from '../../play/table.ts';
import { lostWords } from '../../turn-alerts/lost-words.ts';
import { useWords } from '../../words/useWords.tsx';
import { type BesideProps, isForPeople, PlanLeave } from './waiting.tsx';

interface PlannedProps extends BesideProps {
  readonly seat: Seat;
}

/** In the prompt, before the choices: why the plan that was kept stopped, or that it is about to be made. */
export function PlanNotice({ store, state, table }: BesideProps) {
  const { plan, eyes: seat, position } = state;
  if (seat === null || table.status !== 'running' || plan?.ahead || table.seats[seat]?.standIn) return null;
  const kept = keptOf(state, seat);
  if (kept?.stopped)
    return (
      <Contained part="plan" position={position} fallback={null}>
        <Stopped store={store} state={state} kept={kept} seat={seat} />
      </Contained>
    );
  return kept && position?.waitingFor.includes(seat) ? <Coming store={store} state={state} seat={seat} /> : null;
}

interface AsideProps extends BesideProps {
  /** The way out of a plan stands elsewhere. */
  readonly isLeftElsewhere: boolean;
}

/** In the prompt: the plan of turns to come that is being made, what is kept of one, the way to make one, or that none can be made yet. */
export const PlanAside = (props: AsideProps) => (
  <Contained part="plan" position={props.state.plan} fallback={null}>
    <PlanAsideShown {...props} />
  </Contained>
);

function PlanAsideShown({ store, state, table, isLeftElsewhere }: AsideProps) {
  const { plan, eyes: seat } = state;
  if (seat === null || table.status !== 'running') return null;
  // Against a real-time clock nothing is kept: there a plan is only what another's undo interrupted.
  if (plan?.ahead && table.clock?.kind === 'live') return isLeftElsewhere ? null : <PlanLeave store={store} />;
  if (plan?.ahead) return <Planning store={store} plan={plan} isLeftElsewhere={isLeftElsewhere} />;
  const kept = keptOf(state, seat);
  if (kept?.stopped || !isForPeople(state, table, seat)) return null;
  return kept ? <Kept store={store} state={state} kept={kept} seat={seat} /> : <Offer store={store} state={state} seat={seat} />;
}

function Planning({ store, plan, isLeftElsewhere }: Pick<AsideProps, 'store' | 'isLeftElsewhere'> & { readonly plan: Plan }) {
  const words = useWords();
  const { kit } = useScene();
  const after = useMemo(() => turnAfter(kit.game, plan), [kit, plan]);
  const turns = plan.ahead?.turns.length ?? 0;
  return (
    <div className="plan-aside plan-planning" role="status">
      <span className="plan-said">{words.text('plan.planning', { count: turns + 1 })}</span>
      {isPostponed(plan) ? null : <When store={store} condition={plan.ahead?.condition ?? 'same'} />}
      {after ? (
        <button type="button" className="small" onClick={() => store.lookForward()}>
          {words.text('plan.after')}
        </button>
      ) : null}
      {isLeftElsewhere ? null : <PlanLeave store={store} />}
    </div>
  );
}

/** When the plan is to be made. What is chosen is written over the field, which could not break it into lines. */
function When({ store, condition }: Pick<PlannedProps, 'store'> & { readonly condition: Condition }) {
  const words = useWords();
  return (
    <label className="plan-when">
      <span aria-hidden="true">{words.text(`plan.condition.${condition}`)}</span>
      <select
        aria-label={words.text('plan.condition')}
        value={condition}
        onChange={({ currentTarget }) => {
          const chosen = CONDITIONS.find((one) => one === currentTarget.value);
          if (chosen) store.provide(chosen);
        }}
      >
        {CONDITIONS.map((one) => (
          <option key={one} value={one}>
            {words.text(`plan.condition.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface KeptProps extends Pick<PlannedProps, 'store' | 'state' | 'seat'> {
  readonly kept: SeatPlan;
}

function Kept({ store, state, kept, seat }: KeptProps) {
  const words = useWords();
  const { said, whole } = useSaid(state, kept, seat);
  return (
    <div className="plan-aside plan-kept">
      <span className="plan-said">
        {words.text(`plan.kept.${kept.condition}`, { moves: said })}
        {whole ? null : <> {words.text('plan.short')}</>}
      </span>
      <button type="button" className="small" onClick={() => store.lookForward()}>
        {words.text('plan.change')}
      </button>
      <button type="button" className="small" onClick={() => store.dropPlan(seat)}>
        {words.text('plan.drop')}
      </button>
    </div>
  );
}

/** The moves of a plan in words, and whether all of them can be made as things stand. */
function useSaid({ position }: TableState, { turns, condition }: SeatPlan, seat: Seat): { readonly said: string; readonly whole: boolean } {
  const { kit, words } = useScene();
  const view = position && seenBy(position, seat)?.view;
  return useMemo(() => {
    const plans = turns.map((_, i) => (view ? planAhead(kit.game, view, seat, turns.slice(0, i + 1), condition) : null));
    const said = plans.map((plan) =>
      (plan?.steps ?? []).map(({ move, decision }, i) => (plan ? words.say(kit.wording.label(viewBefore(plan, i), decision, move)) : '')),
    );
    const whole = said.every((moves, i) => moves.length === turns[i]?.length);
    return { said: said.flatMap((moves) => (moves.length > 0 ? [moves.join(' → ')] : [])).join(' · '), whole };
  }, [kit, words, view, turns, condition, seat]);
}

function Stopped({ store, state, kept, seat }: KeptProps) {
  const app = useWords();
  const { kit, words, seats } = useScene();
  const seen = state.position && seenBy(state.position, seat);
  const lost = useMemo(() => (seen && kept.stopped === 'not-offered' ? stoppedAt(kit.game, seen, seat, kept) : undefined), [kit, seen, seat, kept]);
  const { condition } = kept;
  const said = lost
    ? app.text('plan.stopped.move', { condition, ...lostWords(kit, words, seats, lost) })
    : app.text(`plan.stopped.${kept.stopped ?? ''}`, { condition });
  return (
    <div className="plan-aside plan-notice plan-stopped" role="status">
      <Icon name="clock" />
      <span className="plan-said">{said}</span>
      <button type="button" className="small" disabled={state.sending !== null} onClick={() => store.dropPlan(seat)}>
        {app.text('plan.seen')}
      </button>
    </div>
  );
}

/** The turn has come for which a plan is kept: a moment is left to cancel it. */
function Coming({ store, state, seat }: Pick<PlannedProps, 'store' | 'state' | 'seat'>) {
  const words = useWords();
  return (
    <div className="plan-aside plan-notice" role="status">
      <span className="plan-said">{words.text('plan.coming')}</span>
      <button type="button" className="small" disabled={state.sending !== null} onClick={() => store.dropPlan(seat)}>
        {words.text('plan.drop')}
      </button>
    </div>
  );
}

/** The way to plan the next turn, or that it cannot be planned yet. */
function Offer({ store, state, seat }: Pick<PlannedProps, 'store' | 'state' | 'seat'>) {
  const words = useWords();
  const { kit } = useScene();
  const { position } = state;
  const view = position && seenBy(position, seat)?.view;
  const possible = useMemo(() => view !== undefined && view !== null && imagineTurn(kit.game, view, seat) !== undefined, [kit, view, seat]);
  return (
    <div className="plan-aside plan-offer">
      {possible ? (
        <button type="button" className="small" onClick={() => store.lookForward()}>
          {words.text('plan.offer')}
        </button>
      ) : (
        <span className="plan-said">{words.text('plan.cannot')}</span>
      )}
    </div>
  );
}
