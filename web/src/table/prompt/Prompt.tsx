import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { SeatClock } from '../../clock/SeatClock.tsx';
import { contain } from '../../faults/faults.ts';
import { type Plan, viewBefore } from '../../play/plan.ts';
import { useScene } from '../../scene/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { Chips } from './Chips.tsx';
import type { Deciding } from './deciding.ts';
import type { PromptText } from './promptOf.ts';

interface PromptProps {
  readonly plan: Plan | null;
  readonly prompt: PromptText;
  readonly deciding: Deciding;
  /** The hint tells of trouble: choices, however many, do not take its place. */
  readonly troubled: boolean;
  readonly busy: boolean;
  /** What is to be read before the choices. */
  readonly notice: ReactNode;
  /** What stands beside whom is waited for. */
  readonly aside: ReactNode;
  readonly filterField: RefObject<HTMLInputElement | null>;
  readonly confirmButton: RefObject<HTMLButtonElement | null>;
  onConfirm(): void;
  onUndo(): void;
  onExplain(): void;
}

/** From this many choices on they need the room of the hint; from that many on a filter helps. */
const MANY = 9;
const FILTERED = 19;

/** The one line that says whose turn it is and what is to decide, with every answer below it. */
export function Prompt(props: PromptProps) {
  const words = useWords();
  const scene = useScene();
  const { plan, deciding, busy } = props;
  const { text, tone, hint, outcome } = props.prompt;
  // Where there is nothing to choose now, nothing is looked for among the choices.
  const count = deciding.lit ? (deciding.decision?.moves.length ?? 0) : 0;
  return (
    <section
      className="prompt"
      data-tone={tone}
      data-many={count >= MANY && !props.troubled}
      aria-label={words.text('prompt.label')}
      aria-busy={busy}
    >
      <div className="prompt-flow">
        <p className="prompt-text" role="status" aria-live="polite">
          {plan && tone !== 'waiting' ? <SeatMark seat={plan.seat} size={22} /> : null}
          <span>{text}</span>
        </p>
        <div className="prompt-clock">
          <SeatClock seat={plan?.seat ?? null} name={scene.seats[plan?.seat ?? 0]?.name ?? ''} />
        </div>
        {props.notice}
        {deciding.groups.length > 0 || count >= FILTERED ? <Chips groups={deciding.groups} disabled={busy} onChoose={deciding.choose} /> : null}
        {outcome ? (
          <p className="prompt-outcome" role="status" data-careful={outcome.careful}>
            {outcome.text}
          </p>
        ) : null}
        {props.aside}
        {count >= FILTERED ? <Filter field={props.filterField} text={deciding.filter} onFilter={deciding.onFilter} /> : null}
      </div>
      <div className="prompt-hint">
        {hint ? (
          <p>
            {hint.text}
            {hint.rule === null ? null : (
              <button type="button" className="rule-link" onClick={() => scene.showRule(hint.rule ?? '')}>
                {hint.rule}
              </button>
            )}
          </p>
        ) : (
          <Trail plan={plan} />
        )}
      </div>
      <PromptButtons {...props} />
    </section>
  );
}

interface FilterProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  onFilter(text: string): void;
}

function Filter({ field, text, onFilter }: FilterProps) {
  const words = useWords();
  return (
    <label className="chip-filter">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        value={text}
        placeholder={words.text('prompt.filter')}
        aria-label={words.text('prompt.filter')}
        onChange={(event) => onFilter(event.target.value)}
      />
    </label>
  );
}

function PromptButtons({ plan, deciding: { canUndo, canConfirm }, busy, confirmButton, onUndo, onConfirm, onExplain }: PromptProps) {
  const words = useWords();
  return (
    <div className="prompt-buttons">
      <button
        type="button"
        className="quiet"
        aria-keyshortcuts="?"
        onClick={onExplain}
        aria-label={words.text('prompt.explain')}
        title={words.text('prompt.explain')}
      >
        <Icon name="help" />
      </button>
      <button type="button" aria-keyshortcuts="u" disabled={!canUndo || busy} onClick={onUndo}>
        <Icon name="undo" />
        <span className="wording">{words.text('prompt.undo')}</span>
        <span className="kbd" aria-hidden="true">
          u
        </span>
      </button>
      <button ref={confirmButton} type="button" className="primary" aria-keyshortcuts="Enter" disabled={!canConfirm || busy} onClick={onConfirm}>
        <Icon name="check" />
        <span className="wording">{words.text(plan?.ahead ? 'plan.keep' : 'prompt.confirm')}</span>
        <span className="kbd" aria-hidden="true">
          ⏎
        </span>
      </button>
    </div>
  );
}

/** The moves tried so far, in order. */
function Trail({ plan }: { readonly plan: Plan | null }) {
  const { kit, words } = useScene();
  const app = useWords();
  const list = useRef<HTMLOListElement>(null);
  const count = plan?.steps.length ?? 0;
  // What was done last says most; what went before is scrolled to.
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ left: list.current.scrollWidth, behavior: 'instant' });
  }, [count]);
  if (!plan || count === 0) return null;
  return (
    <ol ref={list} className="trail" aria-label={app.text('prompt.planned')}>
      {plan.steps.map(({ move, decision }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan
        <li key={i}>{contain('trail', () => words.say(kit.wording.label(viewBefore(plan, i), decision, move)), move.kind)}</li>
      ))}
    </ol>
  );
}
