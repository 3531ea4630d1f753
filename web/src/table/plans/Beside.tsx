import { Late, later } from '../../reach/later.tsx';
import { type BesideProps, isForPeople } from './waiting.tsx';

const ClaimSeat = later(async () => (await import('./ClaimSeat.tsx')).ClaimSeat);
const PlanAside = later(async () => (await import('./Planned.tsx')).PlanAside);
const Notice = later(async () => (await import('./Planned.tsx')).PlanNotice);

/** In the prompt, before the choices: what became of a plan that was kept. */
export const PlanNotice = (props: BesideProps) =>
  props.state.eyes !== null && props.state.planned.has(props.state.eyes) ? (
    <Late part="plan">
      <Notice {...props} />
    </Late>
  ) : null;

/** Beside whom is waited for: a seat's plan, or for who only watches the way to a seat of theirs. `isLeftElsewhere`: the way out of a plan stands elsewhere. */
export function Beside(props: BesideProps & { readonly isLeftElsewhere: boolean }) {
  const { state, table } = props;
  const { eyes: seat, plan } = state;
  if (table.status !== 'running') return null;
  if (table.mine.length > 0 && (seat === null || !(plan?.ahead || isForPeople(state, table, seat)))) return null;
  return <Late part="plan">{table.mine.length > 0 ? <PlanAside {...props} /> : <ClaimSeat />}</Late>;
}
