import { Contained, closedPieces, RuleLink } from '@madang/board-kit';
import { WhenLoaded } from '@madang/board-kit/loading';
import { BARS, type Decision, type Move, type State } from '@madang/kernel';
import { useMemo, useState } from 'preact/hooks';
import { useScene } from '../../board-context/scene.tsx';
import { type Refused, refusedAt } from '../../board-context/why-not.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useMedia } from '../../page/useMedia.ts';
import { type Plan, plannedView } from '../../play/plan.ts';
import { useWords } from '../../words/useWords.tsx';
import { RuleText } from '../log/LogPanel.tsx';
import { explainer } from '../prompt/explain.ts';
import { outcomeOf } from '../prompt/outcome.ts';
import { Trail } from '../prompt/Prompt.tsx';
import { FINGERS, Keys } from './Keys.tsx';
import './why.css';

/** A rule that forbids more than this is folded. */
const SHOWN_AT_ONCE = 3;
/** More choices than this are folded, and only named. */
const ALLOWED_AT_ONCE = 12;
const NEVER = BARS.indexOf('never');

/** By the rule that forbids them, what can be changed first. */
function byRule(refused: readonly Refused[]): readonly (readonly [rule: string, moves: readonly Refused[]])[] {
  const groups = [...Map.groupBy(refused, (one) => one.rule)];
  const nearest = (moves: readonly Refused[]): number => Math.min(...moves.map(({ far }) => far));
  return groups.map(([rule, moves]) => [rule, moves.toSorted((a, b) => a.far - b.far)] as const).sort(([, a], [, b]) => nearest(a) - nearest(b));
}

interface Asked {
  readonly plan: Plan;
  readonly view: State;
  readonly decision: Decision;
}

interface WhyProps {
  readonly plan: Plan;
  onClose(): void;
}

/** Explains one decision: what is asked, by which rule, what is allowed, and why pieces that lie there answer nothing. */
export const WhyDialog = (props: WhyProps) => (
  <Contained part="why" position={props.plan} fallback={null}>
    <WhyDialogShown {...props} />
  </Contained>
);

/** What is left to do where nothing is to be chosen. */
function withoutDecision({ steps, stage }: Plan): 'why.nothing' | 'prompt.hidden' | 'prompt.ready' {
  if (steps.length === 0) return 'why.nothing';
  return stage === 'hidden' ? 'prompt.hidden' : 'prompt.ready';
}

function WhyDialogShown({ plan, onClose }: WhyProps) {
  const app = useWords();
  const { kit, words } = useScene();
  const keys = !useMedia(FINGERS);
  const { decision } = plan;
  const view = plannedView(plan);
  const rule = decision ? kit.wording.ruleOf(view, decision) : undefined;
  return (
    <Dialog title={decision ? words.say(kit.wording.prompt(view, decision)) : app.text(withoutDecision(plan))} onClose={onClose} wide>
      {rule === undefined ? null : (
        <p className="rule-block">
          <RuleLink rule={rule} />{' '}
          <WhenLoaded fallback={null}>
            <RuleText rule={rule} />
          </WhenLoaded>
        </p>
      )}
      {decision ? null : (
        <div className="why-steps">
          <Trail plan={plan} />
          <p>{outcomeOf(kit, words, plan)?.text}</p>
        </div>
      )}
      {decision ? <Allowed plan={plan} view={view} decision={decision} /> : null}
      {decision ? <NotAllowed plan={plan} view={view} decision={decision} /> : null}
      {keys ? <Keys /> : null}
    </Dialog>
  );
}

/** What may be chosen; of few choices also what each would do. */
function Allowed({ plan, view, decision }: Asked) {
  const app = useWords();
  const { kit, words } = useScene();
  const explain = useMemo(() => explainer(kit, words, view, plan.seat, decision), [kit, words, view, plan.seat, decision]);
  const few = decision.moves.length <= ALLOWED_AT_ONCE;
  const list = (
    <ul>
      {decision.moves.map((move) => {
        const explained = few ? explain(move) : null;
        return (
          <li key={move.id}>
            <strong>{explained ? explained.label : words.say(kit.wording.label(view, decision, move))}</strong>
            {explained?.forecast ? <span> {explained.forecast}</span> : null}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      <h3>{app.text('why.allowed')}</h3>
      <div className="allowed">
        {few ? (
          list
        ) : (
          <details>
            <summary>{app.text('why.count', { count: decision.moves.length })}</summary>
            {list}
          </details>
        )}
      </div>
    </>
  );
}

/** Why pieces of this board answer nothing now; nothing where no rule has to do with it. */
function NotAllowed(asked: Asked) {
  const app = useWords();
  const refused = useRefused(asked);
  if (refused.length === 0) return null;
  return (
    <>
      <h3>{app.text('why.not')}</h3>
      <ul className="refused">
        {byRule(refused).map(([forbids, moves]) => (
          <li key={forbids}>
            <RefusedByRule asked={asked} rule={forbids} moves={moves} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RefusedProps {
  readonly asked: Asked;
  readonly rule: string;
  readonly moves: readonly Refused[];
}

/** What one rule forbids here; a long list is folded away, and what cannot come in this match. */
function RefusedByRule({ asked: { view, decision }, rule, moves }: RefusedProps) {
  const app = useWords();
  const { kit, words } = useScene();
  const [first] = moves;
  if (!first) return null;
  const label = (move: Move): string => words.say(kit.wording.label(view, decision, move));
  const others = moves.length - 1;
  const alike = others > 0 && moves.every(({ why }) => why === first.why);
  return (
    <details open={moves.length <= SHOWN_AT_ONCE && first.far !== NEVER}>
      <summary>
        {alike || first.why.includes(label(first.move)) ? null : <strong>{label(first.move)}</strong>} {first.why}{' '}
        {others > 0 ? <small>{alike ? app.text('why.count', { count: moves.length }) : app.text('why.more', { count: others })}</small> : null}
      </summary>
      <RuleLink rule={rule} />
      {others > 0 ? (
        <ul>
          {moves.map(({ move, why }) => (
            <li key={move.id}>
              {alike || !why.includes(label(move)) ? <strong>{label(move)}</strong> : null} {alike ? null : <span>{why}</span>}
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

/** Reasons for the pieces that the board shows while the dialog opens. */
function useRefused({ view, decision }: Asked): readonly Refused[] {
  const { kit, words, board } = useScene();
  const [pieces] = useState(() => closedPieces(document.querySelector('.board-area') ?? document));
  return useMemo(() => refusedAt(kit, words, view, decision, { answering: board.answering, pieces }), [kit, words, view, decision, board, pieces]);
}
