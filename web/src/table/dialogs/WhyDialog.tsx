import { Contained } from '@madang/board-kit';
import { BARS, type Move } from '@madang/kernel';
import { Suspense, useMemo } from 'react';
import { Dialog } from '../../page/Dialog.tsx';
import { Link } from '../../page/Link.tsx';
import type { Plan } from '../../play/plan.ts';
import { plannedView } from '../../play/plan.ts';
import { refuser } from '../../play/why-not.ts';
import { useScene } from '../../scene/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { RuleText } from '../side/LogPanel.tsx';

/** A rule that forbids more than this is folded. */
const SHOWN_AT_ONCE = 3;

interface Refused {
  readonly move: Move;
  readonly label: string;
  readonly why: string;
  readonly rule: string;
  readonly far: number;
}

const NEVER = BARS.indexOf('never');

/** By the rule that forbids them, what can be changed first. */
function byRule(refused: readonly Refused[]): readonly (readonly [rule: string, moves: readonly Refused[]])[] {
  const groups = [...Map.groupBy(refused, (one) => one.rule)];
  const nearest = (moves: readonly Refused[]): number => Math.min(...moves.map(({ far }) => far));
  return groups.map(([rule, moves]) => [rule, moves.toSorted((a, b) => a.far - b.far)] as const).sort(([, a], [, b]) => nearest(a) - nearest(b));
}

interface WhyProps {
  readonly plan: Plan;
  onClose(): void;
}

/** What is asked, by which rule, what every choice would do, and why other things are not offered. */
export const WhyDialog = (props: WhyProps) => (
  <Contained part="why" position={props.plan} fallback={null}>
    <WhyDialogShown {...props} />
  </Contained>
);

function WhyDialogShown({ plan, onClose }: WhyProps) {
  const app = useWords();
  const { kit, words } = useScene();
  const { decision } = plan;
  const refused = useRefused(plan);
  const rule = decision ? kit.wording.ruleOf(plannedView(plan), decision) : undefined;
  return (
    <Dialog title={decision ? words.say(kit.wording.prompt(plannedView(plan), decision)) : app.text('why.nothing')} onClose={onClose} wide>
      {rule === undefined ? null : (
        <p className="rule-block">
          <Link to={{ page: 'rules', game: kit.game.name, rule }} className="rule-link">
            {rule}
          </Link>{' '}
          <Suspense fallback={null}>
            <RuleText rule={rule} />
          </Suspense>
        </p>
      )}
      <h3>{app.text('why.not')}</h3>
      {refused.length === 0 ? <p className="empty">{app.text('why.none')}</p> : null}
      <ul className="refused">
        {byRule(refused).map(([forbids, moves]) => (
          <li key={forbids}>
            <RefusedByRule rule={forbids} moves={moves} />
          </li>
        ))}
      </ul>
      <h3>{app.text('why.keys')}</h3>
      <dl className="keys">
        {(['choose', 'undo', 'confirm', 'filter', 'since', 'next', 'explain'] as const).map((action) => (
          <div key={action}>
            <dt>
              <kbd>{app.text(`keys.${action}.key`)}</kbd>
            </dt>
            <dd>{app.text(`keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** What one rule forbids here; a long list is folded away, and what cannot come in this match. */
function RefusedByRule({ rule, moves }: { readonly rule: string; readonly moves: readonly Refused[] }) {
  const app = useWords();
  const { showRule } = useScene();
  return (
    <details open={moves.length <= SHOWN_AT_ONCE && moves[0]?.far !== NEVER}>
      <summary>
        {moves[0]?.why} <small>{app.text('why.count', { count: moves.length })}</small>
      </summary>
      <button type="button" className="rule-link" onClick={() => showRule(rule)}>
        {rule}
      </button>
      <ul>
        {moves.map(({ move, label, why }) => (
          <li key={move.id}>
            <strong>{label}</strong> {why === moves[0]?.why ? null : <span>{why}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Moves that a person might expect here and that a rule forbids. */
function useRefused(plan: Plan): readonly Refused[] {
  const { kit, words } = useScene();
  return useMemo(() => {
    const { decision } = plan;
    if (!decision) return [];
    const view = plannedView(plan);
    const { ofMove } = refuser(kit.game, words, view, decision);
    return kit.game.moves.table.flatMap((move) => {
      const reason = ofMove(move);
      return reason ? [{ move, label: words.say(kit.wording.label(view, decision, move)), ...reason }] : [];
    });
  }, [plan, kit, words]);
}
