import type { Move } from '@madang/kernel';
import type { RefObject } from 'react';
import { Icon } from '../art/Icon.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { SeatClock } from '../clock/SeatClock.tsx';
import type { Plan } from '../play/plan.ts';
import { useWords } from '../words/useWords.tsx';
import { Chips } from './Chips.tsx';
import type { ChoiceGroup } from './choices.ts';
import { useScene } from './scene.tsx';

interface PromptProps {
  readonly plan: Plan | null;
  readonly text: string;
  readonly tone: 'mine' | 'waiting' | 'ready' | 'trouble';
  readonly hint: { readonly text: string; readonly rule: string | null } | null;
  readonly groups: readonly ChoiceGroup[];
  /** So many choices that they take the hint's place. */
  readonly many: boolean;
  /** So many that a filter stands beside them. */
  readonly filtered: boolean;
  readonly filter: string;
  readonly filterField: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  readonly canConfirm: boolean;
  readonly canUndo: boolean;
  readonly confirmButton: RefObject<HTMLButtonElement | null>;
  onFilter(text: string): void;
  onChoose(move: Move): void;
  onConfirm(): void;
  onUndo(): void;
  onExplain(): void;
}

/** The one line that says whose turn it is and what is to decide, with every answer below it. */
export function Prompt(props: PromptProps) {
  const words = useWords();
  const scene = useScene();
  const { plan, text, tone, hint, groups, many, busy } = props;
  return (
    <section className="prompt" data-tone={tone} data-many={many} aria-label={words.text('prompt.label')} aria-busy={busy}>
      <div className="prompt-flow">
        <p className="prompt-text" role="status" aria-live="polite">
          {plan && tone !== 'waiting' ? <SeatMark seat={plan.seat} size={22} /> : null}
          <span>{text}</span>
        </p>
        <div className="prompt-clock">
          <SeatClock seat={plan?.seat ?? null} name={scene.seats[plan?.seat ?? 0]?.name ?? ''} />
        </div>
        {groups.length > 0 || props.filtered ? <Chips groups={groups} disabled={busy} onChoose={props.onChoose} /> : null}
        {props.filtered ? (
          <label className="chip-filter">
            <Icon name="search" />
            <input
              ref={props.filterField}
              type="search"
              value={props.filter}
              placeholder={words.text('prompt.filter')}
              aria-label={words.text('prompt.filter')}
              onChange={(event) => props.onFilter(event.target.value)}
            />
          </label>
        ) : null}
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

function PromptButtons({ canUndo, canConfirm, busy, confirmButton, onUndo, onConfirm, onExplain }: PromptProps) {
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
        <span className="wording">{words.text('prompt.confirm')}</span>
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
  if (!plan || plan.steps.length === 0) return null;
  return (
    <ol className="trail" aria-label={app.text('prompt.planned')}>
      {plan.steps.map(({ move, decision }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan
        <li key={i}>{words.say(kit.wording.label((i > 0 ? plan.steps[i - 1]?.view : undefined) ?? plan.base, decision, move))}</li>
      ))}
    </ol>
  );
}
