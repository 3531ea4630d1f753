import { RuleLink } from '@madang/board-kit';
import type { ReactNode } from 'preact/compat';
import { Icon } from '../../art/Icon.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { HAS_BAR, useMedia } from '../../page/useMedia.ts';
import { useWords } from '../../words/useWords.tsx';
import { type ActProps, ConfirmButton, Key, UndoButton, useKey, WhyButton } from '../prompt/buttons/buttons.tsx';
import { useDoublePressGuard } from '../prompt/buttons/useDoublePress.ts';
import type { Deciding } from '../prompt/deciding.ts';
import { Question, stepText, Trail } from '../prompt/Prompt.tsx';
import type { PromptText } from '../prompt/promptOf.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { Tray } from './Tray.tsx';
import type { ChoiceListState } from './useChoiceList.ts';
import './line.css';
import './stacked.css';
import './outcome.css';
import './low.css';

interface LineProps extends ActProps {
  readonly prompt: PromptText;
  readonly deciding: Deciding;
  readonly list: ChoiceListState;
  /** What is to be read before one chooses. */
  readonly notice: ReactNode;
  /** What stands beside whom is waited for. */
  readonly aside: ReactNode;
  /** The way out of a turn that is only planned; null: it is not. */
  readonly leave: ReactNode;
  /** What others may take, where the table's bar lies behind a button. */
  readonly warnings: ReactNode;
  onBar(bar: Element | null): void;
}

/** The one line over the board: whose turn it is, what is asked, what is chosen so far, and what ends the turn. It never grows. */
export function Line(props: LineProps) {
  const words = useWords();
  const { plan, prompt, deciding, busy, list } = props;
  return (
    <section
      className="line"
      data-area="question"
      data-tone={prompt.tone}
      data-ended={prompt.ended}
      data-planning={props.leave === null ? undefined : true}
      aria-label={words.text('prompt.label')}
      aria-busy={busy}
    >
      <div className="line-top">
        <Question plan={plan} prompt={prompt} />
        {props.leave}
        <Said plan={plan} prompt={prompt} />
        {useMedia(HAS_BAR) ? props.warnings : null}
        <WhyButton {...props} />
        <ListButton list={list} isIdle={deciding.lit === null} onExplain={props.onExplain} />
      </div>
      <ChoiceList list={list} deciding={deciding} busy={busy} />
      <div className="line-aside">
        {props.notice}
        {props.aside}
      </div>
      <Acts {...props} />
    </section>
  );
}

interface ListButtonProps extends Pick<ActProps, 'onExplain'> {
  readonly list: ChoiceListState;
  /** There is nothing to choose. */
  readonly isIdle: boolean;
}

/** Opens the drawer with all choices; where there are none, says why. */
function ListButton({ list, isIdle, onExplain }: ListButtonProps) {
  const words = useWords();
  const key = useKey('filter');
  return (
    <button
      type="button"
      className="quiet line-list"
      aria-keyshortcuts={key}
      aria-expanded={list.opened !== null}
      aria-description={isIdle ? words.text('wait.list') : undefined}
      title={isIdle ? words.text('wait.list') : undefined}
      data-idle={isIdle || undefined}
      onClick={isIdle ? onExplain : list.toggle}
    >
      <Icon name="list" />
      <span className="wording">{words.text('prompt.choices')}</span>
      <Key of={key} />
    </button>
  );
}

/** What the tried moves come to, what the one that is pointed at would do, what was wrong, or the moves tried so far. */
function Said({ plan, prompt: { hint, outcome, tone } }: Pick<LineProps, 'plan' | 'prompt'>) {
  if (hint)
    return (
      <p className="line-said line-hint" data-trouble={tone === 'trouble'}>
        {hint.text}
        <RuleLink rule={hint.rule} />
      </p>
    );
  return (
    <div className="line-said">
      <Trail plan={plan} />
      {outcome ? (
        <p className="line-outcome" data-careful={outcome.careful ?? undefined}>
          {outcome.text}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Undo and Confirm keep their places, whatever is asked: beside a mouse the choices without a piece stand before them, under the thumb between
 * them. So no press on one of them hits another choice when it is made twice.
 */
function Acts({ onBar, ...props }: LineProps) {
  const scene = useScene();
  const hasBar = useMedia(HAS_BAR);
  const guard = useDoublePressGuard();
  const { plan, deciding, busy } = props;
  const tray = <Tray deciding={deciding} busy={busy} isNarrow={hasBar} onList={props.list.toggle} />;
  const last = (plan?.steps.length ?? 0) - 1;
  const act = plan && plan.stage !== 'open' && last >= 0 ? stepText(scene, plan, last) : null;
  const usual = deciding.usual && { label: deciding.explain(deciding.usual)?.label, onTake: deciding.takeUsual };
  if (!hasBar)
    return (
      <div className="line-acts" {...guard}>
        {tray}
        <UndoButton {...props} />
        <ConfirmButton {...props} act={act} usual={usual} />
      </div>
    );
  return (
    <div className="line-acts" {...guard}>
      <UndoButton {...props} />
      <div className="line-middle">
        {tray}
        <div ref={onBar} className="line-slot" />
        {act === null ? null : <p className="line-act">{act}</p>}
      </div>
      <ConfirmButton {...props} act={act} usual={usual} />
    </div>
  );
}
