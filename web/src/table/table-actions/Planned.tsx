import './planned.css';
import { Contained } from '@madang/board-kit';
import { CONDITIONS, imagineTurn, type Seat } from '@madang/kernel';
import type { SeatPlan, TableView } from '@madang/wire';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { keptOf } from '../../play/answers.ts';
import { type Plan, planAhead, turnAfter, viewBefore } from '../../play/plan.ts';
import { seenBy } from '../../play/position.ts';
import type { TableState, TableStore } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';

interface PlannedProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
  readonly seat: Seat;
}

/** In the prompt, before the choices: why the plan that was kept stopped. */
export function PlanNotice({ store, state, table }: Omit<PlannedProps, 'seat'>) {
  const { plan, eyes: seat } = state;
  if (seat === null || table.status !== 'running' || plan?.ahead || table.seats[seat]?.standIn) return null;
  const kept = keptOf(state, seat);
  return kept?.stopped ? <Stopped store={store} state={state} kept={kept} seat={seat} /> : null;
}

/** In the prompt: the plan of turns to come that is being made, what is kept of one, the way to make one, or that none can be made yet. */
export const PlanAside = (props: Omit<PlannedProps, 'seat'>) => (
  <Contained part="plan" position={props.state.plan} fallback={null}>
    <PlanAsideShown {...props} />
  </Contained>
);

function PlanAsideShown({ store, state, table }: Omit<PlannedProps, 'seat'>) {
  const { plan, eyes: seat } = state;
  if (seat === null || table.status !== 'running') return null;
  if (plan?.ahead) return <Planning store={store} plan={plan} />;
  const kept = keptOf(state, seat);
  if (kept?.stopped || !isForPeople(state, table, seat)) return null;
  return kept ? <Kept store={store} state={state} kept={kept} seat={seat} /> : <Offer store={store} state={state} seat={seat} />;
}

/** Whether the seat waits for people, where they may take their time. */
function isForPeople({ position, sending }: TableState, { clock, mine, seats }: TableView, seat: Seat): boolean {
  if (!position || position.over || sending || clock?.kind === 'live' || !mine.includes(seat)) return false;
  const { waitingFor } = position;
  return !waitingFor.includes(seat) && waitingFor.some((one) => seats[one]?.kind === 'person' && seats[one].standIn === null);
}

function Planning({ store, plan }: Pick<PlannedProps, 'store'> & { readonly plan: Plan }) {
  const words = useWords();
  const { kit } = useScene();
  const after = useMemo(() => turnAfter(kit.game, plan), [kit, plan]);
  const turns = plan.ahead?.turns.length ?? 0;
  return (
    <div className="plan-aside" role="status">
      <span className="plan-said">{words.text('plan.planning', { count: turns + 1 })}</span>
      <select
        aria-label={words.text('plan.condition')}
        value={plan.ahead?.condition}
        onChange={({ currentTarget }) => {
          const condition = CONDITIONS.find((one) => one === currentTarget.value);
          if (condition) store.provide(condition);
        }}
      >
        {CONDITIONS.map((condition) => (
          <option key={condition} value={condition}>
            {words.text(`plan.condition.${condition}`)}
          </option>
        ))}
      </select>
      {after ? (
        <button type="button" className="small" onClick={() => store.lookForward()}>
          {words.text('plan.after')}
        </button>
      ) : null}
      <button type="button" className="small" onClick={() => store.leavePlan()}>
        {words.text('plan.leave')}
      </button>
    </div>
  );
}

interface KeptProps extends Pick<PlannedProps, 'store' | 'state' | 'seat'> {
  readonly kept: SeatPlan;
}

function Kept({ store, state, kept, seat }: KeptProps) {
  const words = useWords();
  const { said, whole } = useSaid(state, kept, seat);
  return (
    <div className="plan-aside">
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
  const words = useWords();
  const count = kept.turns.flat().length;
  return (
    <div className="plan-aside plan-stopped" role="status">
      <Icon name="clock" />
      <span className="plan-said">{words.text(`plan.stopped.${kept.stopped ?? ''}`, { count })}</span>
      <button type="button" className="small" disabled={state.sending !== null} onClick={() => store.dropPlan(seat)}>
        {words.text('plan.seen')}
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
