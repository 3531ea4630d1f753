import './prompt.css';
import { RuleLink } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import type { CSSProperties, ReactNode, RefObject } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { type Scene, useScene } from '../../board-context/scene.tsx';
import { SeatClock } from '../../clock/SeatClock.tsx';
import { contain } from '../../faults/faults.ts';
import { type Plan, viewBefore } from '../../play/plan.ts';
import { useWords } from '../../words/useWords.tsx';
import { type ActProps, ConfirmButton, UndoButton, WhyButton } from './buttons/buttons.tsx';
import { useDoublePressGuard } from './buttons/useDoublePress.ts';
import { Chips } from './Chips.tsx';
import type { Deciding } from './deciding.ts';
import type { PromptText } from './promptOf.ts';

interface PromptProps extends ActProps {
  readonly prompt: PromptText;
  readonly deciding: Deciding;
  /** The hint tells of trouble: choices, however many, do not take its place. */
  readonly troubled: boolean;
  /** What is to be read before the choices. */
  readonly notice: ReactNode;
  /** What stands beside whom is waited for. */
  readonly aside: ReactNode;
  readonly filterField: RefObject<HTMLInputElement | null>;
}

/** From this many choices on they need the room of the hint; from that many on a filter helps. */
const MANY = 9;
const FILTERED = 19;

/** The one line that says whose turn it is and what is to decide, with every answer below it. */
export function Prompt(props: PromptProps) {
  const words = useWords();
  const guard = useDoublePressGuard();
  const { plan, deciding, busy } = props;
  const { tone, hint, outcome } = props.prompt;
  // Where there is nothing to choose now, nothing is looked for among the choices.
  const count = deciding.lit ? (deciding.decision?.moves.length ?? 0) : 0;
  return (
    <section
      className="prompt"
      data-area="question"
      data-tone={tone}
      data-many={count >= MANY && !props.troubled}
      aria-label={words.text('prompt.label')}
      aria-busy={busy}
    >
      <div className="prompt-flow">
        <Question plan={plan} prompt={props.prompt} />
        {props.notice}
        {deciding.groups.length > 0 || count >= FILTERED ? <Chips groups={deciding.groups} disabled={busy} onChoose={deciding.choose} /> : null}
        {outcome ? (
          <p className="prompt-outcome" data-careful={outcome.careful ?? undefined}>
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
            <RuleLink rule={hint.rule} />
          </p>
        ) : (
          <Trail plan={plan} />
        )}
      </div>
      <div className="prompt-buttons" {...guard}>
        <WhyButton {...props} />
        <UndoButton {...props} />
        <ConfirmButton {...props} />
      </div>
    </section>
  );
}

/** The question, the seat that it goes to, and the time that seat has. */
export function Question({ plan, prompt: { text, tone } }: Pick<PromptProps, 'plan' | 'prompt'>) {
  const { seats } = useScene();
  return (
    <>
      <p className="prompt-text">
        {plan && tone !== 'waiting' ? <SeatMark seat={plan.seat} size={22} /> : null}
        <span>{text}</span>
      </p>
      <div className="prompt-clock">
        <SeatClock seat={plan?.seat ?? null} name={seats[plan?.seat ?? 0]?.name ?? ''} />
      </div>
    </>
  );
}

interface FilterProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** The element that says how many choices there are. */
  readonly counted?: string;
  onFilter(text: string): void;
}

/** Looks for choices by a part of their label. */
export function Filter({ field, text, counted, onFilter }: FilterProps) {
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
        aria-describedby={counted}
        onChange={(event) => onFilter(event.currentTarget.value)}
      />
    </label>
  );
}

/** A tried move in the game's words. */
export function stepText({ kit, words }: Scene, plan: Plan, i: number): string {
  const step = plan.steps.at(i);
  return step ? contain('trail', () => words.say(kit.wording.label(viewBefore(plan, i), step.decision, step.move)), step.move.kind) : '';
}

/** The moves tried so far, in order. */
export function Trail({ plan }: { readonly plan: Plan | null }) {
  const scene = useScene();
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
      {inPlace(plan.steps, (_, i) => (
        <li style={placed(i)}>{stepText(scene, plan, i)}</li>
      ))}
    </ol>
  );
}

/** A step's number for the sheets, which may lay the steps out from the newest. */
const placed = (at: number): CSSProperties & Readonly<Record<'--at', number>> => ({ '--at': at });
